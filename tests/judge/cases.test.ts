import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '@verdict/judge/languages/languages.ts';
import { readCaseFolder, shortNameOf } from './case-folder.ts';
import { JudgeInProcess } from './judge-in-process.ts';

const folder = join(import.meta.dirname, 'cases');
const names = readdirSync(folder).toSorted();

let judge: JudgeInProcess;
beforeAll(async () => {
  judge = await JudgeInProcess.open();
  const missing = languages.filter(({ key }) => !judge.languages.has(key)).map(({ key }) => key);
  // Skipped tests are counted, and not named: this says what to do for them to run.
  if (missing.length > 0) console.log(`Cases in ${missing.join(', ')} are skipped, since their tools are not here: npm run judge -- install ${missing.join(' ')}`);
});
afterAll(() => judge.close());

const cases = await Promise.all(names.map((name) => readCaseFolder(join(folder, name))));

test('the languages that come with the product are here, so that none of their cases is skipped', () => {
  expect([...judge.languages.keys()]).toEqual(expect.arrayContaining(['c', 'c-o2', 'cpp', 'cpp14', 'cpp17', 'cpp23', 'java', 'python3', 'javascript']));
});

test('every language has a right program among the cases', () => {
  const accepted = cases.filter(({ expectation }) => expectation.verdict.includes('AC')).map(({ task }) => task.program.languageKey);
  expect(languages.map(({ key }) => key).filter((key) => !accepted.includes(key))).toEqual([]);
});

test.for(cases)('$name: $expectation.title', async (one, { skip }) => {
  const missing = one.languageKeys.filter((key) => !judge.languages.has(key));
  skip(missing.length > 0, `no compiler here for ${missing.join(', ')}`);

  const judgement = await judge.judge(one.task, one.contents);
  const told = JSON.stringify(judgement, null, 1).slice(0, 4_000);
  const { expectation } = one;
  expect(expectation.verdict, told).toContain(shortNameOf(judgement.status));
  if (expectation.score !== undefined) expect(judgement.score, told).toBe(expectation.score);
  if (expectation.cases !== undefined) expect(judgement.cases.map((result) => shortNameOf(result.status)), told).toEqual(expectation.cases);
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
