import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secretOfFailure } from './test-fields.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function linesOf(requestId: string | null) {
  return server.logged.filter((line) => line['requestId'] === requestId && line['level'] === 50);
}

describe('what breaks on our side', () => {
  test('is answered with an id only, and logged once under it', async () => {
    const { errors, headers, data } = await server.graphql('{ testFailure }');
    const requestId = headers.get('x-request-id');
    expect(data).toBeNull();
    expect(errors).toEqual([
      { message: `Internal error, number ${requestId}`, extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } },
    ]);
    expect(linesOf(requestId)).toHaveLength(1);
    expect(JSON.stringify(linesOf(requestId))).toContain(secretOfFailure);
  });

  test('gives nothing away of Prisma, neither in the answer nor in the log', async () => {
    const { errors, headers } = await server.graphql('{ testPrismaFailure }');
    expect(JSON.stringify(errors)).not.toMatch(/prisma|invocation/i);
    expect(JSON.stringify(errors)).not.toContain(secretOfFailure);
    const lines = linesOf(headers.get('x-request-id'));
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(secretOfFailure);
  });

  test('is masked and logged even before there is a context', async () => {
    const { db } = server.services;
    await db.$executeRaw`ALTER TABLE session RENAME TO session_away`;
    try {
      const token = await server.services.tokens.sign({
        userId: 'u',
        sessionId: 's',
        issuedAt: new Date(),
        expiresAt: new Date(Date.now() + 60_000),
      });
      const { errors, headers } = await server.graphql('{ siteConfig { name } }', { token });
      const requestId = headers.get('x-request-id');
      expect(errors).toEqual([
        { message: `Internal error, number ${requestId}`, extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } },
      ]);
      expect(linesOf(requestId)).toHaveLength(1);
    } finally {
      await db.$executeRaw`ALTER TABLE session_away RENAME TO session`;
    }
  });

  test('is told in the language of the reader', async () => {
    const { errors } = await server.graphql('{ testFailure }', { headers: { locale: 'zh-CN' } });
    expect(errors?.[0]?.message).toMatch(/^服务器内部错误/);
  });
});

describe("what is the caller's fault is told and not logged as an error", () => {
  test.each([
    ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a broken query', '{ ', 'GRAPHQL_PARSE_FAILED'],
    ['a missing variable', 'query Q($p: Int!) { testNodes(page: { page: $p }) { total } }', 'BAD_USER_INPUT'],
  ])('%s', async (_what, query, code) => {
    const { errors, headers } = await server.graphql(query);
    expect(errors?.[0]?.extensions?.['code']).toBe(code);
    expect(linesOf(headers.get('x-request-id'))).toHaveLength(0);
  });

  test('a body that is no JSON', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{',
    });
    expect(response.status).toBe(400);
  });

  test('a form of another site, which would come without a preflight', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify({ query: 'mutation { signOut }' }),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});

test('every answer carries the id of its request, the given one if it is plain', async () => {
  const given = await fetch(`${server.url}/healthz`, { headers: { 'X-Request-Id': 'from-a-proxy_1' } });
  expect(given.headers.get('x-request-id')).toBe('from-a-proxy_1');
  const odd = await fetch(`${server.url}/healthz`, { headers: { 'X-Request-Id': 'a b{c}' } });
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a request leaves one line at debug level, without its query string', async () => {
  const id = 'one-line';
  await fetch(`${server.url}/healthz?token=hidden`, { headers: { 'X-Request-Id': id } });
  const lines = server.logged.filter((line) => line['requestId'] === id);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 20, method: 'GET', path: '/healthz', status: 200 });
});
