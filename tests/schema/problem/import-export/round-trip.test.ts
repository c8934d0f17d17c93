import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { exportProblems } from '@verdict/schema/problem/import-export/export.service.ts';
import { importItem } from '@verdict/schema/problem/import-export/import-item.service.ts';
import { openPackages } from '@verdict/schema/problem/import-export/open-packages.ts';
import { loadStoredProblem } from '@verdict/schema/problem/import-export/read-problem.service.ts';
import { importProblem } from '@verdict/schema/problem/import-export/write-problem.service.ts';
import { unpackArchive } from '@verdict/schema/problem/package/archive.ts';
import { createIssueLog } from '@verdict/schema/problem/package/issue-log.ts';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { wholeProblem } from './whole-problem.ts';

let server: TestServer;
let folder: string;
let userId: string;
let problemId: number;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'verdict-exchange-'));
  userId = (await buildUser(server.services, { role: 'ROOT' })).id;
  problemId = (
    await importProblem(server.services, await wholeProblem(join(folder, 'whole')), { displayId: 'WHOLE-1' })
  ).problemId;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function exported(format: 'KATTIS' | 'HOJ', ids = [problemId]): Promise<string> {
  const path = join(folder, `${format}.zip`);
  await pipeline(exportProblems(server.services, ids, format), createWriteStream(path));
  return path;
}

async function importAll(path: string, prefix: string) {
  const log = createIssueLog();
  const temporaryFolder = await mkdtemp(join(folder, 'temporary-'));
  const outcomes = [];
  {
    await using open = await openPackages(path, log, { temporaryFolder });
    expect(log.problems).toEqual([]);
    for (const item of open?.items ?? [])
      outcomes.push({
        format: item.format,
        title: item.title,
        ...(await importItem(server.services, item, { userId, visibility: 'PRIVATE', isIdKept: true, prefix })),
      });
  }
  expect(await readdir(temporaryFolder)).toEqual([]);
  return outcomes;
}

test.each(['KATTIS', 'HOJ'] as const)(
  'a problem exported as %s and imported again has lost nothing',
  async (format) => {
    const [outcome, ...others] = await importAll(await exported(format), `${format}-`);
    expect(others).toEqual([]);
    expect(outcome?.log.problems).toEqual([]);
    expect(outcome?.log.warnings).toEqual([]);
    expect(outcome?.format).toBe(format);
    const [before, after] = await Promise.all([
      loadStoredProblem(server.services, problemId),
      loadStoredProblem(server.services, outcome?.imported?.problemId ?? 0),
    ]);
    expect(after?.displayId).toBe(`${format}-WHOLE-1`);
    const { shortName: _before, displayId: _id, ...kept } = before ?? {};
    expect(after).toMatchObject(kept);
    expect(Object.keys(after ?? {}).toSorted()).toEqual(Object.keys(before ?? {}).toSorted());
  },
);

test('an exported package is a right package of its format', async () => {
  const unpacked = await unpackArchive(await exported('KATTIS'), {}, createIssueLog());
  const result = await readProblemPackage(join(unpacked?.folder ?? '', 'WHOLE-1'));
  expect(result.ok ? [] : result.problems).toEqual([]);
  if (!result.ok) return;
  const { facts, statements } = result.package.problem;
  expect(facts).toMatchObject({ type: 'OI', authorName: 'Ada 阿达', license: 'cc by' });
  expect(Object.fromEntries(statements.map(({ language, title }) => [language, title]))).toEqual({
    zh: '一切',
    en: 'Everything',
  });
  expect(facts).toMatchObject({ timeLimitMs: 1_234, memoryLimitMb: 77 });
  await result.package.dispose();
  await unpacked?.remove();
});

test('what was edited after the export counts, and what the format cannot say is kept', async () => {
  const unpacked = await unpackArchive(await exported('KATTIS'), {}, createIssueLog());
  const root = join(unpacked?.folder ?? '', 'WHOLE-1');
  await writeFile(
    join(root, 'problem.yaml'),
    (await readFile(join(root, 'problem.yaml'), 'utf8')).replace('time_limit: 1.234', 'time_limit: 3'),
  );
  const [outcome] = await importAll(root, 'edited-');
  expect(outcome?.log.problems).toEqual([]);
  expect(outcome?.log.warnings.map(({ file }) => file)).toContain('problem.yaml');
  const after = await loadStoredProblem(server.services, outcome?.imported?.problemId ?? 0);
  expect(after?.facts).toMatchObject({
    timeLimitMs: 3_000,
    stackLimitMb: 33,
    languageFactors: { python3: { timeFactor: 2.5 } },
    checkerConvention: 'TESTLIB',
    judgeCaseMode: 'SUBTASK_LOWEST',
  });
  expect(after?.templates).toHaveLength(2);
  expect(after?.files.filter(({ kind }) => kind === 'USER_EXTRA')).toHaveLength(1);
  await unpacked?.remove();
});

test('HOJ reads its own fields of what is exported for it', async () => {
  const unpacked = await unpackArchive(await exported('HOJ'), {}, createIssueLog());
  const json: unknown = JSON.parse(await readFile(join(unpacked?.folder ?? '', `problem_${problemId}.json`), 'utf8'));
  expect(json).toMatchObject({
    judgeMode: 'spj',
    languages: ['C++ 20', 'C++', 'C++ With O2', 'C++ 20 With O2', 'Python3'],
    tags: expect.arrayContaining(['图论']),
    problem: {
      problemId: 'WHOLE-1',
      title: '一切',
      type: 1,
      judgeCaseMode: 'subtask_lowest',
      timeLimit: 1_234,
      memoryLimit: 77,
      stackLimit: 33,
      difficulty: 2,
      isFileIO: true,
      spjLanguage: 'C++',
      examples: expect.stringContaining('<input>1 2\n</input><output>3</output>'),
    },
    samples: [
      { input: '1.in', output: '1.out', score: 40, groupNum: 1 },
      { score: 40, groupNum: 1 },
      { score: 60, groupNum: 2 },
    ],
    userExtraFile: { 'lib.h': '// for contestants' },
    judgeExtraFile: { 'extra.h': '// header', 'data.txt': '42' },
  });
  await unpacked?.remove();
});

test('an export of several problems holds each in its own place, and a reader that leaves ends it', async () => {
  const second = await importProblem(
    server.services,
    { ...(await wholeProblem(join(folder, 'second'))), shortName: 'second' },
    { displayId: 'WHOLE-2' },
  );
  expect(
    (await importAll(await exported('HOJ', [problemId, second.problemId]), 'both-')).map(
      ({ imported }) => imported?.displayId,
    ),
  ).toEqual(['both-WHOLE-1', 'both-WHOLE-2']);
  const stream = exportProblems(server.services, [problemId], 'KATTIS');
  stream.destroy();
  expect(stream.destroyed).toBe(true);
});
