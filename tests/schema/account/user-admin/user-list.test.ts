import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TrainingScene } from '../../training/training-scene.ts';
import { UserDesk } from './user-desk.ts';

let scene: TrainingScene;
let desk: UserDesk;
let zoe: User;
beforeAll(async () => {
  scene = await TrainingScene.start();
  desk = new UserDesk(scene, await scene.user({ role: 'ROOT', username: 'chief' }));
  zoe = await scene.user({ username: 'zoe', email: 'Z_Q@example.org' });
  await scene.server.services.db.user.update({
    where: { id: zoe.id },
    data: { nickname: 'Butterfly', realName: '王小明', studentId: 'S-2026', createdAt: new Date(0) },
  });
  await scene.user({ username: 'helper', role: 'ADMIN' });
  await scene.user({ username: 'closed', isDisabled: true });
});
afterAll(() => scene.server.stop());

test.each([
  ['username', 'ZO'],
  ['e-mail address', 'z_q@EXAMPLE'],
  ['nickname', 'butter'],
  ['real name', '小明'],
  ['student number', 's-20'],
])('a user is found by a part of the %s', async (_what, search) => {
  expect(await desk.list({ search })).toEqual(['zoe']);
});

test('a user is found by the whole id, and wild cards stand for themselves', async () => {
  expect(await desk.list({ search: zoe.id })).toEqual(['zoe']);
  expect(await desk.list({ search: '%' })).toEqual([]);
  expect(await desk.list({ search: 'z_q' })).toEqual(['zoe']);
  expect(await desk.list({ search: 'zxq' })).toEqual([]);
});

test('users are filtered by status and role, and put in order', async () => {
  expect(await desk.list({ status: 'DISABLED' })).toEqual(['closed']);
  expect(await desk.list({ status: 'ACTIVE', role: 'USER' })).toEqual(['zoe']);
  expect((await desk.list({ isAdmin: true }, 'USERNAME')).slice(0, 2)).toEqual(['chief', 'helper']);
  expect((await desk.list({}, 'OLDEST'))[0]).toBe('zoe');
  expect((await desk.list({})).at(-1)).toBe('zoe');
});

test('what super admins see of an account is for them alone', async () => {
  const query = 'query ($id: String!) { profile(id: $id) { user { accountStatus disabledReason lastSeenAt } } }';
  const admin = await scene.user({ role: 'ADMIN' });
  expect(await scene.ask(admin, query, { id: zoe.id })).toMatchObject({
    profile: { user: { accountStatus: null, disabledReason: null, lastSeenAt: null } },
  });
  expect(await scene.ask(desk.root, query, { id: zoe.id })).toMatchObject({
    profile: { user: { accountStatus: 'ACTIVE', disabledReason: '' } },
  });
});

test.each(['ADMIN', 'PROBLEM_ADMIN', 'USER'] as const)('users are not listed for a %s', async (role) => {
  const asker = await scene.user({ role });
  const queries = [
    '{ adminUsers { total } }',
    `{ adminUser(id: "${zoe.id}") { id } }`,
    `{ userSessions(userId: "${zoe.id}") { id } }`,
  ];
  for (const query of queries) await expect(scene.ask(asker, query)).rejects.toThrow();
});

test('sessions of a user are listed', async () => {
  await scene.token(zoe);
  const { userSessions } = await scene.ask(
    desk.root,
    'query ($id: ID!) { userSessions(userId: $id) { address isCurrent } }',
    { id: zoe.id },
  );
  expect(userSessions).toEqual([{ address: '127.0.0.1', isCurrent: false }]);
});
