import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

/** A training as the form of old clients sends it: a complete row, with author and place, which are ignored. */
export function trainingForm({ training: { categoryId } }: Scene, wishes: object = {}) {
  return {
    training: {
      rank: 1_000,
      title: 'Graphs',
      description: 'Read, then solve.',
      auth: 'Private',
      privatePwd: 'secret',
      status: true,
      author: 'whoever',
      gid: 7,
      _XID: 'row_1',
      ...wishes,
    },
    trainingCategory: { id: String(categoryId), name: 'whatever' },
  };
}

/** Trainings, for their readers and for those who manage them. */
export const trainingExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'GET /api/get-training-category': () => ({}),
  'GET /api/get-training-list': ({ training }) => ({
    isSignedIn: true,
    query: { currentPage: 1, limit: 15, keyword: '', auth: '', categoryId: training.categoryId },
  }),
  'GET /api/get-training-detail': ({ training }) => ({ isSignedIn: true, query: { tid: training.id } }),
  'GET /api/get-training-access': ({ training }) => ({ isSignedIn: true, query: { tid: training.privateId } }),
  'POST /api/register-training': ({ training }) => ({
    isSignedIn: true,
    body: { tid: String(training.privateId), password: 'secret' },
  }),
  'GET /api/get-training-problem-list': ({ training }) => ({ isSignedIn: true, query: { tid: training.id } }),
  'GET /api/get-training-problem-details': ({ training, problem }) => ({
    isSignedIn: true,
    query: { displayId: problem.displayId, cid: training.id },
  }),
  'GET /api/get-training-rank': ({ training }) => ({
    isSignedIn: true,
    query: { tid: training.id, limit: 30, currentPage: 1, keyword: '' },
  }),
  'GET /api/admin/training/get-training-list': () => ({
    isAdmin: true,
    query: { currentPage: 1, limit: 10, keyword: '' },
  }),
  'GET /api/admin/training': ({ training }) => ({ isAdmin: true, query: { tid: training.privateId } }),
  'POST /api/admin/training': (scene) => ({ isAdmin: true, body: trainingForm(scene) }),
  'PUT /api/admin/training': (scene) => ({
    isAdmin: true,
    body: trainingForm(scene, { id: String(scene.training.spareId), title: 'Trees' }),
  }),
  'DELETE /api/admin/training': ({ training, rootToken }) => ({
    headers: { Authorization: rootToken },
    query: { tid: training.oldId },
  }),
  'PUT /api/admin/training/change-training-status': ({ training }) => ({
    isAdmin: true,
    query: { tid: training.spareId, author: 'whoever', status: false },
    body: {},
  }),
  'GET /api/admin/training/get-problem-list': ({ training }) => ({
    isAdmin: true,
    query: { tid: training.id, currentPage: 1, limit: 10, keyword: '', queryExisted: true },
  }),
  'POST /api/admin/training/add-problem-from-public': ({ training, desk }) => ({
    isAdmin: true,
    body: { pid: desk.freeProblemId, tid: String(training.id), displayId: 'FREE' },
  }),
  'PUT /api/admin/training/problem': ({ training, problem }) => ({
    isAdmin: true,
    body: {
      id: problem.problemId,
      tid: String(training.id),
      pid: problem.problemId,
      displayId: problem.displayId,
      rank: '3',
    },
  }),
  'DELETE /api/admin/training/problem': ({ training }) => ({
    isAdmin: true,
    query: { pid: training.oldProblemId, tid: training.id },
  }),
  'POST /api/admin/training/category': () => ({ isAdmin: true, body: { name: 'Flows', color: '#409eff' } }),
  'PUT /api/admin/training/category': ({ training }) => ({
    isAdmin: true,
    body: { id: training.categoryId, name: 'Trees', color: 'rgb(64, 158, 255)', gid: 7 },
  }),
  'DELETE /api/admin/training/category': ({ training }) => ({ isAdmin: true, query: { cid: training.oldCategoryId } }),
};
