import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

/** Requests of the area "admin-tag". */
export const tagExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'POST /api/admin/tag': ({ tags }) => ({
    isAdmin: true,
    body: { name: 'Greedy', color: '#409EFF', oj: 'ME', gid: null, tcid: tags.classificationId },
  }),
  'PUT /api/admin/tag': ({ tags }) => ({
    isAdmin: true,
    body: { id: tags.tagId, name: 'Graphs', color: '', oj: 'ME', gid: null, tcid: null, gmtCreate: '' },
  }),
  'DELETE /api/admin/tag': ({ tags }) => ({ isAdmin: true, query: { tid: tags.oldTagId } }),
  'GET /api/admin/tag/classification': () => ({ isAdmin: true, query: { oj: 'ME' } }),
  'POST /api/admin/tag/classification': () => ({ isAdmin: true, body: { name: 'Data structures', oj: 'ME', rank: 2 } }),
  'PUT /api/admin/tag/classification': ({ tags }) => ({
    isAdmin: true,
    body: { id: tags.classificationId, name: 'Algorithms', oj: 'ME', rank: 1 },
  }),
  'DELETE /api/admin/tag/classification': ({ tags }) => ({ isAdmin: true, query: { tcid: tags.oldClassificationId } }),
};
