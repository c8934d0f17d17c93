import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@verdict/judge/languages/languages.ts';
import { shortNameOf } from '@verdict/judge/protocol/status.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCaseFolder } from './case-folder.ts';
import { JudgeInProcess } from './judge-in-process.ts';
import { cgroupsOf, firstUid, processesOf, uidOf, visibleMounts } from './sandbox/traces.ts';

const folder = join(import.meta.dirname, 'cases');
const names = readdirSync(folder).toSorted();

const cases = await Promise.all(names.map((name) => readCaseFolder(join(folder, name))));
const ordinary = await readCaseFolder(join(folder, 'c-ac'));

let judge: JudgeInProcess;
/** How long an ordinary job takes before anything hostile has run, milliseconds. */
const before: number[] = [];
beforeAll(async () => {
  judge = await JudgeInProcess.open();
  const missing = languages.filter(({ key }) => !judge.languages.has(key)).map(({ key }) => key);
  // Skipped tests are counted, and not named: this says what to do for them to run.
  if (missing.length > 0)
    console.log(
      `Cases in ${missing.join(', ')} are skipped, since their tools are not here: ` +
        `npm run judge -- install ${missing.join(' ')}`,
    );
  for (let round = 0; round < 5; round += 1) {
    const start = performance.now();
    await judge.judge(ordinary.task, ordinary.contents);
    before.push(performance.now() - start);
  }
});
afterAll(() => judge.close());

test('the languages that come with the product are here, so that none of their cases is skipped', () => {
  expect([...judge.languages.keys()]).toEqual(
    expect.arrayContaining(['c', 'c-o2', 'cpp', 'cpp14', 'cpp17', 'cpp23', 'java', 'python3', 'javascript']),
  );
});

test('every language has a right program among the cases', () => {
  const accepted = cases
    .filter(({ expectation }) => expectation.verdict.includes('AC'))
    .flatMap(({ task }) => task.program?.languageKey ?? []);
  expect(languages.map(({ key }) => key).filter((key) => !accepted.includes(key))).toEqual([]);
});

test.for(cases)('$name: $expectation.title', async (one, { skip }) => {
  const missing = one.languageKeys.filter((key) => !judge.languages.has(key));
  skip(missing.length > 0, `no compiler here for ${missing.join(', ')}`);

  const judgement = await judge.judge(one.task, one.contents, one.expectation);
  const told = JSON.stringify(judgement, null, 1).slice(0, 4_000);
  const { expectation } = one;
  expect(expectation.verdict, told).toContain(shortNameOf(judgement.status));
  if (expectation.score !== undefined) expect(judgement.score, told).toBe(expectation.score);
  if (expectation.cases !== undefined)
    expect(
      judgement.cases.map((result) => shortNameOf(result.status)),
      told,
    ).toEqual(expectation.cases);
  if (expectation.runs !== undefined) expect(judgement.cases[0]?.runsMs?.length ?? 1, told).toBe(expectation.runs);
  if (expectation.transcript !== undefined)
    expect(judgement.cases[0]?.transcript, told).toMatch(new RegExp(expectation.transcript));
  if (expectation.message !== undefined) expect(judgement.message, told).toMatch(new RegExp(expectation.message));
  const bad = judgement.cases.find((result) => result.status !== 0);
  if (expectation.caseMessage !== undefined) expect(bad?.message, told).toMatch(new RegExp(expectation.caseMessage));
});

test.each([
  ['c-wa', { output: expect.stringMatching(/^-1\n$/), isOutputCut: false, stderr: '' }],
  ['python3-re', { output: '', isOutputCut: false, stderr: expect.stringContaining('main.py", line ') }],
])('of a public case that was failed, what the program wrote is told: %s', async (name, written) => {
  const one = cases.find((folder) => folder.name === name);
  if (one === undefined) throw new Error(`there is no folder ${name}`);
  const [first, second, ...others] = one.task.tests.cases;
  if (first === undefined || second === undefined) throw new Error('two cases are needed');
  const task = {
    ...one.task,
    tests: { ...one.task.tests, cases: [{ ...first, isOutputKept: true }, second, ...others] },
  };
  const judgement = await judge.judge(task, one.contents);
  expect(judgement.cases[0]?.written).toEqual(written);
  expect(judgement.cases[1]?.written).toBeUndefined();
});

test('a job tells its progress', async () => {
  const progress: number[] = [];
  await judge.judge(ordinary.task, ordinary.contents, { onProgress: ({ casesDone }) => progress.push(casesDone) });
  expect(progress).toEqual([0, 0, 1]);
});

test('a judgement says what it was made with', async () => {
  const recordOf = async (name: string) => {
    const one = cases.find((folder) => folder.name === name);
    if (one === undefined) throw new Error(`there is no folder ${name}`);
    return (await judge.judge({ ...one.task, dataSha256: 'd'.repeat(64), checkerSha256: 'c'.repeat(64) }, one.contents))
      .record;
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
  // Its first accepted case shows what the check of a Python program would.
  expect(await recordOf('python3-ac')).toMatchObject({
    compileCommand: '',
    compileMs: null,
    runCommand: expect.stringContaining('main.py'),
  });
  const checked = { compileCommand: expect.stringContaining('py_compile'), compileMs: expect.any(Number) };
  for (const name of ['python3-re', 'python3-ce', 'python3-several-files'])
    expect(await recordOf(name), name).toMatchObject(checked);
});

describe('after all of them', () => {
  test('twenty ordinary jobs get their verdict, in the time and memory they always take', async () => {
    const after: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const start = performance.now();
      const judgement = await judge.judge(ordinary.task, ordinary.contents);
      after.push(performance.now() - start);
      expect(shortNameOf(judgement.status)).toBe('AC');
      expect(judgement.timeMs).toBeLessThan(50);
      expect(judgement.memoryKb).toBeLessThan(4_096);
    }
    // The best of them: other work on the machine must not fail this.
    expect(Math.min(...after)).toBeLessThan(2 * median(before));
  });

  test('neither a process, a cgroup, a mount nor a folder is left', async () => {
    const { path } = judge.sandbox.folder;
    expect(readdirSync(path)).toEqual([]);
    const uid = await uidOf(judge.sandbox);
    expect(await processesOf(uid)).toEqual([]);
    await judge.close();
    expect(await processesOf(uid)).toEqual([]);
    expect(await cgroupsOf(uid - firstUid)).toEqual([]);
    expect(await visibleMounts()).toEqual([]);
    expect(existsSync(path)).toBe(false);
  });
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
