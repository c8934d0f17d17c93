import { gzipSync } from 'node:zlib';
import { WebFailure } from '@verdict/schema/core/web-failure.ts';
import { createWeb } from '@verdict/server/adapters/web.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStandInServer, StandInClock, type StandInServer } from '../stand-ins/stand-in.ts';

const web = createWeb({ connectMs: 1_000, headersMs: 1_000, bodyMs: 1_000, totalMs: 3_000 });
let server: StandInServer;
beforeAll(async () => {
  server = await startStandInServer(new StandInClock(), new Set(), ({ path }) =>
    path === '/packed'
      ? { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(100_000)) }
      : { status: 302, headers: { location: '/elsewhere', 'set-cookie': ['a=1', 'b=2'] }, body: 'moved' },
  );
});
afterAll(async () => {
  await web.close();
  await server.stop();
});

const send = (address: string, options: { maxBytes?: number; trustedOrigin?: string } = {}) =>
  web.send({ url: new URL(address), method: 'GET', headers: {}, maxBytes: 10_000, ...options });
const failureOf = async (action: Promise<unknown>) => {
  const failure = await action.catch((error: unknown) => error);
  return failure instanceof WebFailure ? [failure.reason, failure.isSent] : failure;
};

test('a redirect is an answer, with all its cookies', async () => {
  const answer = await send(server.origin, { trustedOrigin: server.origin });
  expect([answer.status, answer.headers.get('location'), answer.cookies, answer.body.toString()]).toEqual([
    302,
    '/elsewhere',
    ['a=1', 'b=2'],
    'moved',
  ]);
});

test.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://10.0.0.1/',
  'http://169.254.169.254/',
  'http://[::ffff:10.0.0.1]/',
  'http://localhost/',
  'file:///etc/passwd',
])('%s is not asked', async (address) => {
  expect(await failureOf(send(address))).toEqual(['FORBIDDEN_ADDRESS', false]);
});

test('an origin that is trusted opens no other port of its machine', async () => {
  expect(await failureOf(send('http://127.0.0.1:1/', { trustedOrigin: server.origin }))).toEqual([
    'FORBIDDEN_ADDRESS',
    false,
  ]);
});

test('a body counts unpacked', async () => {
  const trustedOrigin = server.origin;
  expect(await failureOf(send(`${trustedOrigin}/packed`, { trustedOrigin }))).toEqual(['TOO_LARGE', true]);
  expect((await send(`${trustedOrigin}/packed`, { trustedOrigin, maxBytes: 100_000 })).body).toHaveLength(100_000);
});

test('a server that is not there did not get the request', async () => {
  const trustedOrigin = 'http://127.0.0.1:1';
  expect(await failureOf(send(trustedOrigin, { trustedOrigin }))).toEqual(['UNREACHABLE', false]);
});
