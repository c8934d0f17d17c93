import type { Exercise } from './exercise.ts';
import { pixel } from './exercises-own-account.ts';
import type { Scene } from './scene.ts';

/** A group as the form of old clients sends it: a complete row, with an owner, who is ignored. */
const row = {
  name: 'Graph theory',
  shortName: 'graphs',
  brief: 'Trees and more',
  description: 'Every Friday',
  auth: 2,
  code: 'abc123',
  visible: true,
  avatar: '',
  owner: 'whoever',
  uid: 'f'.repeat(32),
  status: 1,
  _XID: 'row_1',
};

const news = { title: 'News', content: 'Of the group', status: 0, uid: 'f'.repeat(32) };
const page = { currentPage: 1, limit: 10 };

/** Groups, for visitors, members and those who run them. */
export const groupExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'GET /api/get-group-list': () => ({
    isSignedIn: true,
    query: { currentPage: 1, limit: 15, keyword: '', auth: 0, onlyMine: true },
  }),
  'GET /api/get-group-detail': ({ ofGroups }) => ({ isSignedIn: true, query: { gid: ofGroups.id } }),
  'GET /api/get-group-access': ({ ofGroups }) => ({ isSignedIn: true, query: { gid: ofGroups.id } }),
  'GET /api/get-group-auth': ({ ofGroups }) => ({ isSignedIn: true, query: { gid: ofGroups.id } }),
  'GET /api/get-group-rank-list': ({ group }) => ({
    isSignedIn: true,
    query: { ...page, gid: group.id, type: 0, searchUser: '' },
  }),
  'POST /api/group': () => ({ isAdmin: true, body: row }),
  'PUT /api/group': ({ ofGroups }) => ({
    isSignedIn: true,
    body: { ...row, id: String(ofGroups.id), name: 'Flows and cuts', shortName: 'flows' },
  }),
  'DELETE /api/group': ({ ofGroups }) => ({ isSignedIn: true, query: { gid: ofGroups.oldId } }),
  'POST /api/file/upload-group-avatar': ({ ofGroups }) => {
    const body = new FormData();
    body.set('image', new Blob([pixel]), 'us.gif');
    body.set('gid', String(ofGroups.id));
    return { isSignedIn: true, body };
  },
  'GET /api/group/get-member-list': ({ ofGroups }) => ({ isSignedIn: true, query: { ...page, gid: ofGroups.id } }),
  'GET /api/group/get-apply-list': ({ ofGroups }) => ({ isSignedIn: true, query: { ...page, gid: ofGroups.id } }),
  'POST /api/group/member': ({ ofGroups }) => ({
    isSignedIn: true,
    query: { gid: ofGroups.protectedId, code: '', reason: 'I am in this class' },
    body: {},
  }),
  'PUT /api/group/member': ({ ofGroups }) => ({
    isSignedIn: true,
    body: { id: 7, gid: String(ofGroups.id), uid: ofGroups.memberId, auth: 4, username: 'whoever' },
  }),
  'DELETE /api/group/member': ({ ofGroups }) => ({
    isSignedIn: true,
    query: { gid: ofGroups.id, uid: ofGroups.oldMemberId },
  }),
  'DELETE /api/group/member/exit': ({ ofGroups }) => ({ isSignedIn: true, query: { gid: ofGroups.joinedId } }),
  'GET /api/group/get-announcement-list': ({ ofGroups }) => ({
    isSignedIn: true,
    query: { ...page, limit: 5, gid: ofGroups.id },
  }),
  'GET /api/group/get-admin-announcement-list': ({ ofGroups }) => ({
    isSignedIn: true,
    query: { ...page, gid: ofGroups.id },
  }),
  'POST /api/group/announcement': ({ ofGroups }) => ({ isSignedIn: true, body: { ...news, gid: String(ofGroups.id) } }),
  'PUT /api/group/announcement': ({ ofGroups }) => ({
    isSignedIn: true,
    body: { ...news, id: ofGroups.announcementId, gid: 7 },
  }),
  'DELETE /api/group/announcement': ({ ofGroups }) => ({
    isSignedIn: true,
    query: { aid: ofGroups.oldAnnouncementId },
  }),
};
