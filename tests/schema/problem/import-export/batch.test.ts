import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workOnImport } from '@verdict/schema/problem/import-export/run-import.service.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { legacyPackage, temporaryFolder, writeZip } from '../package/package-folder.ts';
import { createBatch, sentPackage } from './batch-scene.ts';
import { hojPackage, polygon, qduojPackage } from './foreign-packages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const pageSchema = z.object({
  problemImport: z.object({
    found: z.number(),
    total: z.number(),
    items: z.array(z.object({ id: z.number(), title: z.string() })),
  }),
});

test('a batch tells what is wrong before it is imported; a bad item stops no other; the upload goes', async () => {
  const { db, uploads } = server.services;
  const bad = { ...polygon, 'tests/03': '' };
  const path = await writeZip({
    ...hojPackage,
    ...qduojPackage,
    ...Object.fromEntries(
      Object.entries(bad)
        .filter(([name]) => name !== 'tests/03')
        .map(([name, content]) => [`polygon/${name}`, content]),
    ),
  });
  const { key, token } = await sentPackage(server, 'PROBLEM_ADMIN', path);
  const id = (await createBatch(server, key, token))?.data?.id ?? 0;
  await workOnImport(server.services, id, new Date());
  const items = await db.problemImportItem.findMany({ where: { importId: id }, orderBy: { position: 'asc' } });
  expect(items.map(({ format, title, state }) => ({ format, title, state }))).toEqual(
    expect.arrayContaining([
      { format: 'HOJ', title: '求和', state: 'WAITING' },
      { format: 'POLYGON', title: 'Sum', state: 'WAITING' },
      { format: 'QDUOJ', title: 'A+B', state: 'WAITING' },
    ]),
  );
  expect(items.filter(({ problems }) => JSON.stringify(problems) !== '[]')).toMatchObject([
    { format: 'POLYGON', problems: [{ file: expect.stringContaining('tests/03') }] },
  ]);
  const figures = await server.graphql('query ($id: Int!) { problemImport(id: $id) { found faulty } }', {
    token,
    variables: { id },
  });
  expect(figures.data).toEqual({ problemImport: { found: 3, faulty: 1 } });
  expect(await db.problem.count()).toBe(0);
  await server.graphql(
    'mutation ($id: Int!, $input: ProblemImportInput!) { runProblemImport(id: $id, input: $input) { __typename } }',
    {
      token,
      variables: { id, input: { exceptIds: [], visibility: 'PRIVATE', isIdKept: true, prefix: 'X-' } },
    },
  );
  await workOnImport(server.services, id, new Date());
  const done = await db.problemImportItem.findMany({
    where: { importId: id },
    include: { problem: { select: { displayId: true, visibility: true } } },
  });
  expect(
    done
      .map(({ format, state, problem }) =>
        `${format} ${state} ${problem?.displayId ?? ''} ${problem?.visibility ?? ''}`.trim(),
      )
      .toSorted(),
  ).toEqual(['HOJ IMPORTED X-HOJ-1 PRIVATE', 'POLYGON FAILED', 'QDUOJ IMPORTED X-Q1 PRIVATE']);
  expect(await db.problem.count()).toBe(2);
  expect(await db.upload.count({ where: { key } })).toBe(0);
  await expect(access(uploads.pathOf(key))).rejects.toThrow();

  // Work that is offered again does nothing twice.
  await workOnImport(server.services, id, new Date());
  expect(await db.problem.count()).toBe(2);
});

test('a display id that is taken, in any case, fails its item with a message and leaves nothing', async () => {
  const { db } = server.services;
  const { key, token, user } = await sentPackage(server, 'ADMIN', await writeZip(hojPackage));
  await db.problem.create({ data: { displayId: 't-hoj-1', title: 'taken', authorId: user.id } });
  const before = await db.problem.count();
  const id = (await createBatch(server, key, token))?.data?.id ?? 0;
  await workOnImport(server.services, id, new Date());
  await db.problemImport.update({ where: { id }, data: { state: 'RUNNING', isIdKept: true, prefix: 'T-' } });
  await workOnImport(server.services, id, new Date());
  expect(
    await db.problemImportItem.findMany({ where: { importId: id }, select: { state: true, problems: true } }),
  ).toMatchObject([
    {
      state: 'FAILED',
      problems: [{ message: 'There is a problem T-HOJ-1 already.', messageZh: '题号 T-HOJ-1 已存在。' }],
    },
  ]);
  expect(await db.problem.count()).toBe(before);
});

test('a display id that would lead out of its address fails its item with a sentence', async () => {
  const { db } = server.services;
  const { key, token } = await sentPackage(
    server,
    'ADMIN',
    await writeZip(
      Object.fromEntries(Object.entries(hojPackage).map(([name, content]) => [name, content.replace('HOJ-1', '..')])),
    ),
  );
  const id = (await createBatch(server, key, token))?.data?.id ?? 0;
  await workOnImport(server.services, id, new Date());
  await db.problemImport.update({ where: { id }, data: { state: 'RUNNING', isIdKept: true, prefix: '' } });
  await workOnImport(server.services, id, new Date());
  expect(
    await db.problemImportItem.findMany({ where: { importId: id }, select: { state: true, problems: true } }),
  ).toMatchObject([
    { state: 'FAILED', problems: [{ message: expect.stringMatching(/^The display id \.\. cannot be used/u) }] },
  ]);
});

