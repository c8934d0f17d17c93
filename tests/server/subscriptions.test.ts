import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { createClient, type Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { buildGroup } from '../factories/group.ts';
import { buildUser, tokenFor } from '../factories/user.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

function connect(connectionParams: Record<string, unknown> = {}): Client {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
  });
  clients.push(client);
  return client;
}

function publish(submissionId: number, casesDone: number): Promise<void> {
  return server.services.pubsub.publish('submission', { submissionId, status: 7, casesDone, casesTotal: 9 });
}

/** Publishes until the subscriber, whose subscribing takes a moment, has heard. */
async function firstOf(results: AsyncIterator<unknown>, submissionId: number): Promise<unknown> {
  const first = results.next();
  const speaking = setInterval(() => void publish(submissionId, 0), 30);
  try {
    return (await first).value;
  } finally {
    clearInterval(speaking);
  }
}

describe('over a real WebSocket', () => {
  test('a subscriber hears what another connection publishes, and only what it asked for', async () => {
    const results = connect().iterate({ query: 'subscription { testProgress(id: 11) }' });
    expect(await firstOf(results, 11)).toEqual({ data: { testProgress: 0 } });
    await publish(12, 5);
    await publish(11, 3);
    let seen = 0;
    for await (const result of results) {
      seen = (result.data as { testProgress: number }).testProgress;
      if (seen !== 0) break;
    }
    expect(seen).toBe(3);
  });

  test('a message of a transaction that fails is never heard', async () => {
    const results = connect().iterate({ query: 'subscription { testProgress(id: 21) }' });
    await firstOf(results, 21);
    const { db, pubsub } = server.services;
    const failing = db.$transaction(async (transaction) => {
      await pubsub.publish('submission', { submissionId: 21, status: 7, casesDone: 1, casesTotal: 9 }, transaction);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await publish(21, 2);
    let seen = 0;
    for await (const result of results) {
      seen = (result.data as { testProgress: number }).testProgress;
      if (seen !== 0) break;
    }
    expect(seen).toBe(2);
  });

  test('each event has a moment of its own', async () => {
    const user = await buildUser(server.services);
    const client = connect({ Authorization: await tokenFor(server.services, user) });
    const moments: string[] = [];
    for await (const result of client.iterate({ query: 'subscription { testNow }' }))
      moments.push((result.data as { testNow: string }).testNow);
    expect(moments).toHaveLength(2);
    expect(new Date(moments[1] ?? '').getTime()).toBeGreaterThan(new Date(moments[0] ?? '').getTime());
  });

  test('who is signed out is refused what needs a sign-in', async () => {
    const { value } = await connect({ locale: 'en-US' }).iterate({ query: 'subscription { testNow }' }).next();
    expect(value).toMatchObject({
      data: null,
      errors: [{ message: 'Please sign in first.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  test.each(['start', 'stream', 'event'])(
    'what breaks on our side (%s) is logged once and told to nobody: the connection ends, and its client begins anew',
    async (at) => {
      const before = server.logged.filter((line) => line['level'] === 50).length;
      const closed: unknown[] = [];
      const client = createClient({
        url: `${server.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 1,
        retryWait: async () => {},
        on: { closed: (event) => closed.push(event) },
      });
      clients.push(client);
      const { value } = await client
        .iterate({ query: 'subscription ($at: String!) { testFailsOnce(at: $at) }', variables: { at } })
        .next();
      expect(value).toEqual({ data: { testFailsOnce: 7 } });
      expect(closed).toMatchObject([{ code: 1013 }]);
      expect(server.logged.filter((line) => line['level'] === 50)).toHaveLength(before + 1);
    },
  );

  test.each(['{ siteConfig { name } }', 'mutation { signOut }'])('%s is for HTTP', async (query) => {
    await expect(connect().iterate({ query }).next()).rejects.toMatchObject([
      { extensions: { code: 'SUBSCRIPTIONS_ONLY' } },
    ]);
  });

  test('an unknown field is told', async () => {
    await expect(connect().iterate({ query: 'subscription { nothing }' }).next()).rejects.toMatchObject([
      { message: expect.stringContaining('nothing') },
    ]);
  });
});

test('another path takes no WebSocket', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/elsewhere`);
  await expect(new Promise((_resolve, reject) => socket.on('error', reject))).rejects.toThrow('404');
});

test.each(['//', '/graphql%', 'http://[', '*'])(
  'an upgrade to %j, which is no address, is refused and harms nobody',
  async (target) => {
    const { port, hostname } = new URL(server.url);
    const socket = connectTcp(Number(port), hostname);
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 40/);
    socket.resetAndDestroy();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  },
);

test('hearing goes on after the listening connection was cut', async () => {
  const results = connect().iterate({ query: 'subscription { testProgress(id: 31) }' });
  await firstOf(results, 31);
  const { db } = server.services;
  const listeners = () =>
    db.$queryRaw<
      { pid: number }[]
    >`SELECT pid FROM pg_stat_activity WHERE application_name = 'verdict-listen' AND datname = current_database()`;
  const [cut] = await listeners();
  await db.$executeRaw`SELECT pg_terminate_backend(${cut?.pid})`;
  await vi.waitFor(async () => expect(await listeners()).not.toContainEqual(cut));
  const heard = (async () => {
    for await (const result of results) if ((result.data as { testProgress: number }).testProgress === 4) return true;
    return false;
  })();
  const speaking = setInterval(() => void publish(31, 4), 50);
  expect(await heard).toBe(true);
  clearInterval(speaking);
});

test('a connection closes when its session ends, or the role or a membership of its account changes', async () => {
  const checking = await startTestServer({ viewerCheckMs: 200 });
  const { db } = checking.services;
  const changes: Readonly<Record<string, (userId: string) => Promise<unknown>>> = {
    session: (userId) => db.session.deleteMany({ where: { userId } }),
    role: (id) => db.user.update({ where: { id }, data: { role: 'ADMIN' } }),
    membership: (userId) => db.groupMember.deleteMany({ where: { userId } }),
  };
  try {
    for (const [name, change] of Object.entries(changes)) {
      const user = await buildUser(checking.services);
      await buildGroup(checking.services, await buildUser(checking.services), { levels: [[user, 3]] });
      const closed = Promise.withResolvers<unknown>();
      const client = createClient({
        url: `${checking.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        connectionParams: { Authorization: await tokenFor(checking.services, user) },
        on: { closed: closed.resolve },
      });
      clients.push(client);
      const results = client.iterate({ query: 'subscription { testProgress(id: 31) }' });
      await firstOf(results, 31);
      const longAgo = new Date(0);
      await db.session.updateMany({ where: { userId: user.id }, data: { lastUsedAt: longAgo } });
      await change(user.id);
      expect(await closed.promise).toMatchObject({ code: 1012 });
      // Who it is for was asked meanwhile, which is no use of the session.
      expect(await db.session.findMany({ where: { userId: user.id }, select: { lastUsedAt: true } })).toEqual(
        name === 'session' ? [] : [{ lastUsedAt: longAgo }],
      );
    }
  } finally {
    await checking.stop();
  }
});

test('a connection closes at once when somebody else ends the sessions of its account', async () => {
  const user = await buildUser(server.services);
  const closed = Promise.withResolvers<unknown>();
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { Authorization: await tokenFor(server.services, user) },
    on: { closed: closed.resolve },
  });
  clients.push(client);
  await firstOf(client.iterate({ query: 'subscription { testProgress(id: 41) }' }), 41);
  const { db, pubsub } = server.services;
  await db.session.deleteMany({ where: { userId: user.id } });
  await pubsub.publish('session', { userId: user.id });
  expect(await closed.promise).toMatchObject({ code: 1012, reason: 'Who this is for has changed' });
});
