import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCaseFolder, shortNameOf } from './case-folder.ts';
import { JudgeInProcess } from './judge-in-process.ts';

const folder = join(import.meta.dirname, 'cases');
const names = readdirSync(folder).toSorted();

let judge: JudgeInProcess;
beforeAll(async () => {
  judge = await JudgeInProcess.open();
});
afterAll(() => judge.close());

const cases = await Promise.all(names.map((name) => readCaseFolder(join(folder, name))));

test.for(cases)('$name: $expectation.title', async (one, { skip }) => {
  const missing = one.languageKeys.filter((key) => !judge.languages.has(key));
  skip(missing.length > 0, `no compiler here for ${missing.join(', ')}`);

  const judgement = await judge.judge(one.task, one.contents);
  const told = JSON.stringify(judgement, null, 1).slice(0, 4_000);
  const { expectation } = one;
  expect(expectation.verdict, told).toContain(shortNameOf(judgement.status));
  if (expectation.score !== undefined) expect(judgement.score, told).toBe(expectation.score);
  if (expectation.cases !== undefined) expect(judgement.cases.map((result) => shortNameOf(result.status)), told).toEqual(expectation.cases);
  if (expectation.runs !== undefined) expect(judgement.cases[0]?.runsMs?.length ?? 1, told).toBe(expectation.runs);
  if (expectation.message !== undefined) expect(judgement.message, told).toMatch(new RegExp(expectation.message));
  const bad = judgement.cases.find((result) => result.status !== 0);
  if (expectation.caseMessage !== undefined) expect(bad?.message, told).toMatch(new RegExp(expectation.caseMessage));
});

test('after all of them a normal job is normal and nothing is left in the slot', async () => {
  const normal = cases.find((one) => one.name === 'cpp-ac');
  if (normal === undefined) throw new Error('there is no folder cpp-ac');
  const progress: number[] = [];
  const judgement = await judge.judge(normal.task, normal.contents, ({ casesDone }) => progress.push(casesDone));
  expect(shortNameOf(judgement.status)).toBe('AC');
  expect(progress).toEqual([0, 0, 1]);
  expect(readdirSync(judge.sandbox.folder.path)).toEqual([]);
});

test('a judgement says what it was made with', async () => {
  const recordOf = async (name: string) => {
    const one = cases.find((folder) => folder.name === name);
    if (one === undefined) throw new Error(`there is no folder ${name}`);
    return (await judge.judge({ ...one.task, dataSha256: 'd'.repeat(64), checkerSha256: 'c'.repeat(64) }, one.contents)).record;
  };
  const record = {
    compilerVersion: expect.stringMatching(/gcc|g\+\+/i),
    compileCommand: expect.stringMatching(/^\/usr\/bin\/gcc .*main\.c/),
    runCommand: '/program/main',
    compileMs: expect.any(Number),
    isCompileCached: expect.any(Boolean),
    dataSha256: 'd'.repeat(64),
    checkerSha256: 'c'.repeat(64),
  };
  expect(await recordOf('c-ac')).toEqual(record);
  expect(await recordOf('c-ce')).toEqual(record);
  expect(await recordOf('c-validator-no-compile')).toEqual(record);
});
