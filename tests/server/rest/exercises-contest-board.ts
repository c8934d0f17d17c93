import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

const asking = {
  limit: 50,
  currentPage: 1,
  forceRefresh: false,
  removeStar: false,
  keyword: '',
  containsEnd: false,
  externalCidList: [],
};

/** Requests about boards. */
export const boardExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'POST /api/get-contest-rank': ({ board, user }) => ({
    isSignedIn: true,
    body: { ...asking, cid: String(board.contestId), concernedList: [user.id] },
  }),
  'POST /api/get-contest-outside-scoreboard': ({ board }) => ({
    body: { ...asking, cid: board.contestId, concernedList: null },
  }),
  'GET /api/get-contest-outsize-info': ({ board }) => ({ query: { cid: board.contestId } }),
  'GET /api/get-contest-scroll-board-info': ({ board }) => ({ isSignedIn: true, query: { cid: board.contestId } }),
  'GET /api/get-contest-scroll-board-submission': ({ board }) => ({
    isSignedIn: true,
    query: { cid: board.contestId, removeStar: true },
  }),
  'GET /api/file/download-contest-rank': ({ board }) => ({
    isAdmin: true,
    query: { cid: board.contestId, forceRefresh: true, removeStar: false, containEnd: true },
  }),
  'GET /api/file/download-contest-ac-submission': ({ board }) => ({
    isAdmin: true,
    query: { cid: board.contestId, excludeAdmin: true, splitType: 'problem' },
  }),
};
