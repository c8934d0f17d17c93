import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('accounts from before accents were folded block plain names, unless such an account exists', async () => {
  const { db } = server.services;
  /** An account as it was before: with the look its name had then. */
  const before = async (name: string) => {
    const { id } = await buildUser(server.services);
    await db.user.update({ where: { id }, data: { username: name, usernameKey: name, usernameSkeleton: name } });
    return async () => (await db.user.findUniqueOrThrow({ where: { id } })).usernameSkeleton;
  };
  const [accented, dotless, taken, plain, chinese] = await Promise.all(
    ['józefa', 'ılgın', 'renée', 'renee', '王小明'].map(before),
  );
  await db.$executeRawUnsafe(
    await readFile(
      new URL('../../../../prisma/migrations/20261122015500_usernames_without_accents/migration.sql', import.meta.url),
      'utf8',
    ),
  );
  expect([await accented?.(), await dotless?.(), await taken?.(), await plain?.(), await chinese?.()]).toEqual([
    'jozefa',
    'ilgin',
    'renée',
    'renee',
    '王小明',
  ]);
});
