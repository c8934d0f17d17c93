import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, testDatabaseUrl, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('a server with its database is alive and ready', async () => {
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('a server whose database lacks a migration is alive and not ready', async () => {
  const { db } = server.services;
  const [last] = await db.$queryRaw<
    Array<{ id: string; name: string }>
  >`SELECT id, migration_name AS name FROM _prisma_migrations ORDER BY migration_name DESC LIMIT 1`;
  await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL WHERE id = ${last?.id}`;
  try {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'not ready', reason: `migrations are missing: ${last?.name}` },
    ]);
  } finally {
    await db.$executeRaw`UPDATE _prisma_migrations SET finished_at = now() WHERE id = ${last?.id}`;
  }
});

test('a server that cannot reach its database does not start', async () => {
  const url = new URL(testDatabaseUrl());
  url.pathname = '/no_such_database';
  await expect(startTestServer({ databaseUrl: url.href })).rejects.toThrow('no_such_database');
});