test('all problems of a large file are imported but those left out, and are looked at page by page', async () => {
  const { db } = server.services;
  const items = Array.from(
    { length: 103 },
    (_, index) =>
      `<item><title>Many ${index + 1}</title><time_limit unit="s">1</time_limit>` +
      '<memory_limit unit="mb">64</memory_limit><description>d</description>' +
      '<test_input>1</test_input><test_output>1</test_output></item>',
  );
  const path = join(await temporaryFolder(), 'many.xml');
  await writeFile(path, `<?xml version="1.0"?><fps version="1.2">${items.join('')}</fps>`);
  const { key, token } = await sentPackage(server, 'ADMIN', path);
  const id = (await createBatch(server, key, token))?.data?.id ?? 0;
  await workOnImport(server.services, id, new Date());
  const pageOf = async (after: number) =>
    pageSchema.parse(
      (
        await server.graphql(
          'query ($id: Int!, $after: Int) { problemImport(id: $id) { found total items(after: $after) { id title } } }',
          { token, variables: { id, after } },
        )
      ).data,
    ).problemImport;
  const first = await pageOf(0);
  const second = await pageOf(100);
  expect([first.found, first.items.length, ...second.items.map(({ title }) => title)]).toEqual([
    103,
    100,
    'Many 101',
    'Many 102',
    'Many 103',
  ]);
  // All but two: one of each page.
  const exceptIds = [first.items[0]?.id, second.items[0]?.id];
  await server.graphql(
    'mutation ($id: Int!, $input: ProblemImportInput!) { runProblemImport(id: $id, input: $input) { __typename } }',
    { token, variables: { id, input: { exceptIds, visibility: 'PRIVATE', isIdKept: false, prefix: 'MANY-' } } },
  );
  expect(await pageOf(0)).toMatchObject({ found: 103, total: 101 });
  await workOnImport(server.services, id, new Date());
  expect(await db.problem.count({ where: { displayId: { startsWith: 'MANY-' } } })).toBe(101);
  expect(await db.problem.count({ where: { title: { in: ['Many 1', 'Many 101'] } } })).toBe(0);
}, 120_000);

test('a hostile file leaves no rows, no files on the disk, and its upload goes', async () => {
  const { db, uploads } = server.services;
  const outside = await writeZip({ ...legacyPackage, 'xx/evil.txt': 'evil' });
  await writeFile(
    outside,
    Buffer.from((await readFile(outside)).toString('latin1').replaceAll('xx/evil.txt', '../evil.txt'), 'latin1'),
  );
  const cut = await writeZip(hojPackage);
  await writeFile(cut, (await readFile(cut)).subarray(0, 300));
  const hostile = [
    outside,
    await writeZip(legacyPackage, (zip) =>
      zip.addBuffer(Buffer.from('/etc/passwd'), 'data/secret/9.in', { mode: 0o120777 }),
    ),
    cut,
    await writeZip({
      'inner.zip': await readFile(outside),
      'problem_1.json': '{"problem": {"title": 1, "timeLimit": "x"}}',
      'problem_1/1.in': '1',
    }),
  ];
  const rows = () =>
    Promise.all([
      db.problem.count(),
      db.problemFile.count(),
      db.testSet.count(),
      db.tag.count(),
      db.storedFile.count(),
    ]);
  const before = await rows();
  // Where everything is unpacked.
  const scratch = await temporaryFolder();
  vi.stubEnv('TMPDIR', scratch);
  try {
    for (const path of hostile) {
      const { key, token } = await sentPackage(server, 'ADMIN', path);
      const id = (await createBatch(server, key, token))?.data?.id ?? 0;
      await workOnImport(server.services, id, new Date());
      await db.problemImport.updateMany({ where: { id, state: 'READY' }, data: { state: 'RUNNING' } });
      await workOnImport(server.services, id, new Date());
      const batch = await db.problemImport.findUniqueOrThrow({ where: { id }, include: { files: true, items: true } });
      expect(batch.state).toBe('DONE');
      expect([...batch.files, ...batch.items].flatMap(({ problems }) => problems)).not.toEqual([]);
      expect(batch.items.filter(({ state }) => state !== 'FAILED')).toEqual([]);
      expect(await readdir(scratch)).toEqual([]);
      expect(await db.upload.count({ where: { key } })).toBe(0);
      await expect(access(uploads.pathOf(key))).rejects.toThrow();
    }
  } finally {
    vi.unstubAllEnvs();
  }
  expect(await rows()).toEqual(before);
});

test("nobody imports another's upload, nor sees another's batch", async () => {
  const owner = await sentPackage(server, 'ADMIN', await writeZip(hojPackage));
  const other = await sentPackage(server, 'ADMIN', await writeZip(hojPackage));
  expect(await createBatch(server, owner.key, other.token)).toMatchObject({ __typename: 'UploadNotFound' });
  const id = (await createBatch(server, owner.key, owner.token))?.data?.id ?? 0;
  expect(
    JSON.stringify(
      await server.graphql('query ($id: Int!) { problemImport(id: $id) { id } }', {
        token: other.token,
        variables: { id },
      }),
    ),
  ).toContain('PROBLEM_IMPORT_NOT_FOUND');
});
