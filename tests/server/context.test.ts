import cookie from '@fastify/cookie';
import { createContextOf } from '@verdict/server/context.ts';
import { LiveWork } from '@verdict/server/live-work.ts';
import { sessionCookie } from '@verdict/server/session-cookie.ts';
import { fastify, type FastifyInstance, type RouteHandlerMethod } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../factories/user.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  const contextOf = createContextOf(server.services, new LiveWork());
  app = fastify();
  await app.register(cookie);
  const who: RouteHandlerMethod = async (request, reply) => {
    const [context, again] = [await contextOf(request, reply), await contextOf(request, reply)];
    return { who: context.viewer.kind, isSame: context === again };
  };
  const [read, upload] = [{ config: { sessionCookie: 'read' } }, { config: { sessionCookie: 'upload' } }] as const;
  for (const path of ['/api/file/who', '/api/filed', '/graphql-like']) app.get(path, read, who);
  app.get('/api/file/unsaid', who);
  app.post('/api/file/unsaid', who);
  app.post('/api/file/upload', upload, who);
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

async function withCookie(
  url: string,
  method: 'GET' | 'POST' = 'GET',
  headers: Record<string, string> = {},
): Promise<unknown> {
  const token = await tokenFor(server.services, await buildUser(server.services));
  return (
    await app.inject({
      url,
      method,
      headers: { cookie: `${sessionCookie}=${token}`, host: 'judge.example.org', ...headers },
    })
  ).json();
}

test('the cookie is a sign-in for file calls that say so, and for nothing else', async () => {
  expect(await withCookie('/api/file/who')).toEqual({ who: 'user', isSame: true });
  expect(await withCookie('/api/filed')).toMatchObject({ who: 'anonymous' });
  expect(await withCookie('/graphql-like')).toMatchObject({ who: 'anonymous' });
  expect(await withCookie('/api/file/unsaid')).toMatchObject({ who: 'anonymous' });
  expect(await withCookie('/api/file/unsaid', 'POST', { 'sec-fetch-site': 'same-origin' })).toMatchObject({
    who: 'anonymous',
  });
});

test.each([
  ['a page of this site', { 'sec-fetch-site': 'same-origin' }, 'user'],
  ['a page of this site without TLS', { origin: 'http://judge.example.org' }, 'user'],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://judge.example.org' }, 'anonymous'],
  ['another site of the same domain', { 'sec-fetch-site': 'same-site' }, 'anonymous'],
  ['another site without TLS', { origin: 'http://example.org' }, 'anonymous'],
  ['another port', { origin: 'http://judge.example.org:8080' }, 'anonymous'],
  ['a sandboxed frame', { origin: 'null' }, 'anonymous'],
  ['an unnamed sender', {}, 'anonymous'],
])('the cookie and an upload from %s', async (_sender, headers, who) => {
  expect(await withCookie('/api/file/upload', 'POST', headers)).toMatchObject({ who });
});
