import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { JudgeTask, TestCase, TestGroup } from '@verdict/judge/protocol/task.ts';
import { exportProblems } from '@verdict/schema/problem/import-export/export.service.ts';
import { importItem } from '@verdict/schema/problem/import-export/import-item.service.ts';
import { openPackages } from '@verdict/schema/problem/import-export/open-packages.ts';
import { loadStoredProblem } from '@verdict/schema/problem/import-export/read-problem.service.ts';
import { unpackArchive } from '@verdict/schema/problem/package/archive.ts';
import { createIssueLog } from '@verdict/schema/problem/package/issue-log.ts';
import { readProblemPackage } from '@verdict/schema/problem/package/kattis/reader.ts';
import { problemCommand } from '@verdict/server/cli/problem.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { doublePackage, factorsPackage, importFiles, writeFolder } from './answer-packages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function casesOf(group: TestGroup): TestCase[] {
  return [...group.cases, ...group.groups.flatMap(casesOf)];
}

/** Accepts what is complete. */
function verdictOf({ program, tests }: JudgeTask): number {
  if (program !== null) throw new Error('a submit-answer problem has no programs');
  return casesOf(tests).every(({ output }) => output) ? Status.ACCEPTED : Status.WRONG_ANSWER;
}

test('verify judges submissions of answer files: a folder of them, or a single file', async () => {
  await buildUser(server.services, { role: 'ROOT' });
  const judge = await FakeJudge.start(server);
  const lines: string[] = [];
  let isOver = false;
  const site = {
    services: server.services,
    ensureJudge: async () => {},
    print: (line: string) => lines.push(line),
    signal: new AbortController().signal,
  };
  const verifying = problemCommand(['verify', await writeFolder(factorsPackage)], site).finally(() => (isOver = true));
  while (!isOver) {
    const task = await judge.peek();
    if (task !== null) await judge.report(task, judgementFor(task, { status: verdictOf(task) }));
  }
  expect(await verifying).toBe(0);
  const text = lines.join('\n');
  expect(text).toMatch(/ok +accepted\/all +submit-answer +AC +AC/);
  expect(text).toMatch(/ok +wrong_answer\/large\.out +submit-answer +WA +WA/);
  expect(text).toContain('2 jury submissions: 2 as expected, 0 not as expected');
});

test.each([
  ['multi-pass', doublePackage, { maxPasses: 4, isSubmitAnswer: false }],
  ['submit-answer', factorsPackage, { maxPasses: 1, isSubmitAnswer: true }],
])('a %s problem is exported as one, to other judges and to this one', async (_type, files, kind) => {
  const { problemId } = await importFiles(server, files);
  const path = join(await mkdtemp(join(tmpdir(), 'verdict-answers-')), 'export.zip');
  await pipeline(exportProblems(server.services, [problemId], 'KATTIS'), createWriteStream(path));
  const log = createIssueLog();
  const unpacked = await unpackArchive(path, {}, log);
  const [folder = ''] = await readdir(unpacked?.folder ?? '');
  const read = await readProblemPackage(join(unpacked?.folder ?? '', folder));
  await unpacked?.remove();
  expect(read.ok ? read.package.problem.facts : read.problems).toMatchObject(kind);
  await using open = await openPackages(path, log);
  const { id: userId } = await buildUser(server.services, { role: 'ADMIN' });
  const item = open?.items[0];
  if (item === undefined) throw new Error('the archive is empty');
  const { imported } = await importItem(server.services, item, {
    userId,
    visibility: 'PRIVATE',
    isIdKept: false,
    prefix: '',
  });
  const [before, after] = await Promise.all(
    [problemId, imported?.problemId ?? 0].map((id) => loadStoredProblem(server.services, id)),
  );
  expect(after?.facts).toMatchObject(kind);
  expect(after?.jury).toEqual(before?.jury);
  expect(log.problems).toEqual([]);
});
