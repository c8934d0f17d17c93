import { testPassword } from '../../factories/user.ts';
import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

const asRoot = ({ rootToken }: Scene) => ({ headers: { Authorization: rootToken } });

/** Requests of the areas "admin-account" and "admin-user", and what they download. */
export const adminUserExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'POST /api/admin/login': ({ adminUsers }) => ({
    body: { username: adminUsers.admin.username, password: testPassword },
  }),
  'POST /api/admin/dashboard/get-sessions': ({ user }) => ({ isAdmin: true, body: user.id }),
  'GET /api/admin/user/get-user-list': (scene) => ({
    ...asRoot(scene),
    query: { currentPage: 1, limit: 10, onlyAdmin: false, keyword: '' },
  }),
  'PUT /api/admin/user/edit-user': (scene) => ({
    ...asRoot(scene),
    body: {
      uid: scene.adminUsers.doomed.id,
      username: scene.adminUsers.doomed.username,
      realname: 'Ann',
      email: null,
      password: null,
      setNewPwd: false,
      type: 1002,
      status: 0,
      titleName: 'Star',
      titleColor: '#ff9900',
      _XID: 'row_1',
    },
  }),
  'POST /api/admin/user/insert-batch-user': (scene) => ({
    ...asRoot(scene),
    body: { users: [['imported-1', 'secret-1', '', 'Bob', 'male', null, 'MIT']] },
  }),
  'POST /api/admin/user/generate-user': (scene) => ({
    ...asRoot(scene),
    body: { prefix: 'gen', suffix: '', number_from: '1', number_to: '3', password_length: '6' },
  }),
  'GET /api/file/generate-user-excel': (scene) => ({
    ...asRoot(scene),
    query: { key: scene.adminUsers.generatedKey },
  }),
  'DELETE /api/admin/user/delete-user': (scene) => ({
    ...asRoot(scene),
    body: { ids: [scene.adminUsers.doomed.id] },
  }),
  // Ends every session of the admin.
  'GET /api/admin/logout': ({ adminUsers }) => ({ headers: { Authorization: adminUsers.admin.token } }),
};
