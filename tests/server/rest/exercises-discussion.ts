import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

/** A discussion as old clients send it: a complete row, whose author and place are ignored. */
export function discussionRow({ discussion: { categoryId } }: Scene, wishes: object = {}) {
  return {
    pid: null,
    title: 'How to begin',
    description: 'A question',
    content: 'Where do I **begin**?',
    categoryId: String(categoryId),
    topPriority: false,
    uid: 'whoever',
    author: 'whoever',
    avatar: null,
    gid: 7,
    ...wishes,
  };
}

/** Requests about discussions and their moderation. */
export const discussionExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'GET /api/discussion-category': () => ({}),
  'POST /api/discussion-category': ({ discussion: { categoryId }, rootToken }) => ({
    headers: { Authorization: rootToken },
    body: [
      { id: String(categoryId), name: 'Talk' },
      { id: null, name: `New ${Math.random()}` },
      { id: null, name: ' ' },
    ],
  }),
  'GET /api/get-discussion-list': () => ({
    query: { currentPage: 1, limit: 10, cid: '', pid: '', onlyMine: false, keyword: '', admin: false },
  }),
  'GET /api/get-discussion-detail': ({ discussion }) => ({ query: { did: discussion.id } }),
  'POST /api/discussion': (scene) => ({ isAdmin: true, body: discussionRow(scene, { pid: scene.problem.displayId }) }),
  'PUT /api/discussion': (scene) => ({ isAdmin: true, body: discussionRow(scene, { id: scene.discussion.id }) }),
  'DELETE /api/discussion': ({ discussion }) => ({ isAdmin: true, query: { did: discussion.oldId } }),
  'GET /api/discussion-like': ({ discussion }) => ({
    isAdmin: true,
    query: { did: discussion.id, toLike: true },
  }),
  'POST /api/discussion-report': ({ discussion }) => ({
    isSignedIn: true,
    body: { did: discussion.id, reporter: 'whoever', content: '#spam ad# #抄袭# Copied from a book' },
  }),
  'PUT /api/admin/discussion': ({ discussion }) => ({
    isAdmin: true,
    body: { id: discussion.id, topPriority: true },
  }),
  'DELETE /api/admin/discussion': ({ discussion }) => ({ isAdmin: true, body: [discussion.otherOldId] }),
  'GET /api/admin/discussion-report': () => ({ isAdmin: true, query: { currentPage: 1, limit: 10 } }),
  'PUT /api/admin/discussion-report': ({ discussion }) => ({
    isAdmin: true,
    body: { id: discussion.reportId, status: true },
  }),
};
