import { createHash } from 'node:crypto';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { JudgeTask } from '@verdict/judge/protocol/task.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JudgeInProcess } from './judge-in-process.ts';

/** Programs that say by their exit code what they think of an input, as validators of inputs do. */

let judge: JudgeInProcess;
beforeAll(async () => {
  judge = await JudgeInProcess.open();
});
afterAll(() => judge.close());

const inputs = ['7\n', '70\n', '-1\n'].map((text) => Buffer.from(text));
const contents = new Map(inputs.map((content) => [createHash('sha256').update(content).digest('hex'), content]));

function validating(code: string): JudgeTask {
  const cases = inputs.map((content, index) => {
    const file = { sha256: createHash('sha256').update(content).digest('hex'), sizeBytes: content.length };
    return {
      position: index + 1,
      testCaseId: index + 1,
      name: `secret/${index + 1}`,
      input: file,
      answer: file,
      score: null,
    };
  });
  const group = {
    name: 'data',
    aggregation: 'sum',
    isBreakOnReject: false,
    acceptScore: 1,
    rejectScore: 0,
    maxScore: null,
    requires: [],
    validatorFlags: [],
    cases,
    groups: [],
  } as const;
  return {
    kind: 'judge',
    taskId: 1,
    attempt: 1,
    submissionId: 1,
    scoring: 'acm',
    caseMode: 'default',
    program: { languageKey: 'c', sources: [{ name: 'main.c', content: code }], entryPoint: null },
    limits: { timeMs: 5_000, memoryBytes: 256 * 1024 ** 2, stackBytes: null, outputBytes: null },
    comparison: { kind: 'exitCode', accepted: 42 },
    userFiles: [],
    fileIo: null,
    tests: { ...group, requires: [], validatorFlags: [], groups: [] },
    dataSha256: '',
    checkerSha256: null,
  };
}

test('the one exit code accepts an input, any other refuses it with what was written to stderr', async () => {
  const code =
    '#include <stdio.h>\n' +
    'int main(void) { int n; if (scanf("%d", &n) != 1) return 1; if (n < 0) return 43; ' +
    'if (n > 50) { fprintf(stderr, "n is %d, over 50", n); return 43; } return 42; }';
  const { status, cases } = await judge.judge(validating(code), contents);
  expect(status).toBe(Status.WRONG_ANSWER);
  expect(cases.map((one) => [one.status, one.judgeMessage])).toEqual([
    [Status.ACCEPTED, null],
    [Status.WRONG_ANSWER, 'n is 70, over 50'],
    [Status.WRONG_ANSWER, 'exit code 43'],
  ]);
});

test('one that dies or hangs says nothing of the input', async () => {
  const code =
    '#include <stdio.h>\n#include <stdlib.h>\n' +
    'int main(void) { int n; scanf("%d", &n); if (n == 7) abort(); if (n == 70) for (;;) ; return 42; }';
  const { cases } = await judge.judge(validating(code), contents, { patienceMs: 400 });
  expect(cases.map((one) => one.status)).toEqual([Status.RUNTIME_ERROR, Status.TIME_LIMIT_EXCEEDED, Status.ACCEPTED]);
});
