import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { access } from 'node:fs/promises';
import { dirname } from 'node:path';
import { workOnImport } from '@verdict/schema/problem-exchange/run-import.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer } from '../../server/test-server.ts';
import type { TestServer } from '../../server/test-server.ts';
import { writeZip } from '../problem-package/package-folder.ts';
import { HOJ, POLYGON, QDUOJ } from './foreign-packages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A user of a role with a package that was sent. */
async function sent(role: 'PROBLEM_ADMIN' | 'ADMIN', path: string) {
  const { db, uploads } = server.services;
  const user = await buildUser(server.services, { role });
  const key = randomBytes(16).toString('hex');
  await mkdir(dirname(uploads.pathOf(key)), { recursive: true });
  await copyFile(path, uploads.pathOf(key));
  await db.upload.create({ data: { key, userId: user.id, purpose: 'PACKAGE', fileName: 'batch.zip', sizeBytes: 1, state: 'RECEIVED', expiresAt: new Date(Date.now() + 3_600_000) } });
  return { user, key, token: await tokenFor(server.services, user) };
}

const made = z.object({ data: z.record(z.string(), z.object({ __typename: z.string(), data: z.object({ id: z.number(), state: z.string() }).optional(), message: z.string().optional() })) });

async function create(key: string, token: string) {
  const answer = await server.graphql('mutation ($ids: [String!]!) { result: createProblemImport(uploadIds: $ids) { __typename ... on CreateProblemImportSuccess { data { id state } } ... on DomainError { message } } }', { token, variables: { ids: [key] } });
  return made.parse(answer).data['result'];
}

test('a batch is looked through, then imported item by item: a bad one is reported and stops no other, and the upload goes', async () => {
  const { db, uploads } = server.services;
  const bad = { ...POLYGON, 'tests/03': '' };
  const path = await writeZip({ ...HOJ, ...QDUOJ, ...Object.fromEntries(Object.entries(bad).filter(([name]) => name !== 'tests/03').map(([name, content]) => [`polygon/${name}`, content])) });
  const { key, token } = await sent('PROBLEM_ADMIN', path);
  const id = (await create(key, token))?.data?.id ?? 0;
  await workOnImport(server.services, id, new Date());
  const items = await db.problemImportItem.findMany({ where: { importId: id }, orderBy: { position: 'asc' } });
  expect(items.map(({ format, title, state }) => ({ format, title, state }))).toEqual(expect.arrayContaining([{ format: 'HOJ', title: '求和', state: 'WAITING' }, { format: 'POLYGON', title: 'Sum', state: 'WAITING' }, { format: 'QDUOJ', title: 'A+B', state: 'WAITING' }]));
  await server.graphql('mutation ($id: Int!, $input: ProblemImportInput!) { runProblemImport(id: $id, input: $input) { __typename } }', {
    token, variables: { id, input: { itemIds: items.map((item) => item.id), visibility: 'PRIVATE', isIdKept: true, prefix: 'X-' } },
  });
  await workOnImport(server.services, id, new Date());
  const done = await db.problemImportItem.findMany({ where: { importId: id }, include: { problem: { select: { displayId: true, visibility: true } } } });
  expect(done.map(({ format, state, problem }) => `${format} ${state} ${problem?.displayId ?? ''} ${problem?.visibility ?? ''}`.trim()).toSorted()).toEqual(['HOJ IMPORTED X-HOJ-1 PRIVATE', 'POLYGON FAILED', 'QDUOJ IMPORTED X-Q1 PRIVATE']);
  expect(await db.problem.count()).toBe(2);
  expect(await db.upload.count({ where: { key } })).toBe(0);
  await expect(access(uploads.pathOf(key))).rejects.toThrow();

  // Work that is offered again does nothing twice.
  await workOnImport(server.services, id, new Date());
  expect(await db.problem.count()).toBe(2);
});

test('a display id that is taken fails its item with a sentence, and nothing of it is left', async () => {
  const { db } = server.services;
  const { key, token, user } = await sent('ADMIN', await writeZip(HOJ));
  await db.problem.create({ data: { displayId: 'T-HOJ-1', title: 'taken', authorId: user.id } });
  const before = await db.problem.count();
  const id = (await create(key, token))?.data?.id ?? 0;
  await workOnImport(server.services, id, new Date());
  await db.problemImport.update({ where: { id }, data: { state: 'RUNNING', isIdKept: true, prefix: 'T-' } });
  await workOnImport(server.services, id, new Date());
  expect(await db.problemImportItem.findMany({ where: { importId: id }, select: { state: true, problems: true } })).toMatchObject([{ state: 'FAILED', problems: [{ message: 'There is a problem T-HOJ-1 already.', messageZh: '题目编号 T-HOJ-1 已存在。' }] }]);
  expect(await db.problem.count()).toBe(before);
});

test("nobody imports another's upload, nor sees another's batch", async () => {
  const owner = await sent('ADMIN', await writeZip(HOJ));
  const other = await sent('ADMIN', await writeZip(HOJ));
  expect(await create(owner.key, other.token)).toMatchObject({ __typename: 'UploadNotFound' });
  const id = (await create(owner.key, owner.token))?.data?.id ?? 0;
  expect(JSON.stringify(await server.graphql('query ($id: Int!) { problemImport(id: $id) { id } }', { token: other.token, variables: { id } }))).toContain('PROBLEM_IMPORT_NOT_FOUND');
});
