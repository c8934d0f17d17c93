import { maxApiTokens } from '@verdict/schema/account/session/api-token.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiTokenFor } from '../../../factories/api-token.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { rootOperations } from '../../root-operations.ts';
import { viewerQuery } from './account-operations.ts';
import { apiTokensQuery, createApiTokenMutation, revokeApiTokenMutation } from './own-account-operations.ts';
import { scopeOf } from './token-scope.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const madeSchema = z.object({
  createApiToken: z.object({
    data: z.object({ token: z.string(), apiToken: z.object({ id: z.int(), ending: z.string() }) }),
  }),
});

async function make(token: string, input: Record<string, unknown>) {
  return (await server.graphql(createApiTokenMutation, { token, variables: { input } })).data?.['createApiToken'];
}

async function usernameOf(token: string): Promise<unknown> {
  const { data } = await server.graphql(viewerQuery, { token });
  return (data?.['viewer'] as { user: { username: string } | null } | undefined)?.user?.username ?? null;
}

describe('making a token', () => {
  test('shows it once, stores only its hash, and lists it by name and ending', async () => {
    const user = await buildUser(server.services);
    const session = await tokenFor(server.services, user);
    const answer = await server.graphql(createApiTokenMutation, {
      token: session,
      variables: { input: { name: ' my script ', scopes: ['READ', 'READ', 'SUBMIT'], expiresInDays: 30 } },
    });
    const { token, apiToken } = madeSchema.parse(answer.data).createApiToken.data;
    expect(token).toMatch(/^vdt_[0-9a-f]{48}$/);
    expect(apiToken.ending).toBe(token.slice(-4));
    const row = await server.services.db.apiToken.findFirstOrThrow({ where: { userId: user.id } });
    expect(JSON.stringify(row)).not.toContain(token.slice(4));
    const { data } = await server.graphql(apiTokensQuery, { token: session });
    expect(data).toEqual({
      apiTokens: [
        expect.objectContaining({
          name: 'my script',
          ending: apiToken.ending,
          scopes: ['READ', 'SUBMIT'],
          lastUsedAt: null,
        }),
      ],
    });
    expect(row.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  test.each([
    ['name', { name: ' ', scopes: ['READ'] }],
    ['scopes', { name: 'nothing', scopes: [] }],
    ['expiresInDays', { name: 'long', scopes: ['READ'], expiresInDays: 366 }],
  ])('is refused when %s is wrong, and nothing is stored', async (path, input) => {
    const user = await buildUser(server.services);
    expect(await make(await tokenFor(server.services, user), input)).toMatchObject({
      code: 'INVALID_INPUT',
      fields: [expect.objectContaining({ path })],
    });
    expect(await server.services.db.apiToken.count({ where: { userId: user.id } })).toBe(0);
  });

  test('with the scope ADMIN is for admins', async () => {
    const input = { name: 'admin', scopes: ['ADMIN'] };
    expect(await make(await tokenFor(server.services, await buildUser(server.services)), input)).toMatchObject({
      code: 'ADMIN_SCOPE_FORBIDDEN',
    });
    expect(
      await make(await tokenFor(server.services, await buildUser(server.services, { role: 'PROBLEM_ADMIN' })), input),
    ).toMatchObject({ __typename: 'CreateApiTokenSuccess' });
  });

  test('stops at the limit, also when two come at once', async () => {
    const user = await buildUser(server.services);
    const session = await tokenFor(server.services, user);
    const data = Array.from({ length: maxApiTokens - 1 }, (_, index) => ({
      userId: user.id,
      name: 'x',
      tokenHash: `${user.id}${String(index).padStart(32, '0')}`,
      ending: 'abcd',
      createdAt: new Date(),
    }));
    await server.services.db.apiToken.createMany({ data });
    const answers = await Promise.all([
      make(session, { name: 'a', scopes: ['READ'] }),
      make(session, { name: 'b', scopes: ['READ'] }),
    ]);
    expect(answers.map((answer) => (answer as { __typename: string }).__typename).sort()).toEqual([
      'CreateApiTokenSuccess',
      'TooManyApiTokens',
    ]);
  });

  test('is for a session: no token makes another', async () => {
    const user = await buildUser(server.services);
    const { errors } = await server.graphql(createApiTokenMutation, {
      token: await apiTokenFor(server.services, user, ['READ', 'SUBMIT', 'ACCOUNT']),
      variables: { input: { name: 'x', scopes: ['READ'] } },
    });
    expect(errors?.[0]).toMatchObject({
      message: 'API tokens cannot be used for this: sign in and do it there.',
      extensions: { code: 'TOKEN_SCOPE_MISSING' },
    });
  });
});

describe('using a token', () => {
  test('works as it is and after Bearer, and is noted to the minute with the address', async () => {
    const user = await buildUser(server.services);
    const token = await apiTokenFor(server.services, user, ['READ']);
    expect(await usernameOf(token)).toBe(user.username);
    expect(await usernameOf(`Bearer ${token}`)).toBe(user.username);
    const { lastUsedAt, address, id } = await server.services.db.apiToken.findFirstOrThrow({
      where: { userId: user.id },
    });
    expect(address).toBe('127.0.0.1');
    expect(lastUsedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    const longAgo = new Date(Date.now() - 61_000);
    await server.services.db.apiToken.update({ where: { id }, data: { lastUsedAt: longAgo } });
    await usernameOf(token);
    expect((await server.services.db.apiToken.findUniqueOrThrow({ where: { id } })).lastUsedAt).not.toEqual(longAgo);
  });

  test("says which scope is missing, in the reader's language", async () => {
    const token = await apiTokenFor(server.services, await buildUser(server.services), ['READ']);
    const query = 'mutation { shareSubmission(id: 1, isShared: true) { __typename } }';
    const [english, chinese] = [
      await server.graphql(query, { token }),
      await server.graphql(query, { token, headers: { 'Accept-Language': 'zh-CN' } }),
    ];
    expect(english.errors?.[0]).toMatchObject({
      message: 'This API token lacks the scope "submit": create one that has it in the settings.',
      extensions: { code: 'TOKEN_SCOPE_MISSING' },
    });
    expect(chinese.errors?.[0]?.message).toContain('“submit”');
  });

  test("an admin's token without the scope ADMIN has no more rights than an ordinary user", async () => {
    const root = await buildUser(server.services, { role: 'ROOT' });
    const { data } = await server.graphql(viewerQuery, { token: await apiTokenFor(server.services, root, ['READ']) });
    expect(data).toMatchObject({
      viewer: { role: 'USER', isAdmin: false, isSuperAdmin: false, user: { username: root.username } },
    });
    const { data: all } = await server.graphql(viewerQuery, {
      token: await apiTokenFor(server.services, root, ['READ', 'ADMIN']),
    });
    expect(all).toMatchObject({ viewer: { role: 'ROOT', isSuperAdmin: true } });
  });

  test('a restriction of its owner holds for the token too', async () => {
    const muted = await buildUser(server.services, { role: 'NO_SUBMIT' });
    const { data } = await server.graphql(viewerQuery, {
      token: await apiTokenFor(server.services, muted, ['READ', 'SUBMIT']),
    });
    expect(data).toMatchObject({ viewer: { role: 'NO_SUBMIT', canSubmit: false } });
  });

  test('ends when it runs out, is revoked, or its owner is disabled', async () => {
    const user = await buildUser(server.services);
    const old = await apiTokenFor(server.services, user, ['READ'], {
      now: new Date(Date.now() - 2 * 86_400_000),
      expiresInDays: 1,
    });
    expect(await usernameOf(old)).toBeNull();
    const token = await apiTokenFor(server.services, user, ['READ']);
    const { id } = await server.services.db.apiToken.findFirstOrThrow({
      where: { userId: user.id },
      orderBy: { id: 'desc' },
    });
    const other = await tokenFor(server.services, await buildUser(server.services));
    const revoke = async (session: string) =>
      (await server.graphql(revokeApiTokenMutation, { token: session, variables: { id } })).data?.['revokeApiToken'];
    expect(await revoke(other)).toMatchObject({ code: 'API_TOKEN_NOT_FOUND' });
    expect(await usernameOf(token)).toBe(user.username);
    const last = await apiTokenFor(server.services, user, ['READ']);
    expect(await revoke(await tokenFor(server.services, user))).toMatchObject({ data: id });
    expect(await usernameOf(token)).toBeNull();
    expect(await usernameOf(last)).toBe(user.username);
    await server.services.db.user.update({ where: { id: user.id }, data: { isDisabled: true } });
    expect(await usernameOf(last)).toBeNull();
  });
});

test('an API token never opens what would make it more than it is', () => {
  const mutations = ['signIn', 'register', 'signOut', 'endSession', 'endOtherSessions'];
  const names = [...mutations, 'createApiToken', 'revokeApiToken'].map((name) => `Mutation.${name}`);
  const closed = [...names, 'Query.sessions', 'Query.apiTokens'];
  const scopes = new Map(rootOperations().map((operation) => [operation.name, scopeOf(operation)]));
  expect(closed.map((name) => [name, scopes.get(name)])).toEqual(closed.map((name) => [name, 'NEVER']));
});

describe('over REST', () => {
  async function call(path: string, token: string) {
    const response = await fetch(`${server.url}${path}`, {
      headers: { 'Accept-Language': 'en-US', Authorization: token },
    });
    return {
      httpStatus: response.status,
      ...z.object({ status: z.int(), msg: z.string() }).parse(await response.json()),
    };
  }

  test('the same scopes hold', async () => {
    const token = await apiTokenFor(server.services, await buildUser(server.services), ['READ']);
    expect(await call('/api/get-user-auth-info', `Bearer ${token}`)).toMatchObject({ httpStatus: 200, status: 200 });
    const refused = await call('/api/resubmit?submitId=1', token);
    expect(refused).toMatchObject({ httpStatus: 403, status: 403, msg: expect.stringContaining('"submit"') });
    expect(await call('/api/logout', token)).toMatchObject({ httpStatus: 403, status: 403 });
  });
});
