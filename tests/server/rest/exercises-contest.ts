import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

/** Contests, their problems and submissions. */
export const contestExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'GET /api/get-contest-list': () => ({ query: { currentPage: 1, limit: 10, status: '', type: '', keyword: 'Con' } }),
  'GET /api/get-contest-info': ({ contest }) => ({ isSignedIn: true, query: { cid: contest.id } }),
  'GET /api/get-contest-access': ({ contest }) => ({ isSignedIn: true, query: { cid: contest.id } }),
  'POST /api/register-contest': ({ contest }) => ({
    isAdmin: true,
    body: { cid: String(contest.privateId), password: 'secret' },
  }),
  'GET /api/get-contest-problem': ({ contest }) => ({
    isSignedIn: true,
    query: { cid: contest.id, containsEnd: false },
  }),
  'GET /api/get-contest-problem-details': ({ contest }) => ({
    isSignedIn: true,
    query: { cid: contest.id, displayId: 'A' },
  }),
  'GET /api/get-full-screen-problem-list': ({ contest }) => ({ isSignedIn: true, query: { cid: contest.id } }),
  'GET /api/contest-submissions': ({ contest }) => ({
    isSignedIn: true,
    query: { contestID: contest.id, onlyMine: false, beforeContestSubmit: false, limit: 15, currentPage: 1 },
  }),
  'POST /api/check-contest-submissions-status': ({ contest }) => ({
    isSignedIn: true,
    body: { submitIds: [String(contest.during)], cid: String(contest.id) },
  }),
};
