import { editedByAdmins, readInside, withoutLists, type TrainingPermissionRow } from './training-permission-row.ts';

/** REST calls that read a training; the contract has no personal lists. */
export const trainingRestRows: readonly TrainingPermissionRow[] = [
  {
    name: 'GET /api/get-training-problem-list',
    finds: withoutLists(readInside),
    mark: ({ problem }) => `"${problem.displayId}"`,
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-training-problem-list', search: { tid: id } }),
  },
  {
    name: 'GET /api/get-full-screen-problem-list',
    finds: withoutLists(readInside),
    mark: ({ problem }) => `"${problem.displayId}"`,
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-full-screen-problem-list', search: { tid: id } }),
  },
  {
    name: 'GET /api/get-training-rank',
    finds: withoutLists(readInside),
    mark: (_training, { ranked }) => ranked.username,
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-training-rank', search: { tid: id } }),
  },
  {
    name: 'password by GET /api/admin/training',
    finds: { ...editedByAdmins, public: [], hidden: [], 'of a group': [], 'hidden of a group': [] },
    mark: ({ password }) => password,
    ask: ({ id }) => ({ method: 'GET', path: '/api/admin/training', search: { tid: id } }),
  },
];
