import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FakeJudge } from '../factories/judge.ts';
import { healthRequest, postHead, RawConnection, upgradeRequest } from './raw-connection.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const transport = { maxConnections: 20, maxConnectionsPerAddress: 8, judgeConnections: 4 };
const places = transport.maxConnections - transport.judgeConnections;
let server: TestServer;
let proxied: TestServer;
const open = new Set<RawConnection>();
beforeAll(async () => {
  server = await startTestServer({ transport });
  proxied = await startTestServer({ transport, trustedProxies: true });
});
afterEach(async () => {
  await Promise.all([...open].map((connection) => connection.end()));
  open.clear();
  // The next test begins when the server has noticed.
  await expect.poll(() => connectionsOf(server)).toBe(0);
  await expect.poll(() => connectionsOf(proxied)).toBe(0);
});
afterAll(async () => {
  await server.stop();
  await proxied.stop();
});

function connectionsOf({ app }: TestServer): Promise<number> {
  app.fastify.server.closeIdleConnections();
  return new Promise((resolve) => app.fastify.server.getConnections((_error, count) => resolve(count)));
}

interface Connecting {
  readonly to?: TestServer;
  /** Sent at once. */
  readonly first?: string;
}

async function connectFrom(address: string, { to = server, first = '' }: Connecting = {}): Promise<RawConnection> {
  const next = once(to.app.fastify.server, 'connection');
  const connection = new RawConnection(to.url, address);
  open.add(connection);
  await next;
  return connection.send(first);
}

/** Connections at work for as long as the test: WebSockets. */
async function occupy(address: string, count: number, to = server): Promise<RawConnection[]> {
  const connections: RawConnection[] = [];
  for (let index = 0; index < count; index += 1) {
    const connection = await connectFrom(address, { to, first: upgradeRequest });
    expect(await connection.status()).toBe(101);
    connections.push(connection);
  }
  return connections;
}

async function ask(address: string, to = server): Promise<number | null> {
  return (await connectFrom(address, { to, first: healthRequest })).status();
}

test('an address with its share of connections is refused more, and others are not', async () => {
  await occupy('127.0.0.2', transport.maxConnectionsPerAddress);
  expect(await ask('127.0.0.2')).toBe(429);
  expect(await ask('127.0.0.3')).toBe(200);
});

test('a closed connection frees its place', async () => {
  const [first] = await occupy('127.0.0.2', transport.maxConnectionsPerAddress);
  await first?.end();
  await expect.poll(() => ask('127.0.0.2')).toBe(200);
});

test('an idle connection makes room for a new one of its address', async () => {
  const idle = await connectFrom('127.0.0.2', { first: healthRequest });
  expect(await idle.status()).toBe(200);
  const busy = await occupy('127.0.0.2', transport.maxConnectionsPerAddress - 1);
  expect(await ask('127.0.0.2')).toBe(200);
  await idle.closed;
  expect(busy.some(({ isClosed }) => isClosed)).toBe(false);
});

test('the oldest incomplete request makes room for a new connection of its address', async () => {
  for (let index = 0; index < transport.maxConnectionsPerAddress; index += 1) {
    await connectFrom('127.0.0.2', { first: `${postHead(100)}some` });
  }
  expect(await ask('127.0.0.2')).toBe(200);
});

test('when all places are taken only judges and this machine get in', async () => {
  const judge = await FakeJudge.start(server);
  const beat = JSON.stringify({ query: 'query { siteConfig { name } }' });
  const head = postHead(beat.length, { headers: [`Authorization: ${judge.token}`] });
  expect(await (await connectFrom('127.0.0.9', { first: head + beat })).status()).toBe(200);

  const taken = await connectionsOf(server);
  for (let index = 0; index < places - taken; index += 1) await occupy(`127.0.1.${index + 1}`, 1);
  expect(await ask('127.0.0.3')).toBe(503);
  expect(await ask('127.0.0.9')).toBe(200);
  expect(await ask('127.0.0.1')).toBe(200);
});

test('an idle connection of any address makes room when all places are taken', async () => {
  const idle = await connectFrom('127.0.2.1', { first: healthRequest });
  expect(await idle.status()).toBe(200);
  for (let index = 1; index < places; index += 1) await occupy(`127.0.1.${index}`, 1);
  expect(await ask('127.0.0.3')).toBe(200);
  await idle.closed;
});

test('a trusted proxy has no limit of its own', async () => {
  await occupy('127.0.0.2', transport.maxConnectionsPerAddress, proxied);
  expect(await ask('127.0.0.2', proxied)).toBe(200);
});

test('refusals are logged once a minute', () => {
  expect(server.logged.filter(({ msg }) => msg === 'connections refused')).toHaveLength(1);
});
