import { sessionLifeMs, sessionRefreshMs } from '@verdict/schema/account/session/session.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { signOutMutation, viewerQuery } from './account-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signedOut = {
  viewer: { role: null, siteActs: [], canSubmit: false, isAdmin: false, isSuperAdmin: false, user: null },
};

function ago(ms: number): Date {
  return new Date(Date.now() - ms);
}

async function usernameOf(token: string): Promise<unknown> {
  const { data } = await server.graphql(viewerQuery, { token });
  return (data?.['viewer'] as { user: { username: string } | null } | undefined)?.user?.username ?? null;
}

describe('who a token belongs to', () => {
  test('without one the viewer is signed out', async () => {
    expect((await server.graphql(viewerQuery)).data).toEqual(signedOut);
  });

  test.each(['nonsense', 'Bearer nonsense', 'judge_nonsense', 'a.b.c'])(
    '%j is a signed-out viewer on a public query, not an error',
    async (token) => {
      const { data, errors } = await server.graphql(viewerQuery, { token });
      expect(errors).toBeUndefined();
      expect(data).toEqual(signedOut);
    },
  );

  test('it is known as it is and after Bearer', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    expect(await usernameOf(token)).toBe(user.username);
    expect(await usernameOf(`Bearer ${token}`)).toBe(user.username);
  });

  test('a token of another secret is worth nothing', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    const [head, body] = token.split('.');
    expect(await usernameOf(`${head}.${body}.${'A'.repeat(43)}`)).toBeNull();
  });

  test('it ends after a day', async () => {
    const user = await buildUser(server.services);
    expect(await usernameOf(await tokenFor(server.services, user, ago(sessionLifeMs + 1_000)))).toBeNull();
  });

  test('it is worth nothing once its user is disabled', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    await server.services.db.user.update({ where: { id: user.id }, data: { isDisabled: true } });
    expect(await usernameOf(token)).toBeNull();
  });

  test('a change of role counts at once', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    await server.services.db.user.update({ where: { id: user.id }, data: { role: 'NO_SUBMIT' } });
    expect((await server.graphql(viewerQuery, { token })).data).toMatchObject({
      viewer: { role: 'NO_SUBMIT', canSubmit: false },
    });
  });
});

describe('refresh', () => {
  test('a young token is not replaced', async () => {
    const token = await tokenFor(server.services, await buildUser(server.services), ago(sessionRefreshMs - 60_000));
    const { headers } = await server.graphql(viewerQuery, { token });
    expect(headers.get('refresh-token')).toBeNull();
    expect(headers.get('authorization')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('a token past half its life is replaced on any answer, an error too, and both work', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user, ago(sessionRefreshMs + 60_000));
    const { headers } = await server.graphql('{ noSuchField }', { token });
    expect(headers.get('refresh-token')).toBe('true');
    expect(headers.get('set-cookie')).toContain('verdict_session=');
    const successor = headers.get('authorization') ?? '';
    expect(successor).not.toBe(token);
    expect(await usernameOf(successor)).toBe(user.username);
    expect(await usernameOf(token)).toBe(user.username);
    const { expiresAt } = await server.services.db.session.findFirstOrThrow({ where: { userId: user.id } });
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + sessionLifeMs - 60_000);
  });
});

describe('signing out', () => {
  test('ends the sessions of all devices and clears the cookie', async () => {
    const user = await buildUser(server.services);
    const [phone, desk] = [await tokenFor(server.services, user), await tokenFor(server.services, user)];
    const { data, headers } = await server.graphql(signOutMutation, { token: desk });
    expect(data).toEqual({ signOut: true });
    expect(headers.get('set-cookie')).toMatch(/^verdict_session=; .*Expires=Thu, 01 Jan 1970/);
    expect(await usernameOf(phone)).toBeNull();
    expect(await usernameOf(desk)).toBeNull();
  });

  test('leaves others signed in', async () => {
    const [one, other] = [await buildUser(server.services), await buildUser(server.services)];
    const otherToken = await tokenFor(server.services, other);
    await server.graphql(signOutMutation, { token: await tokenFor(server.services, one) });
    expect(await usernameOf(otherToken)).toBe(other.username);
  });

  test('needs somebody signed in', async () => {
    const { data, errors } = await server.graphql(signOutMutation);
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({ message: 'Please sign in first.', extensions: { code: 'UNAUTHENTICATED' } });
  });
});
