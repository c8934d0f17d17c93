import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { socketLimits } from '@verdict/server/graphql/socket-limits.ts';
import { createClient, type Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildUser, tokenFor } from '../factories/user.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: 1 });
});
afterAll(() => server.stop());

const opened: WebSocket[] = [];
const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
  for (const socket of opened.splice(0)) socket.terminate();
});

interface Answer {
  readonly type: string;
  readonly id?: string;
  readonly payload?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** A socket without a client's manners, acknowledged. */
async function openSocket(
  params: Record<string, string> = { locale: 'en-US' },
  at = server,
): Promise<{ socket: WebSocket; answers: Answer[]; next: (type: string) => Promise<Answer> }> {
  const socket = new WebSocket(`${at.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  opened.push(socket);
  const answers: Answer[] = [];
  socket.on('message', (message) => answers.push(JSON.parse(String(message)) as Answer));
  const next = async (type: string) => {
    for (;;) {
      const answer = answers.find((one) => one.type === type);
      if (answer) return answer;
      await once(socket, 'message');
    }
  };
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: params }));
  await next('connection_ack');
  return { socket, answers, next };
}

function subscribe(socket: WebSocket, id: string, query = 'subscription { testProgress(id: 1) }'): void {
  socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query } }));
}

test('a subscription above those of one socket is refused and the others go on', async () => {
  const { socket, answers, next } = await openSocket();
  for (let index = 0; index <= socketLimits.subscriptions; index += 1) subscribe(socket, `s${index}`);
  expect(await next('error')).toMatchObject({
    id: `s${socketLimits.subscriptions}`,
    payload: [
      {
        message: 'There are too many subscriptions. Close some pages and try again.',
        extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' },
      },
    ],
  });
  // One that ends makes room, as soon as the server has ended it.
  for (let index = 0; index < socketLimits.subscriptions; index += 1)
    socket.send(JSON.stringify({ id: `s${index}`, type: 'complete' }));
  for (let index = 0; !answers.some(({ type }) => type === 'next'); index += 1) {
    subscribe(socket, `again${index}`, 'subscription { announcementsChanged { total } }');
    await once(socket, 'message');
    // Tries in a row would meet the limits of operations and messages.
    await sleep(100);
  }
});

test('operations of one socket are limited before anything is read for them', async () => {
  const { socket, answers } = await openSocket();
  const count = socketLimits.operations.capacity + 100;
  for (let index = 0; index < count; index += 1) subscribe(socket, `o${index}`, 'subscription { nothing }');
  while (answers.filter(({ type }) => type === 'error').length < count) await once(socket, 'message');
  const codes = answers.map(({ payload }) => payload?.[0]?.extensions?.code);
  expect(codes.filter((code) => code === 'TOO_MANY_OPERATIONS').length).toBeGreaterThan(20);
  expect(codes).toContain('GRAPHQL_VALIDATION_FAILED');
});

test.each([
  ['messages', () => ({ count: socketLimits.messages.capacity * 3, bytes: 0 })],
  ['bytes', () => ({ count: 30, bytes: 100_000 })],
] as const)('a socket that floods the server with %s is closed', async (_what, flood) => {
  const { socket } = await openSocket();
  const closed = once(socket, 'close');
  const { count, bytes } = flood();
  const ping = JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(bytes) } });
  for (let index = 0; index < count; index += 1) socket.send(ping);
  expect((await closed)[0]).toBe(1008);
});

test('an account has a socket limit across addresses, and a client that meets it does not reconnect', async () => {
  const small = await startTestServer({ limits: 0.1 });
  try {
    const user = await buildUser(small.services);
    const Authorization = await tokenFor(small.services, user);
    const max = socketLimits.perAccount * 0.1;
    for (let index = 0; index < max; index += 1) {
      const { socket, next } = await openSocket({ Authorization, locale: 'en-US' }, small);
      subscribe(socket, 'unread', 'subscription { unreadCountsChanged { __typename } }');
      await next('next');
    }
    let connections = 0;
    const client = createClient({
      url: `${small.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { Authorization, locale: 'en-US' },
      shouldRetry: () => true,
      on: {
        connected: () => {
          connections += 1;
        },
      },
    });
    clients.push(client);
    await expect(
      client.iterate({ query: 'subscription { unreadCountsChanged { __typename } }' }).next(),
    ).rejects.toMatchObject([
      {
        message: 'This account has too many open connections. Close some pages and try again.',
        extensions: { code: 'TOO_MANY_CONNECTIONS' },
      },
    ]);
    expect(connections).toBe(1);
    // A page that closes makes room.
    opened[0]?.close();
    await once(opened[0] ?? server.app.fastify.server, 'close');
    const { socket, next } = await openSocket({ Authorization }, small);
    subscribe(socket, 'unread', 'subscription { unreadCountsChanged { __typename } }');
    expect((await next('next')).id).toBe('unread');
  } finally {
    await small.stop();
  }
});

test('an address has a limit of sockets, and a page that closes makes room', async () => {
  const small = await startTestServer({ limits: 0.001 });
  try {
    const sockets = [];
    for (let index = 0; index < socketLimits.perAddress * 0.001; index += 1) sockets.push(await openSocket({}, small));
    const refused = new WebSocket(`${small.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await expect(new Promise((_resolve, reject) => refused.on('error', reject))).rejects.toThrow('429');
    sockets[0]?.socket.close();
    await once(sockets[0]?.socket ?? refused, 'close');
    await openSocket({}, small);
  } finally {
    await small.stop();
  }
});
