import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTotp } from '../../../factories/totp.ts';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { ask } from '../../problem/checker/checker-operations.ts';
import { signInMutation } from './account-operations.ts';
import { lettersTo } from './mailed.ts';
import { newsOf } from './news.ts';

let server: TestServer;
let root: User;
beforeAll(async () => {
  server = await startTestServer();
  root = await buildUser(server.services, { role: 'ROOT', username: 'chief' });
});
afterAll(() => server.stop());

const removeMutation = /* GraphQL */ `
  mutation ($userId: ID!) {
    removeSecondFactor(userId: $userId) {
      __typename
      ... on RemoveSecondFactorSuccess {
        data {
          hasSecondFactor
        }
      }
      ... on DomainError {
        code
        message
      }
    }
  }
`;
const roleMutation = /* GraphQL */ `
  mutation ($userId: ID!, $role: Role!) {
    changeUserRole(userId: $userId, role: $role) {
      __typename
      ... on ChangeUserRoleSuccess {
        data {
          role
        }
      }
      ... on DomainError {
        code
        message
      }
    }
  }
`;

async function signIn({ username }: User): Promise<string> {
  const { data } = await server.graphql(signInMutation, { variables: { input: { username, password: testPassword } } });
  return z.object({ signIn: z.looseObject({ __typename: z.string() }) }).parse(data).signIn.__typename;
}

const counts = async (userId: string) =>
  Promise.all([
    server.services.db.totpFactor.count({ where: { userId } }),
    server.services.db.recoveryCode.count({ where: { userId } }),
  ]);

describe('a lost second factor', () => {
  test('is removed by a super admin: tickets end, the password suffices, the owner learns who did it', async () => {
    const user = await buildUser(server.services);
    await buildTotp(server.services, user.id);
    expect(await signIn(user)).toBe('SecondFactorNeeded');
    expect(await ask(server, root, removeMutation, { userId: user.id })).toMatchObject({
      data: { hasSecondFactor: false },
    });
    expect(await counts(user.id)).toEqual([0, 0]);
    expect(await server.services.db.signInTicket.count({ where: { userId: user.id } })).toBe(0);
    expect(await signIn(user)).toBe('SignInSuccess');
    expect(await lettersTo(server.services, user.email ?? '')).toEqual([
      { kind: 'accountChanged', username: user.username, change: 'secondFactorRemoved', by: 'chief' },
    ]);
    expect(await newsOf(server, user, 'en-US')).toMatchObject([
      {
        title: 'Your second factor was removed',
        content: expect.stringContaining('chief, of the staff'),
        url: '/setting?open=security',
      },
    ]);
    expect(await newsOf(server, user, 'zh-CN')).toMatchObject([
      { title: '二次验证已被移除', content: expect.stringContaining('chief') },
    ]);
  });

  test('is not removed where there is none, and a set-up that waits for its first code is left alone', async () => {
    const user = await buildUser(server.services);
    await server.services.db.totpFactor.create({ data: { userId: user.id, sealedSecret: 'x', createdAt: new Date() } });
    expect(await ask(server, root, removeMutation, { userId: user.id })).toMatchObject({
      code: 'SECOND_FACTOR_NOT_SET',
    });
    expect(await counts(user.id)).toEqual([1, 0]);
    expect(await newsOf(server, user, 'en-US')).toEqual([]);
    expect(await ask(server, root, removeMutation, { userId: 'f'.repeat(32) })).toMatchObject({
      code: 'USER_NOT_FOUND',
    });
  });

  test("is not a super admin's own, who turns it off with password and code", async () => {
    const other = await buildUser(server.services, { role: 'ROOT' });
    await buildTotp(server.services, other.id);
    expect(await ask(server, other, removeMutation, { userId: other.id })).toMatchObject({ code: 'OWN_SECOND_FACTOR' });
    expect(await counts(other.id)).toEqual([1, 10]);
  });

  test.each(['ADMIN', 'PROBLEM_ADMIN', 'USER'] as const)('is neither seen nor removed by a %s', async (role) => {
    const [asker, user] = [await buildUser(server.services, { role }), await buildUser(server.services)];
    await buildTotp(server.services, user.id);
    expect(await ask(server, asker, removeMutation, { userId: user.id })).toMatchObject({ errorCode: 'FORBIDDEN' });
    expect(await counts(user.id)).toEqual([1, 10]);
    const query = 'query ($id: String!) { profile(id: $id) { user { hasSecondFactor } } }';
    expect(await ask(server, asker, query, { id: user.id })).toMatchObject({ user: { hasSecondFactor: null } });
    expect(await ask(server, root, query, { id: user.id })).toMatchObject({ user: { hasSecondFactor: true } });
  });
});

describe('a role', () => {
  test('is changed by a super admin, counts at once, and is told in the language of its owner', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    expect(await ask(server, root, roleMutation, { userId: user.id, role: 'PROBLEM_ADMIN' })).toMatchObject({
      data: { role: 'PROBLEM_ADMIN' },
    });
    expect((await server.graphql('{ viewer { isAdmin } }', { token })).data).toEqual({ viewer: { isAdmin: true } });
    expect(await newsOf(server, user, 'en-US')).toMatchObject([
      {
        title: 'Your role was changed',
        content: 'The super admin chief has changed your role from **user** to **problem admin**.',
      },
    ]);
    expect(await newsOf(server, user, 'zh-CN')).toMatchObject([
      { content: '超级管理员 chief 将您的角色由**普通用户**变更为**题目管理员**。' },
    ]);
  });

  test('that is given already is told to nobody', async () => {
    const user = await buildUser(server.services);
    expect(await ask(server, root, roleMutation, { userId: user.id, role: 'USER' })).toMatchObject({
      data: { role: 'USER' },
    });
    expect(await newsOf(server, user, 'en-US')).toEqual([]);
  });

  test("is not a super admin's own, and there is no user to be found by a wrong id", async () => {
    expect(await ask(server, root, roleMutation, { userId: root.id, role: 'USER' })).toMatchObject({
      code: 'OWN_ROLE',
    });
    expect(await ask(server, root, roleMutation, { userId: 'f'.repeat(32), role: 'USER' })).toMatchObject({
      code: 'USER_NOT_FOUND',
    });
    expect((await server.services.db.user.findUniqueOrThrow({ where: { id: root.id } })).role).toBe('ROOT');
  });

  test('of two super admins who take it from each other at once, one is left', async () => {
    const [one, two] = [
      await buildUser(server.services, { role: 'ROOT' }),
      await buildUser(server.services, { role: 'ROOT' }),
    ];
    await Promise.all([
      ask(server, one, roleMutation, { userId: two.id, role: 'USER' }),
      ask(server, two, roleMutation, { userId: one.id, role: 'USER' }),
    ]);
    expect(await server.services.db.user.count({ where: { id: { in: [one.id, two.id] }, role: 'ROOT' } })).toBe(1);
  });
});
