import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

const announcement = {
  title: 'Corrected',
  content: 'Read the statement again',
  status: 0,
  uid: 'whoever',
  gmtCreate: '',
};

/** Requests about what goes between the jury of a contest and its contestants. */
export const deskExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'GET /api/get-contest-announcement': ({ desk }) => ({
    isSignedIn: true,
    query: { cid: desk.contestId, currentPage: 1, limit: 5 },
  }),
  'POST /api/get-contest-not-read-announcement': ({ desk }) => ({
    isSignedIn: true,
    body: { cid: String(desk.contestId), readAnnouncementList: [] },
  }),
  'GET /api/admin/contest/announcement': ({ desk }) => ({
    isAdmin: true,
    query: { cid: desk.contestId, currentPage: 1, limit: 10 },
  }),
  'POST /api/admin/contest/announcement': ({ desk }) => ({
    isAdmin: true,
    body: { cid: String(desk.contestId), announcement: { ...announcement, id: null } },
  }),
  'PUT /api/admin/contest/announcement': ({ desk }) => ({
    isAdmin: true,
    body: { cid: desk.contestId, announcement: { ...announcement, id: desk.announcementId } },
  }),
  'DELETE /api/admin/contest/announcement': ({ desk }) => ({ isAdmin: true, query: { aid: desk.oldAnnouncementId } }),
  'GET /api/get-contest-ac-info': ({ desk }) => ({
    isAdmin: true,
    query: { cid: desk.contestId, currentPage: 1, limit: 20 },
  }),
  'PUT /api/check-contest-ac-info': ({ desk }) => ({
    isAdmin: true,
    body: { id: desk.balloonId, cid: desk.contestId, checked: true },
  }),
  'GET /api/get-contest-print': ({ desk }) => ({
    isAdmin: true,
    query: { cid: desk.contestId, currentPage: 1, limit: 15 },
  }),
  'POST /api/submit-print-text': ({ desk }) => ({
    isSignedIn: true,
    body: { cid: String(desk.contestId), content: 'print(sum(map(int, input().split())))\n'.repeat(3) },
  }),
  'PUT /api/check-contest-print-status': ({ desk }) => ({
    isAdmin: true,
    query: { id: desk.printId, cid: desk.contestId },
    body: {},
  }),
  'GET /api/file/download-contest-print-text': ({ desk }) => ({ isAdmin: true, query: { id: desk.printId } }),
};
