import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Progress, type TestRunResult, testRunOutputCharacters } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { Comparison, SampleRunTask, TestRunTask } from '@verdict/judge/protocol/task.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JudgeInProcess } from './judge-in-process.ts';

/** A program run on an input of its author's own, in the real box. */

let judge: JudgeInProcess;
beforeAll(async () => {
  judge = await JudgeInProcess.open();
});
afterAll(() => judge.close());

const mebibyte = 1024 ** 2;
const anyTask: Omit<TestRunTask, 'program' | 'input'> = {
  kind: 'testRun',
  taskId: 1,
  attempt: 1,
  limits: { timeMs: 1_000, memoryBytes: 256 * mebibyte, stackBytes: null, outputBytes: null },
  userFiles: [],
  fileIo: null,
  answer: null,
  comparison: null,
  validatorFlags: [],
};
const program = (languageKey: string, name: string, content: string) => ({
  languageKey,
  entryPoint: null,
  sources: [{ name, content }],
});

/** Runs a program in C. */
async function run(
  code: string,
  part: Partial<TestRunTask> = {},
  contents?: ReadonlyMap<string, Buffer>,
  onProgress?: (progress: Progress) => void,
): Promise<TestRunResult> {
  const result = await judge.run(
    { ...anyTask, program: program('c', 'main.c', code), input: '1 2\n', ...part },
    contents,
    onProgress === undefined ? {} : { onProgress },
  );
  if (result.kind !== 'testRun') throw new Error('no test run');
  return result.testRun;
}

const sum =
  '#include <stdio.h>\n' +
  'int main(void) { int a, b; scanf("%d %d", &a, &b); ' +
  'printf("  %d\\n", a + b); fprintf(stderr, "a is %d\\n", a); }\n';
const lines: Comparison = { kind: 'lines', isRemoveEndBlank: true };

