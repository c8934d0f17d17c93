import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { viewerQuery } from './account-operations.ts';
import { endOtherSessionsMutation, endSessionMutation, sessionsQuery } from './own-account-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const listSchema = z.object({
  sessions: z.array(z.object({ id: z.string(), isCurrent: z.boolean(), address: z.string(), userAgent: z.string() })),
});

async function list(token: string) {
  return listSchema.parse((await server.graphql(sessionsQuery, { token })).data).sessions;
}

async function isKnown(token: string): Promise<boolean> {
  const { data } = await server.graphql(viewerQuery, { token });
  return z.object({ viewer: z.object({ user: z.unknown() }) }).parse(data).viewer.user !== null;
}

async function end(token: string, id: string) {
  return server.graphql(endSessionMutation, { token, variables: { id } });
}

describe('the list of sessions', () => {
  test("lists the viewer's devices, marks the current one, and omits expired sessions and others'", async () => {
    const user = await buildUser(server.services);
    const [desk] = [
      await tokenFor(server.services, user),
      await tokenFor(server.services, user),
      await tokenFor(server.services, await buildUser(server.services)),
    ];
    await server.services.db.session.create({
      data: {
        id: 'f'.repeat(32),
        userId: user.id,
        issuedAt: new Date(0),
        expiresAt: new Date(1),
        lastUsedAt: new Date(0),
      },
    });
    const sessions = await list(desk);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ address: '127.0.0.1', userAgent: 'test' });
  });

  test('the last use is written at most once a minute', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    const { db } = server.services;
    const lastUse = async () => (await db.session.findFirstOrThrow({ where: { userId: user.id } })).lastUsedAt;
    const recent = new Date(Date.now() - 30_000);
    await db.session.updateMany({ where: { userId: user.id }, data: { lastUsedAt: recent } });
    await isKnown(token);
    expect(await lastUse()).toEqual(recent);
    await db.session.updateMany({
      where: { userId: user.id },
      data: { lastUsedAt: new Date(Date.now() - 61_000), address: 'elsewhere' },
    });
    await isKnown(token);
    expect((await lastUse()).getTime()).toBeGreaterThan(recent.getTime());
    expect((await list(token))[0]?.address).toBe('127.0.0.1');
  });

  test('the use of a session says when the account was last seen, written at most once an hour', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    const { db } = server.services;
    const seenAfter = async (minutes: number) => {
      const before = new Date(Date.now() - minutes * 60_000);
      await db.session.updateMany({ where: { userId: user.id }, data: { lastUsedAt: before } });
      await db.user.update({ where: { id: user.id }, data: { lastSeenAt: before } });
      await isKnown(token);
      const { lastSeenAt } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
      return (lastSeenAt?.getTime() ?? 0) > before.getTime();
    };
    expect([await seenAfter(59), await seenAfter(61)]).toEqual([false, true]);
  });
});

describe('ending sessions', () => {
  test('one: its token is worth nothing at once, the others live on', async () => {
    const user = await buildUser(server.services);
    const [phone, desk] = [await tokenFor(server.services, user), await tokenFor(server.services, user)];
    const lost = (await list(desk)).find(({ isCurrent }) => !isCurrent);
    const { data, headers } = await end(desk, lost?.id ?? '');
    expect(data).toMatchObject({ endSession: { data: lost?.id } });
    expect(headers.get('set-cookie')).toBeNull();
    expect([await isKnown(phone), await isKnown(desk)]).toEqual([false, true]);
    expect((await end(desk, lost?.id ?? '')).data).toMatchObject({ endSession: { code: 'SESSION_NOT_FOUND' } });
  });

  test("somebody else's session cannot be ended", async () => {
    const [owner, thief] = [
      await tokenFor(server.services, await buildUser(server.services)),
      await tokenFor(server.services, await buildUser(server.services)),
    ];
    const [target] = await list(owner);
    expect((await end(thief, target?.id ?? '')).data).toMatchObject({ endSession: { code: 'SESSION_NOT_FOUND' } });
    expect(await isKnown(owner)).toBe(true);
  });

  test('the one that asks clears the cookie too', async () => {
    const token = await tokenFor(server.services, await buildUser(server.services));
    const [own] = await list(token);
    expect((await end(token, own?.id ?? '')).headers.get('set-cookie')).toMatch(/^verdict_session=;/);
    expect(await isKnown(token)).toBe(false);
  });

  test('all others: only the one that asks is left', async () => {
    const user = await buildUser(server.services);
    const tokens = [
      await tokenFor(server.services, user),
      await tokenFor(server.services, user),
      await tokenFor(server.services, user),
    ];
    const stranger = await tokenFor(server.services, await buildUser(server.services));
    const { data } = await server.graphql(endOtherSessionsMutation, { token: tokens[1] ?? '' });
    expect(data).toEqual({ endOtherSessions: 2 });
    expect(await Promise.all([...tokens, stranger].map(isKnown))).toEqual([false, true, false, true]);
  });
});
