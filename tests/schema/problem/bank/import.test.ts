import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTags } from '@verdict/schema/problem/bank/write-tags.service.ts';
import { importProblem, type ImportOptions } from '@verdict/schema/problem/import-export/write-problem.service.ts';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import { problemCommand } from '@verdict/server/cli/problem.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'verdict-import-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const files: Record<string, string> = {
  'problem.yaml': `problem_format_version: 2023-07-draft
type: pass-fail
name: { en: Sum, zh: 求和 }
credits: { authors: Ada }
source: Spring Cup
license: cc by
limits: { time_limit: 2, memory: 64 }
keywords: [hard, math]
`,
  'statement/problem.en.md': 'Add them. ![picture](pic.png)\n\n## Input\n\nTwo numbers.\n\n## Output\n\nTheir sum.\n',
  'statement/problem.zh.md': '求和。\n',
  'statement/pic.png': 'not really a picture',
  'attachments/notes.txt': 'notes',
  'data/sample/1.in': '1 2\n',
  'data/sample/1.ans': '3\n',
  'data/secret/1.in': '2 3\n',
  'data/secret/1.ans': '5\n',
  'submissions/accepted/main.cpp': 'int main() {}\n',
  'submissions/wrong_answer/bad.py': 'print(1)\n',
};

async function writePackage(name: string, changes: Record<string, string | null> = {}): Promise<string> {
  const root = join(folder, name);
  await rm(root, { recursive: true, force: true });
  for (const [path, content] of Object.entries({ ...files, ...changes })) {
    if (content === null) continue;
    const target = join(root, path);
    await mkdir(join(target, '..'), { recursive: true });
    await writeFile(target, content);
  }
  return root;
}

async function importFrom(path: string, options: ImportOptions = {}) {
  const result = await readProblemPackage(path);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  await using opened = result.package;
  return importProblem(server.services, opened.problem, options);
}

async function command(args: readonly string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await problemCommand(args, {
    services: server.services,
    ensureJudge: async () => {},
    print: (line) => lines.push(line),
    signal: new AbortController().signal,
  });
  return { code, text: lines.join('\n') };
}

test('a package becomes a problem with all its parts', async () => {
  const { problemId, created } = await importFrom(await writePackage('sum'));
  expect(created).toBe(true);
  const problem = await server.services.db.problem.findUniqueOrThrow({
    where: { id: problemId },
    include: {
      statements: true,
      samples: true,
      tags: { include: { tag: true } },
      jurySubmissions: { orderBy: { name: 'asc' } },
      files: true,
      testSet: { include: { cases: { orderBy: { position: 'asc' } } } },
    },
  });
  expect(problem).toMatchObject({
    title: 'Sum',
    authorName: 'Ada',
    source: 'Spring Cup',
    license: 'cc by',
    type: 'ACM',
    difficulty: 'HARD',
    visibility: 'PUBLIC',
    timeLimitMs: 2_000,
    memoryLimitMb: 64,
    judgeMode: 'DEFAULT',
    judgeCaseMode: 'TEST_GROUPS',
    packageName: 'sum',
    totalScore: null,
    comparison: {
      isCaseSensitive: false,
      isSpaceChangeSensitive: false,
      floatAbsoluteTolerance: null,
      floatRelativeTolerance: null,
    },
    samples: [{ input: '1 2\n', output: '3\n' }],
    tags: [{ tag: { name: 'math' } }],
    jurySubmissions: [
      { name: 'accepted/main.cpp', languageKey: 'cpp', expected: [0] },
      { name: 'wrong_answer/bad.py', languageKey: 'python3', expected: [-1] },
    ],
    testSet: {
      cases: [
        { name: 'sample/1', isSample: true },
        { name: 'secret/1', isSample: false },
      ],
    },
  });
  const picture = problem.files.find(({ kind }) => kind === 'STATEMENT');
  expect(problem.statements.find(({ language }) => language === 'en')).toMatchObject({
    title: 'Sum',
    input: 'Two numbers.',
    output: 'Their sum.',
  });
  expect(problem.statements.find(({ language }) => language === 'en')?.description).toContain(
    `(/api/public/img/${picture?.sha256}.png)`,
  );
  expect(problem.statements.find(({ language }) => language === 'zh')).toMatchObject({ title: '求和' });
  expect((await fetch(`${server.url}/api/public/img/${picture?.sha256}.png`)).status).toBe(200);
  const notes = problem.files.find(({ kind }) => kind === 'ATTACHMENT');
  expect(await (await fetch(`${server.url}/api/public/file/${notes?.sha256}.txt`)).text()).toBe('notes');
  const secret = problem.testSet?.cases[1]?.answerSha256;
  expect((await fetch(`${server.url}/api/public/file/${secret}.txt`)).status).toBe(404);
});

