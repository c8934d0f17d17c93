import { randomBytes } from 'node:crypto';
import { mkdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordFiles } from '@verdict/schema/core/files/record-files.service.ts';
import { removeUnusedFiles, unusedFileMs } from '@verdict/schema/site/files/unused-files.service.ts';
import { createFileStore } from '@verdict/server/adapters/file-store.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
const root = join(tmpdir(), `verdict-unused-${process.pid}`);
beforeAll(async () => {
  server = await startTestServer();
  await mkdir(root);
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const files = createFileStore(root);
const old = new Date(Date.now() - unusedFileMs - 60_000);

/** A file that was stored more than a day ago. */
async function oldFile(): Promise<string> {
  const stored = await files.put(randomBytes(64));
  await recordFiles(server.services.db, [stored]);
  await age(stored.sha256);
  return stored.sha256;
}

async function age(
  sha256: string,
  what: { readonly row?: boolean; readonly bytes?: boolean } = { row: true, bytes: true },
): Promise<void> {
  if (what.row) await server.services.db.storedFile.update({ where: { sha256 }, data: { createdAt: old } });
  if (what.bytes) await utimes(join(root, sha256.slice(0, 2), sha256.slice(2)), old, old);
}

const remove = () => removeUnusedFiles({ ...server.services, files }, new Date());
const isThere = async (sha256: string) => [
  (await server.services.db.storedFile.count({ where: { sha256 } })) > 0,
  await files.has(sha256),
];

test('a file that nothing names is removed with its bytes once it is a day old, and not before', async () => {
  const [forgotten, young] = [await oldFile(), await oldFile()];
  await recordFiles(server.services.db, [{ sha256: young, sizeBytes: 64 }]);
  await remove();
  expect(await isThere(forgotten)).toEqual([false, false]);
  expect(await isThere(young)).toEqual([true, true]);
});

describe('a file stays, however old, while it is', () => {
  const names: Readonly<Record<string, (sha256: string) => Promise<unknown>>> = {
    'an avatar': async (avatarSha256) =>
      server.services.db.user.update({ where: { id: (await buildUser(server.services)).id }, data: { avatarSha256 } }),
    'a picture of the carousel': (sha256) => server.services.db.carouselImage.create({ data: { sha256, position: 1 } }),
    'a picture of the footer': (sha256) =>
      server.services.db.footerPicture.create({ data: { sha256, position: 1, alt: 'a' } }),
    'a file of a problem': async (sha256) =>
      server.services.db.problemFile.create({
        data: { problemId: (await buildProblem(server.services)).id, kind: 'STATEMENT', name: 'a.png', sha256 },
      }),
    'an include of checkers': (sha256) => server.services.db.judgeInclude.create({ data: { name: 'a.h', sha256 } }),
  };
  test.each(Object.entries(names))('%s', async (_what, name) => {
    const sha256 = await oldFile();
    await name(sha256);
    await remove();
    expect(await isThere(sha256)).toEqual([true, true]);
  });

  test('data of a test', async () => {
    const [input, answer, beside] = [await oldFile(), await oldFile(), await oldFile()];
    const problem = await buildProblem(server.services);
    const { id: testSetId } = await server.services.db.testSet.create({
      data: { problemId: problem.id, sha256: randomBytes(32).toString('hex') },
    });
    const { id: groupId } = await server.services.db.testGroup.create({
      data: { testSetId, position: 1, name: 'all' },
    });
    await server.services.db.testCase.create({
      data: {
        testSetId,
        groupId,
        position: 1,
        name: '1',
        inputSha256: input,
        answerSha256: answer,
        files: { create: { name: 'x', sha256: beside } },
      },
    });
    await remove();
    for (const sha256 of [input, answer, beside]) expect(await isThere(sha256)).toEqual([true, true]);
  });
});

test('bytes that were put again at the moment of the removal are left for whoever put them', async () => {
  const sha256 = await oldFile();
  // As after `put`, before the row is recorded.
  await age(sha256, { row: true });
  await files.renew(sha256);
  await remove();
  expect(await isThere(sha256)).toEqual([false, true]);
  await recordFiles(server.services.db, [{ sha256, sizeBytes: 64 }]);
  await remove();
  expect(await isThere(sha256)).toEqual([true, true]);
});

test('people who take a forgotten picture anew while it is removed all have it in the end', async () => {
  for (let round = 0; round < 5; round += 1) {
    const content = randomBytes(64);
    const { sha256 } = await files.put(content);
    await recordFiles(server.services.db, [{ sha256, sizeBytes: 64 }]);
    await age(sha256);
    const takers = await Promise.all(Array.from({ length: 4 }, () => buildUser(server.services)));
    const take = async ({ id }: { readonly id: string }) => {
      const stored = await files.put(content);
      await recordFiles(server.services.db, [stored]);
      await server.services.db.user.update({ where: { id }, data: { avatarSha256: sha256 } });
    };
    await Promise.all([remove(), ...takers.map(take), remove()]);
    expect(await isThere(sha256)).toEqual([true, true]);
  }
});

test('the same files of two imports at once, and one named twice, are recorded without a deadlock', async () => {
  const many = Array.from({ length: 50 }, () => ({ sha256: randomBytes(32).toString('hex'), sizeBytes: 1 }));
  const record = (list: typeof many) => server.services.db.$transaction((tx) => recordFiles(tx, [...list, ...list]));
  await Promise.all([record(many), record(many.toReversed()), record(many)]);
  expect(
    await server.services.db.storedFile.count({ where: { sha256: { in: many.map(({ sha256 }) => sha256) } } }),
  ).toBe(50);
});
