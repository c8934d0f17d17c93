import { once } from 'node:events';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeJudge } from '../factories/judge.ts';
import { healthRequest, postHead, RawConnection } from './raw-connection.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const bodyPatienceMs = 2_000;
let pages: string;
let server: TestServer;
beforeAll(async () => {
  pages = await mkdtemp(join(tmpdir(), 'verdict-pages-'));
  await writeFile(join(pages, 'large.bin'), '');
  await truncate(join(pages, 'large.bin'), 64 * 1024 ** 2);
  server = await startTestServer({
    pages: { client: pages, graphiql: join(pages, 'none') },
    transport: { bodyPatienceMs, minBodyBytesPerSecond: 1_000, headersTimeoutMs: 1_500, readerTimeoutMs: 500 },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(pages, { recursive: true, force: true });
});

/** The server's end of the next connection. */
async function accepted(connectNow: () => RawConnection): Promise<[Socket, RawConnection]> {
  const next = once(server.app.fastify.server, 'connection') as Promise<[Socket]>;
  const connection = connectNow();
  const [socket] = await next;
  return [socket, connection];
}

test('headers that trickle in are cut off', async () => {
  const connection = new RawConnection(server.url).send('GET / HTTP/1.1\r\nX-Long: ');
  const trickle = setInterval(() => connection.send('a'), 100);
  expect(await connection.status()).toBe(408);
  await connection.closed;
  clearInterval(trickle);
});

test('a body that stops is answered 408, whatever reads it', async () => {
  const chunked = `${postHead(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked')}2\r\n{ \r\n`;
  const fixed = ['/graphql', '/api/login', '/nowhere'].map((path) => `${postHead(100_000, { path })}0123456789`);
  const connections = [...fixed, chunked].map((request) => new RawConnection(server.url).send(request));
  expect(await Promise.all(connections.map((connection) => connection.status()))).toEqual([408, 408, 408, 408]);
  await Promise.all(connections.map(({ closed }) => closed));
  expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('a request that is refused before its body came keeps no connection', async () => {
  const request = `${postHead(100_000, { path: '/api/uploads/' })}0123456789`;
  const connection = new RawConnection(server.url).send(request);
  expect(await connection.status()).toBe(401);
  await connection.closed;
});

test('a slow but steady body is taken, however long it takes', async () => {
  const query = JSON.stringify({ query: '{ siteConfig { name } }' });
  const piece = ' '.repeat(500);
  const pieces = 40;
  const connection = new RawConnection(server.url).send(postHead(pieces * piece.length + query.length));
  const startedAt = performance.now();
  for (let sent = 0; sent < pieces; sent += 1) {
    connection.send(piece);
    await sleep((2 * bodyPatienceMs) / pieces);
  }
  connection.send(query);
  expect(performance.now() - startedAt).toBeGreaterThan(bodyPatienceMs);
  expect(await connection.status()).toBe(200);
  await connection.end();
});

test('a client that reads nothing of its answer is disconnected', async () => {
  const [socket, connection] = await accepted(() => new RawConnection(server.url));
  connection.socket.pause();
  connection.send('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'close');
  expect(connection.isClosed).toBe(false);
  await connection.end();
});

test('a connection between two requests stays open', async () => {
  const connection = new RawConnection(server.url).send(healthRequest);
  expect(await connection.status()).toBe(200);
  // Longer than the headers of a request may take.
  await once(server.app.fastify.server, 'connection', { signal: AbortSignal.timeout(2_500) }).catch(() => null);
  expect(connection.isClosed).toBe(false);
  await connection.end();
});

test('a judge waits for work longer than a silent client may', async () => {
  const transport = { readerTimeoutMs: 300, headersTimeoutMs: 300, bodyPatienceMs: 300 };
  const patient = await startTestServer({ transport });
  const judge = await FakeJudge.start(patient);
  const body = JSON.stringify({ query: `mutation { claimJudgeTask(incarnation: "${judge.incarnation}") }` });
  const headers = { 'Content-Type': 'application/json', Authorization: judge.token };
  const claim = request(`${patient.url}/graphql`, { method: 'POST', headers });
  const answer = once(claim, 'response');
  const connected = once(patient.app.fastify.server, 'connection') as Promise<[Socket]>;
  claim.end(body);
  const [socket] = await connected;
  await once(socket, 'timeout');
  expect(socket.destroyed).toBe(false);
  // A drain answers every waiting claim.
  await patient.stop();
  const [response] = await answer;
  expect(response).toMatchObject({ statusCode: 200 });
});