test('imported problems are numbered from 1000 on', async () => {
  await server.services.db.problem.deleteMany();
  expect((await importFrom(await writePackage('one'))).displayId).toBe('1000');
  expect((await importFrom(await writePackage('two'))).displayId).toBe('1001');
  expect((await importFrom(await writePackage('own'), { displayId: 'OWN-1' })).displayId).toBe('OWN-1');
  expect((await importFrom(await writePackage('three'))).displayId).toBe('1002');
});

test('imports at the same time get numbers of their own', async () => {
  const paths = await Promise.all(['p1', 'p2', 'p3'].map((name) => writePackage(name)));
  const ids = await Promise.all(paths.map(async (path) => (await importFrom(path)).displayId));
  expect(new Set(ids).size).toBe(3);
});

test('a second import of the same name replaces what the first said and keeps what people did', async () => {
  const first = await importFrom(await writePackage('again'));
  const before = await server.services.db.problem.findUniqueOrThrow({ where: { id: first.problemId } });
  const user = await buildUser(server.services);
  const submission = await buildSubmission(server.services, {
    userId: user.id,
    problemId: first.problemId,
    testSetId: before.testSetId,
  });
  await server.services.db.problem.update({ where: { id: first.problemId }, data: { visibility: 'PRIVATE' } });
  const second = await importFrom(
    await writePackage('again', {
      'data/secret/2.in': '9 9\n',
      'data/secret/2.ans': '18\n',
      'statement/problem.zh.md': null,
      'submissions/wrong_answer/bad.py': null,
      'problem.yaml':
        files['problem.yaml']
          ?.replace('keywords: [hard, math]', 'keywords: [sums]')
          .replace('name: { en: Sum, zh: 求和 }', 'name: { en: Sums }') ?? '',
    }),
  );
  expect(second).toEqual({ ...first, created: false });
  const after = await server.services.db.problem.findUniqueOrThrow({
    where: { id: first.problemId },
    include: {
      statements: true,
      tags: { include: { tag: true } },
      jurySubmissions: true,
      testSet: { include: { cases: true } },
    },
  });
  expect(after).toMatchObject({
    title: 'Sums',
    visibility: 'PRIVATE',
    statements: [{ language: 'en' }],
    tags: [{ tag: { name: 'sums' } }],
    jurySubmissions: [{ name: 'accepted/main.cpp' }],
  });
  expect(after.testSet?.cases).toHaveLength(3);
  expect(after.testSetId).not.toBe(before.testSetId);
  expect(await server.services.db.submission.findUnique({ where: { id: submission.id } })).toMatchObject({
    testSetId: before.testSetId,
  });
});

test('an import over a known problem is told to those who have its form open, and both versions are kept', async () => {
  const { db } = server.services;
  const { problemId } = await importFrom(await writePackage('told'));
  const { version } = await db.problem.findUniqueOrThrow({ where: { id: problemId } });
  await importFrom(await writePackage('told', { 'statement/problem.zh.md': '再求和。\n' }));
  expect((await db.problem.findUniqueOrThrow({ where: { id: problemId } })).version).toBe(version + 1);
  const texts = async () =>
    (await db.problemRevision.findMany({ where: { problemId }, orderBy: { number: 'asc' } })).map(
      ({ content }) => JSON.stringify(content).match(/再?求和。/u)?.[0],
    );
  expect(await texts()).toEqual(['求和。', '再求和。']);
  // What says nothing new is a version, and no revision.
  await importFrom(await writePackage('told', { 'statement/problem.zh.md': '再求和。\n' }));
  expect(await texts()).toHaveLength(2);

  // Of a problem that was changed by no form, what it said before is kept as well.
  await db.problemRevision.deleteMany({ where: { problemId } });
  await importFrom(await writePackage('told'));
  expect(await texts()).toEqual(['再求和。', '求和。']);
});

