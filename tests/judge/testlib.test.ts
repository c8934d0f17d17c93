import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Status, type StatusCode } from '@verdict/judge/protocol/status.ts';
import type { FileRef, JudgeTask, TestRunTask } from '@verdict/judge/protocol/task.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { JudgeInProcess } from './judge-in-process.ts';

/**
 * The testlib.h that comes with the judge: nine checkers, seven validators and seven generators, in four programs, in
 * the real box with nothing uploaded. What they must say and print was taken from the original header.
 */

const folder = join(import.meta.dirname, 'testlib');
const end = z.strictObject({ input: z.string(), exitCode: z.number(), stderr: z.string() });
const expectedSchema = z.strictObject({
  checkers: z.array(end.extend({ output: z.string(), answer: z.string() })),
  validators: z.array(end.extend({ stdout: z.string() })),
  generators: z.array(end.extend({ stdout: z.string() })),
  records: z.array(end.extend({ stdout: z.string() })),
});
const expected = expectedSchema.parse(JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8')));
const limits = { timeMs: 5_000, memoryBytes: 256 * 1024 ** 2, stackBytes: null, outputBytes: null };
const source = async (name: string) => ({ name, content: await readFile(join(folder, name), 'utf8') });

let judge: JudgeInProcess;
beforeAll(async () => {
  judge = await JudgeInProcess.open();
});
afterAll(() => judge.close());

const statuses: Readonly<Record<number, StatusCode>> = {
  0: Status.ACCEPTED,
  1: Status.WRONG_ANSWER,
  2: Status.PRESENTATION_ERROR,
  7: Status.PARTIAL_ACCEPTED,
};
/** Prints its input without the first line. */
const echo =
  '#include <stdio.h>\n' +
  'int main(void) { int c; while ((c = getchar()) != 10); while ((c = getchar()) != EOF) putchar(c); }\n';

/** Judges outputs by the checkers, each a case of one task. */
async function check(rows: typeof expected.checkers) {
  const contents = new Map<string, Buffer>();
  const store = (text: string): FileRef => {
    const content = Buffer.from(text);
    const sha256 = createHash('sha256').update(content).digest('hex');
    contents.set(sha256, content);
    return { sha256, sizeBytes: content.length };
  };
  const cases = rows.map((row, index) => ({
    position: index + 1,
    testCaseId: index + 1,
    name: String(index + 1),
    input: store(`${row.input}\n${row.output}`),
    answer: store(row.answer),
    score: 10,
  }));
  const program = { languageKey: 'cpp', sources: [await source('checkers.cpp')], entryPoint: null };
  const task: JudgeTask = {
    kind: 'judge',
    taskId: 1,
    submissionId: 1,
    attempt: 1,
    scoring: 'oi',
    caseMode: 'default',
    limits,
    program: { languageKey: 'c', sources: [{ name: 'main.c', content: echo }], entryPoint: null },
    comparison: { kind: 'checker', convention: 'testlib', program, files: [] },
    userFiles: [],
    fileIo: null,
    dataSha256: '',
    checkerSha256: null,
    tests: {
      name: 'secret',
      aggregation: 'sum',
      isBreakOnReject: false,
      acceptScore: 1,
      rejectScore: 0,
      maxScore: null,
      requires: [],
      validatorFlags: [],
      cases,
      groups: [],
    },
  };
  return judge.judge(task, contents);
}

test('checkers give the exit codes and messages of the original', async () => {
  const rows = expected.checkers.filter(({ exitCode }) => exitCode !== 3);
  const judgement = await check(rows);
  expect(judgement.message).toBeNull();
  expect(judgement.cases.map(({ status, message }) => ({ status, message: message?.trim() ?? '' }))).toEqual(
    rows.map(({ exitCode, stderr }) => ({ status: statuses[exitCode], message: stderr.trim() })),
  );
});

test('a failure of the jury in a checker is a system error with its message', async () => {
  for (const row of expected.checkers.filter(({ exitCode }) => exitCode === 3)) {
    const judgement = await check([row]);
    expect(judgement.status).toBe(Status.SYSTEM_ERROR);
    expect(JSON.stringify(judgement)).toContain(JSON.stringify(row.stderr.trim()).slice(1, -1));
  }
});

test.each(['validators', 'generators', 'records'] as const)(
  '%s give the exit codes, messages and tests of the original',
  async (kind) => {
    const program = {
      languageKey: kind === 'generators' ? 'cpp' : 'cpp17',
      sources: [await source(`${kind}.cpp`)],
      entryPoint: null,
    };
    const results: unknown[] = [];
    for (const { input } of expected[kind]) {
      const task: TestRunTask = {
        kind: 'testRun',
        taskId: 1,
        attempt: 1,
        program,
        input: kind === 'generators' ? `${input}\n` : input,
        limits,
        userFiles: [],
        fileIo: null,
        answer: null,
        comparison: null,
        validatorFlags: [],
      };
      const result = await judge.run(task);
      if (result.kind !== 'testRun') throw new Error('no test run');
      const { status, output, stderr, message } = result.testRun;
      results.push({
        input,
        exitCode: status === Status.ACCEPTED ? 0 : Number(/exit code (\d+)/.exec(message ?? '')?.[1] ?? -1),
        stdout: output,
        stderr,
      });
    }
    expect(results).toEqual(expected[kind]);
  },
);
