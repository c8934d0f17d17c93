import { spoj } from '@verdict/schema/remote/spoj/spoj.ts';
import { describe, expect, test } from 'vitest';
import { languageIds } from '../../../stand-ins/spoj/pages.ts';
import { startSpojStandIn } from '../../../stand-ins/spoj/spoj-stand-in.ts';
import { StandInClock } from '../../../stand-ins/stand-in.ts';
import { adapterContract } from '../adapter-contract.ts';
import { failureOf, signIn, talkTo, type ContractSubject } from '../subject.ts';

const account = { kind: 'password', username: 'verdictbot', password: 'p&ss+w%rd' } as const;
const accounts = new Map<string, string>([[account.username, account.password]]);

const subject: ContractSubject = {
  adapter: spoj,
  start: () => startSpojStandIn(accounts, new StandInClock(), { isChallenged: false }),
  isRunListBare: true,
  references: [
    ['PRIME1', 'PRIME1'],
    [' spoj-prime1 ', 'PRIME1'],
    ['https://www.spoj.com/problems/PRIME1/', 'PRIME1'],
    ['https://spoj.com/problems/PRIME1/en/', 'PRIME1'],
  ],
  foreignReferences: [
    '',
    'HDU-1000',
    'A CODE',
    'https://www.spoj.com/status/PRIME1/',
    'https://evil.example/problems/PRIME1/',
  ],
  set: {
    input: 'https://www.spoj.com/problems/classical/sort=0,start=50',
    refs: ['PRIME1', 'HARDWAY'],
    foreign: [
      '',
      'classical',
      'https://www.spoj.com/problems/PRIME1/',
      'https://www.spoj.com/problems/classical/../x',
      'https://evil.example/problems/classical/',
    ],
  },
  statement: {
    ref: 'PRIME1',
    missingRef: 'MISSING',
    expected: {
      title: 'Prime Generator – easy - or not',
      language: 'en',
      description: [
        'Peter wants prime numbers below $2^{31}$.',
        '![primes](ORIGIN/content/peter-PRIME1.png)',
        '### Input',
        'The number t of test cases.',
        '### Output',
        'All of them.',
        '**Warning: large data.**',
      ].join('\n\n'),
      input: '',
      output: '',
      hint: '',
      samples: [{ input: '2\n1 10\n', output: '2 < 3\n5\n', explanation: null }],
      timeLimitMs: 6_000,
      memoryLimitKb: 1_572_864,
      limits: 'Time limit: 0.5s-6s, Source limit: 65536B, Memory limit: 1536MB',
      readsFile: null,
      writesFile: null,
      source: 'ACM Central European Programming Contest',
      author: 'Adam Dzedzej',
      tags: ['number-theory', 'basics'],
      pdfUrl: null,
      languageIds,
      submitKey: null,
    },
  },
  credential: account,
  wrongCredential: { ...account, password: 'wrong-password' },
  languageId: '44',
  refusals: [
    { name: 'a problem that is not there', ref: 'MISSING', reason: 'no-such-problem' },
    { name: 'a language that the problem does not allow', ref: 'HARDWAY', reason: 'language' },
    { name: 'a language that is gone', fault: 'language-gone', reason: 'language' },
    { name: 'a program of 70 KB', source: 'x'.repeat(70_000), reason: 'too-long' },
    { name: 'an empty program', source: ' \n', reason: 'empty' },
  ],
  submitFailures: [
    ['session-lost', 'auth'],
    ['throttle', 'throttle'],
    ['maintenance', 'maintenance'],
    ['turnstile-on-submit', 'challenge'],
  ],
  statuses: [
    ['waiting', 5, false],
    ['compiling', 6, false],
    ['running', 7, false],
    ['running judge', 7, false],
    ['compilation error', -2, true],
    ['runtime error (SIGSEGV)', 3, true],
    ['runtime error (SIGXFSZ)', 3, true],
    ['memory limit exceeded', 2, true],
    ['time limit exceeded', 1, true],
    ['wrong answer', -1, true],
    ['accepted', 0, true],
    ['75', 8, true],
    ['threshold not met', 4, true],
    ['internal error', 4, true],
  ],
  figures: {
    script: { steps: [{ afterMs: 0, text: 'accepted' }], timeMs: 20, memoryKb: 3_584 },
    timeMs: 20,
    memoryKb: 3_584,
  },
  compileError: {
    script: {
      steps: [{ afterMs: 0, text: 'compilation error' }],
      compileText: "prog.cpp:1: error: 'x' <y>\n",
    },
    text: "prog.cpp:1: error: 'x' <y>",
  },
};

describe('SPOJ', () => {
  adapterContract(subject);

  test('checks for a person, unless the address is trusted', async () => {
    const judge = await startSpojStandIn(accounts);
    const failure = await failureOf(spoj.statements.load(talkTo(subject, judge), 'PRIME1'));
    expect([failure.class, judge.requests.length]).toEqual(['challenge', 1]);
    await judge.stop();
  });

  test('says the run at once', async () => {
    const judge = await subject.start();
    const http = talkTo(subject, judge);
    await signIn(subject, http);
    const outcome = await spoj.submitting?.send(http, {
      ref: 'PRIME1',
      submitKey: null,
      languageId: '44',
      source: 'int main() {}',
      username: account.username,
      clientRef: 'job 1',
    });
    expect(outcome).toEqual({ kind: 'ACCEPTED', runId: judge.runs[0]?.id });
    await judge.stop();
  });

  test('gives the states of several runs in one request', async () => {
    const judge = await subject.start();
    const run = { username: account.username, ref: 'PRIME1', languageId: '44', source: 'x' };
    const runs = [judge.addRun(run), judge.addRun(run)].map(({ id }) => ({ ...run, runId: id }));
    const states = await spoj.results.read(talkTo(subject, judge), runs);
    expect(states.map(({ runId }) => runId)).toEqual(runs.map(({ runId }) => runId));
    expect(judge.requests).toHaveLength(1);
    await judge.stop();
  });
});