test('a clean run is accepted, with its output as it was, its stderr, time and memory', async () => {
  const progress: number[] = [];
  const result = await run(sum, {}, undefined, ({ status }) => progress.push(status));
  expect(result).toMatchObject({ status: Status.ACCEPTED, output: '  3\n', stderr: 'a is 1\n', message: null });
  expect([result.timeMs, result.memoryKb]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(progress).toEqual([Status.COMPILING, Status.JUDGING]);
});

test('all samples are run by one task, compiled once, and a failed one keeps none from the next', async () => {
  const { answer: _answer, validatorFlags, kind: _kind, ...tried } = anyTask;
  const sample = { validatorFlags, files: [] };
  const progress: Progress[] = [];
  const task: SampleRunTask = {
    ...tried,
    kind: 'sampleRun',
    program: program('c', 'main.c', sum),
    comparison: lines,
    samples: [
      { ...sample, number: 1, input: '1 2\n', answer: '4\n' },
      { ...sample, number: 2, input: '5 6\n', answer: '  11\n' },
    ],
  };
  const result = await judge.run(task, undefined, { onProgress: (one) => progress.push(one) });
  expect(result).toMatchObject({
    kind: 'sampleRun',
    sampleRun: {
      status: Status.WRONG_ANSWER,
      message: null,
      samples: [
        {
          number: 1,
          status: Status.WRONG_ANSWER,
          message: 'line 1 differs',
          written: { output: '  3\n', isOutputCut: false, stderr: 'a is 1\n' },
        },
        { number: 2, status: Status.ACCEPTED, message: null },
      ],
    },
  });
  expect(progress.map(({ status, casesDone }) => [status, casesDone])).toEqual([
    [Status.COMPILING, 0],
    [Status.JUDGING, 0],
    [Status.JUDGING, 1],
  ]);
});

test("a compile error comes with the compiler's message and nothing is run", async () => {
  expect(await run('int main(void) { return x; }')).toMatchObject({
    status: Status.COMPILE_ERROR,
    timeMs: null,
    memoryKb: null,
    output: '',
    message: expect.stringContaining('undeclared'),
  });
});

test.each<[string, string, number, string]>([
  [
    'a crash',
    '#include <stdio.h>\n#include <stdlib.h>\nint main(void) { puts("so far"); fflush(stdout); abort(); }',
    Status.RUNTIME_ERROR,
    'signal SIGABRT',
  ],
  [
    'an exit code',
    '#include <stdio.h>\nint main(void) { puts("so far"); return 3; }',
    Status.RUNTIME_ERROR,
    'exit code 3',
  ],
  [
    'an endless loop',
    '#include <stdio.h>\nint main(void) { puts("so far"); fflush(stdout); for (volatile int i = 0;; i++); }',
    Status.TIME_LIMIT_EXCEEDED,
    'CPU time limit exceeded',
  ],
])('%s is named, and what was written before is shown', async (_what, code, status, message) => {
  const limits = { ...anyTask.limits, timeMs: 200 };
  expect(await run(code, { limits })).toMatchObject({ status, message, output: 'so far\n' });
});

test('long outputs are cut, and told so', async () => {
  const { output, stderr, status } = await run(
    '#include <stdio.h>\nint main(void) { for (int i = 0; i < 100000; i++) { puts("01234567"); fputs("e", stderr); } }',
  );
  expect(status).toBe(Status.ACCEPTED);
  expect([output.length, output.slice(0, 9), output.slice(-5)]).toEqual([
    testRunOutputCharacters,
    '01234567\n',
    '[...]',
  ]);
  expect(stderr).toBe('e'.repeat(65_536));
});

test('bytes that are no text are shown as far as they can be', async () => {
  expect((await run('#include <stdio.h>\nint main(void) { fwrite("a\\0b\\xff\\n", 1, 5, stdout); }')).output).toBe(
    'ab\ufffd\n',
  );
});

test('file IO and files of the problem are as in judging', async () => {
  const content = Buffer.from('40');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const code =
    '#include <stdio.h>\n' +
    'int main(void) { int a, b, c; ' +
    'FILE *i = fopen("in.txt", "r"), *o = fopen("out.txt", "w"), *e = fopen("extra.txt", "r"); ' +
    'fscanf(i, "%d %d", &a, &b); fscanf(e, "%d", &c); fprintf(o, "%d\\n", a + b + c); }';
  const files = {
    fileIo: { readName: 'in.txt', writeName: 'out.txt' },
    userFiles: [{ name: 'extra.txt', sha256, sizeBytes: content.length }],
  };
  expect(await run(code, files, new Map([[sha256, content]]))).toMatchObject({
    status: Status.ACCEPTED,
    output: '43\n',
  });
  expect(
    await run(
      sum.replace('scanf', '(void)scanf'),
      { ...files, comparison: lines, answer: '3' },
      new Map([[sha256, content]]),
    ),
  ).toMatchObject({
    status: Status.WRONG_ANSWER,
    message: 'the program did not write its output file',
    output: '',
  });
});

test.each<[string, string, number]>([
  ['right', '3\n', Status.ACCEPTED],
  ['wrong', '4\n', Status.WRONG_ANSWER],
])('with an answer the output is compared: %s', async (_what, answer, status) => {
  const exact: Comparison = {
    kind: 'tokens',
    isCaseSensitive: false,
    isSpaceChangeSensitive: false,
    floatAbsoluteTolerance: null,
    floatRelativeTolerance: null,
  };
  expect((await run(sum, { answer, comparison: exact })).status).toBe(status);
  expect((await run(sum, { answer: `  ${answer}`, comparison: lines })).status).toBe(status);
});

describe('with the checker of the problem', () => {
  const checker = (code: string): Comparison => ({
    kind: 'checker',
    convention: 'testlib',
    program: program('python3', 'check.py', code),
    files: [],
  });

  test('it is given input, output and answer, and its message is told', async () => {
    const code =
      'import sys\nread = lambda i: open(sys.argv[i]).read().split()\n' +
      'print(read(1), read(2), read(3), file=sys.stderr)\nsys.exit(1)\n';
    expect(await run(sum, { answer: '9', comparison: checker(code) })).toMatchObject({
      status: Status.WRONG_ANSWER,
      message: "['1', '2'] ['3'] ['9']",
      output: '  3\n',
    });
  });

  test('a failure of it is a system error with what it said, for admins', async () => {
    const code = 'import sys\nprint("secret", file=sys.stderr)\nsys.exit(3)\n';
    expect(await run(sum, { answer: '9', comparison: checker(code) })).toMatchObject({
      status: Status.SYSTEM_ERROR,
      message: 'the checker failed: exit code 3\nsecret',
    });
  });

  test("one that does not compile is a system error with the compiler's message, for admins", async () => {
    const broken: Comparison = {
      kind: 'checker',
      convention: 'testlib',
      program: program('c', 'check.c', 'int secret'),
      files: [],
    };
    expect(await run(sum, { answer: '9', comparison: broken })).toMatchObject({
      status: Status.SYSTEM_ERROR,
      message: expect.stringMatching(/^the checker does not compile:\n.*check\.c:1/),
    });
  });
});

test('a language that is not installed is a system error that names it', async () => {
  expect(await run('', { program: program('klingon', 'main.k', 'x') })).toMatchObject({
    status: Status.SYSTEM_ERROR,
    message: expect.stringContaining('klingon'),
  });
});

test('an interactor talks with the program on the given data', async () => {
  const folder = join(import.meta.dirname, 'cases', 'cpp-interactive');
  const source = (name: string) => readFile(join(folder, name), 'utf8');
  const interactor: Comparison = {
    kind: 'interactor',
    convention: 'kattis',
    program: program('cpp', 'judge.cpp', await source('judge.cpp')),
    files: [],
  };
  const contestant = program('cpp', 'main.cpp', await source('main.cpp'));
  expect(await run('', { program: contestant, input: '17\n', answer: '', comparison: interactor })).toMatchObject({
    status: Status.ACCEPTED,
    message: null,
    output:
      '> 500\n< less\n> 250\n< less\n> 125\n< less\n> 62\n< less\n> 31\n< less\n' +
      '> 15\n< more\n> 23\n< less\n> 19\n< less\n> 17\n< found',
  });
});
