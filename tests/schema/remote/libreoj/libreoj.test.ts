import { libreoj } from '@verdict/schema/remote/libreoj/libreoj.ts';
import { describe, expect, test } from 'vitest';
import { startLibreojStandIn } from '../../../stand-ins/libreoj/libreoj-stand-in.ts';
import { adapterContract } from '../adapter-contract.ts';
import { failureOf, talkTo, type ContractSubject } from '../subject.ts';

const account = { kind: 'token', username: 'verdictbot', token: 'header.of+the/token=.signature' } as const;

const subject: ContractSubject = {
  adapter: libreoj,
  start: () => startLibreojStandIn(new Map([[account.username, account.token]])),
  references: [
    ['6764', '6764'],
    [' libre-6764 ', '6764'],
    ['https://loj.ac/p/6764', '6764'],
    ['https://loj.ac/problem/1/', '1'],
  ],
  foreignReferences: ['', '0', '01', 'LIBRE-6764(41180)', 'HDU-1000', 'https://evil.example/p/1', 'https://loj.ac/s/1'],
  set: {
    input: 'https://loj.ac/p?page=1',
    refs: ['6764', '6765'],
    foreign: ['', '1', 'https://loj.ac/p/6764', 'https://loj.ac/p?keyword=tree', 'https://evil.example/p?page=1'],
  },
  statement: {
    ref: '6764',
    missingRef: '999999',
    expected: {
      title: '「模板」A + B 🚀',
      language: 'zh',
      description:
        '计算 $a + b$，不超过 $2^{54}$。\n\n![图](ORIGIN/images/a.png)\n\n### 背景\n\n见 [原题](ORIGIN/p/1)。',
      input: '两个整数。',
      output: '一个整数。',
      hint: '$1 \\le a, b$。',
      samples: [
        { input: '20 22', output: '42', explanation: null },
        { input: '1 2\n', output: '3\n', explanation: '因为 $1 + 2 = 3$。' },
      ],
      timeLimitMs: 1_500,
      memoryLimitKb: 262_144,
      limits: '1500 ms, 256 MiB',
      readsFile: 'plus.in',
      writesFile: 'plus.out',
      source: null,
      author: null,
      tags: ['模拟'],
      pdfUrl: null,
      languageIds: null,
      submitKey: '41180',
    },
  },
  credential: account,
  wrongCredential: { ...account, token: 'of-nobody' },
  languageId: 'cpp-g++-c++17',
  refusals: [
    { name: 'a problem that is not there', submitKey: '99', reason: 'no-such-problem' },
    { name: 'a problem that is not public', submitKey: '41182', reason: 'not-permitted' },
    { name: 'a language of no adapter', languageId: 'cobol', reason: 'language' },
    { name: 'a language that is gone', fault: 'language-gone', reason: 'language' },
    { name: 'a program of more than 1 MiB', source: 'x'.repeat(1_048_577), reason: 'too-long' },
    { name: 'an empty program', source: ' \n', reason: 'empty' },
  ],
  submitFailures: [
    ['session-lost', 'auth'],
    ['too-many', 'throttle'],
    ['turnstile-on-submit', 'challenge'],
  ],
  statuses: [
    ['Pending', 5, false],
    ['Preparing', 5, false],
    ['Compiling', 6, false],
    ['Running', 7, false],
    ['Finished', 7, false],
    ['Accepted', 0, true],
    ['WrongAnswer', -1, true],
    ['InvalidInteraction', -1, true],
    ['CompilationError', -2, true],
    ['TimeLimitExceeded', 1, true],
    ['MemoryLimitExceeded', 2, true],
    ['RuntimeError', 3, true],
    ['OutputLimitExceeded', 3, true],
    ['FileError', 3, true],
    ['PartiallyCorrect', 8, true],
    ['JudgementFailed', 4, true],
    ['ConfigurationError', 4, true],
    ['SystemError', 4, true],
    ['Canceled', 4, true],
  ],
  figures: {
    script: { steps: [{ afterMs: 0, text: 'Accepted' }], timeMs: 15, memoryKb: 1_792 },
    timeMs: 15,
    memoryKb: 1_792,
  },
  compileError: {
    script: {
      steps: [{ afterMs: 0, text: 'CompilationError' }],
      compileText: "\u001B[1m/sandbox/a.cpp:1:1: \u001B[31merror\u001B[0m: 'x' <y>\n",
    },
    text: "/sandbox/a.cpp:1:1: error: 'x' <y>",
  },
};

describe('LibreOJ', () => {
  adapterContract(subject);

  test('results have those of the cases that were run', async () => {
    const judge = await subject.start();
    judge.setScript({ steps: [{ afterMs: 0, text: 'WrongAnswer' }], timeMs: 15, memoryKb: 1_792 });
    const { id: runId } = judge.addRun({ username: 'verdictbot', ref: '6764', languageId: 'java', source: 'class A' });
    const handle = { runId, username: 'verdictbot', ref: '6764' };
    const [state] = await libreoj.results.read(talkTo(subject, judge), [handle]);
    await judge.stop();
    const message = 'differs at line 1';
    expect(state?.cases).toEqual([
      { status: 0, timeMs: 15, memoryKb: 1_792, score: 100, message },
      { status: -1, timeMs: 15, memoryKb: 1_792, score: 0, message },
    ]);
  });

  test.each([
    ['6765', 'problem-type', 'files of answers'],
    ['6766', 'not-permitted', 'not public'],
  ])('the problem %s is refused: %s', async (ref, reason, words) => {
    const judge = await subject.start();
    const read = async () => libreoj.statements.parse(await libreoj.statements.load(talkTo(subject, judge), ref), ref);
    const failure = await failureOf(read());
    await judge.stop();
    expect([failure.class, failure.reason]).toEqual(['refused', reason]);
    expect(failure.message).toContain(words);
  });
});