test('imports and forms at the same time make a tag once, whatever its capitals', async () => {
  const { db } = server.services;
  const yaml = (word: string) => ({
    'problem.yaml': files['problem.yaml']?.replace('[hard, math]', `[${word}]`) ?? '',
  });
  const paths = await Promise.all(
    ['New Tag', 'new tag', 'NEW TAG'].map((word, index) => writePackage(`tagged${index}`, yaml(word))),
  );
  const other = await db.problem.create({ data: { displayId: 'tagged-by-form', title: 'x' }, select: { id: true } });
  const byForm = db.$transaction((tx) => writeTags(tx, other.id, ['nEW tAG', 'new tag']));
  await Promise.all([...paths.map((path) => importFrom(path)), byForm]);
  const tags = await db.tag.findMany({
    where: { name: { equals: 'new tag', mode: 'insensitive' } },
    select: { _count: { select: { problems: true } } },
  });
  expect(tags).toEqual([{ _count: { problems: 4 } }]);
});

test('the same data is not stored as another version', async () => {
  const first = await importFrom(await writePackage('same'));
  const before = await server.services.db.problem.findUniqueOrThrow({ where: { id: first.problemId } });
  await importFrom(await writePackage('same'));
  expect((await server.services.db.problem.findUniqueOrThrow({ where: { id: first.problemId } })).testSetId).toBe(
    before.testSetId,
  );
});

test('what fails in the middle leaves nothing half-imported', async () => {
  const count = await server.services.db.problem.count();
  await importFrom(await writePackage('taken'), { displayId: 'TAKEN' });
  await expect(importFrom(await writePackage('loser'), { displayId: 'TAKEN' })).rejects.toThrow();
  expect(await server.services.db.problem.count()).toBe(count + 1);
});

test('the command imports what it can, names what is wrong with the rest, and fails', async () => {
  const good = await writePackage('good');
  const bad = await writePackage('bad', { 'data/secret/1.ans': null });
  const count = await server.services.db.problem.count();
  const { code, text } = await command(['import', bad, good]);
  expect(code).toBe(1);
  expect(text).toContain('bad: nothing was imported');
  expect(text).toContain('data/secret/1');
  expect(text).toMatch(/ok .* good: "Sum", 2 test cases, 2 jury submissions \(new\)/);
  expect(await server.services.db.problem.count()).toBe(count + 1);
  expect((await command(['import', good])).code).toBe(0);
  expect((await command(['frobnicate', good])).code).toBe(2);
});

test('verify judges the jury submissions through the queue, prints a table, and leaves nothing behind', async () => {
  await buildUser(server.services, { role: 'ROOT' });
  await server.services.db.judgeNode.deleteMany();
  const judge = await FakeJudge.start(server);
  const path = await writePackage('checked');
  const count = await server.services.db.problem.count();
  const run = async (statusOf: (language: string) => number) => {
    let isOver = false;
    const verifying = command(['verify', path]).finally(() => (isOver = true));
    while (!isOver) {
      const task = await judge.peek();
      if (task !== null)
        await judge.report(task, judgementFor(task, { status: statusOf(task.program?.languageKey ?? '') }));
    }
    return verifying;
  };
  const right = await run((language) => (language === 'cpp' ? 0 : -1));
  expect(right.text).toMatch(/ok +accepted\/main\.cpp +cpp +AC +AC +3 ms +1024 KB/);
  expect(right.text).toContain('2 jury submissions: 2 as expected, 0 not as expected');
  expect(right.code).toBe(0);
  const wrong = await run(() => 0);
  expect(wrong.text).toMatch(/WRONG +wrong_answer\/bad\.py +python3 +WA +AC/);
  expect(wrong.code).toBe(1);
  expect(await server.services.db.problem.count()).toBe(count);
  expect(await server.services.db.submission.count({ where: { origin: 'JURY' } })).toBe(0);
  expect(await readFile(join(path, 'problem.yaml'), 'utf8')).toBe(files['problem.yaml']);
}, 60_000);
