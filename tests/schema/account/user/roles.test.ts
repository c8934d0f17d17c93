import { Role } from '@verdict/prisma/generated/client/enums.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { viewerQuery } from './account-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Rights of the specification, section 3 ("Roles") and 6. */
const rights: Record<Role, { canSubmit: boolean; isAdmin: boolean; isSuperAdmin: boolean }> = {
  ROOT: { canSubmit: true, isAdmin: true, isSuperAdmin: true },
  ADMIN: { canSubmit: true, isAdmin: true, isSuperAdmin: false },
  PROBLEM_ADMIN: { canSubmit: true, isAdmin: true, isSuperAdmin: false },
  USER: { canSubmit: true, isAdmin: false, isSuperAdmin: false },
  NO_SUBMIT: { canSubmit: false, isAdmin: false, isSuperAdmin: false },
  NO_DISCUSS: { canSubmit: true, isAdmin: false, isSuperAdmin: false },
  MUTED: { canSubmit: true, isAdmin: false, isSuperAdmin: false },
  NO_SUBMIT_NO_DISCUSS: { canSubmit: false, isAdmin: false, isSuperAdmin: false },
  NO_SUBMIT_MUTED: { canSubmit: false, isAdmin: false, isSuperAdmin: false },
};

test.each(Object.values(Role))('a user with the role %s may do what the specification says', async (role) => {
  const user = await buildUser(server.services, { role });
  const { data } = await server.graphql(viewerQuery, { token: await tokenFor(server.services, user) });
  expect(data).toEqual({ viewer: { role, ...rights[role], user: { username: user.username } } });
});

test('private fields are for oneself and admins', async () => {
  const [owner, admin] = [await buildUser(server.services), await buildUser(server.services, { role: 'ADMIN' })];
  const query = '{ viewer { user { email realName studentId } } }';
  for (const user of [owner, admin]) {
    const { data } = await server.graphql(query, { token: await tokenFor(server.services, user) });
    expect(data).toEqual({ viewer: { user: { email: user.email, realName: null, studentId: null } } });
  }
});
