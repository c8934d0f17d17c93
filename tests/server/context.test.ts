import cookie from '@fastify/cookie';
import { createContextOf, sessionCookie } from '@verdict/server/context.ts';
import { LiveWork } from '@verdict/server/live-work.ts';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../factories/user.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  const contextOf = createContextOf(server.services, new LiveWork());
  app = fastify();
  await app.register(cookie);
  for (const path of ['/api/file/who', '/api/filed', '/graphql-like']) {
    app.get(path, async (request, reply) => {
      const [context, again] = [await contextOf(request, reply), await contextOf(request, reply)];
      return { who: context.viewer.kind, isSame: context === again };
    });
  }
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

async function withCookie(path: string): Promise<unknown> {
  const token = await tokenFor(server.services, await buildUser(server.services));
  return (await app.inject({ url: path, headers: { cookie: `${sessionCookie}=${token}` } })).json();
}

test('the cookie is a sign-in for file calls, and for nothing else', async () => {
  expect(await withCookie('/api/file/who')).toEqual({ who: 'user', isSame: true });
  expect(await withCookie('/api/filed')).toMatchObject({ who: 'anonymous' });
  expect(await withCookie('/graphql-like')).toMatchObject({ who: 'anonymous' });
});
