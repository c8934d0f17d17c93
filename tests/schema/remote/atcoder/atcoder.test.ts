import { atcoder } from '@verdict/schema/remote/atcoder/atcoder.ts';
import { describe, expect, test } from 'vitest';
import { startAtCoderStandIn } from '../../../stand-ins/atcoder/atcoder-stand-in.ts';
import { adapterContract } from '../adapter-contract.ts';
import { failureOf, signIn, talkTo, type ContractSubject } from '../subject.ts';

const account = {
  kind: 'cookie',
  username: 'chokudai',
  name: 'REVEL_SESSION',
  value: 'b2e4f%00SessionToken%3Aabc%00UserScreenName%3Achokudai',
} as const;

const subject: ContractSubject = {
  adapter: atcoder,
  start: () => startAtCoderStandIn(new Map([[account.username, account.value]])),
  references: [
    ['abc086_a', 'abc086_a'],
    [' ac-ABC086_A ', 'abc086_a'],
    ['abc003_4', 'abc003_4'],
    ['tessoku-book/tessoku_book_a', 'tessoku-book/tessoku_book_a'],
    ['AC-tessoku-book:tessoku_book_a', 'tessoku-book/tessoku_book_a'],
    ['https://atcoder.jp/contests/abc086/tasks/abc086_a?lang=en', 'abc086_a'],
    ['https://atcoder.jp/contests/abc042/tasks/arc058_a', 'abc042/arc058_a'],
    ['https://atcoder.jp/contests/APG4b/tasks/APG4b_a', 'APG4b_a'],
  ],
  foreignReferences: [
    '',
    '1000',
    'abc086',
    '_a',
    'abc086_',
    'tessoku_book_a',
    'a/b/c',
    '../x_y',
    'https://atcoder.jp/contests/abc086',
    'https://evil.example/contests/abc086/tasks/abc086_a',
  ],
  set: {
    input: 'https://atcoder.jp/contests/tessoku-book/tasks?lang=en',
    refs: ['tessoku-book/tessoku_book_a'],
    foreign: [
      '',
      'abc086',
      'https://atcoder.jp/contests/',
      'https://atcoder.jp/contests/abc086/standings',
      'https://evil.example/contests/abc086',
    ],
  },
  statement: {
    ref: 'abc086_a',
    missingRef: 'abc086_z',
    expected: {
      title: 'Product',
      language: 'en',
      description:
        'Find the product of $a$ and $b$, below $2^{54}$.\n\n![](ORIGIN/img/other/abc086/product.png)\n\n' +
        '### Constraints\n\n- $1 \\leq a,b \\leq 10000$\n- $a$ and $b$ are integers.',
      input: 'Two integers are given:\n\n$a$ $b$',
      output: 'Print the product.',
      hint: '',
      samples: [
        { input: '3 4\n', output: '12\n', explanation: 'As $3 \\times 4 = 12$, print $12$.' },
        { input: '1 21\n', output: '21\n', explanation: null },
      ],
      timeLimitMs: 1_500,
      memoryLimitKb: 262_144,
      limits: 'Time Limit: 1.5 sec / Memory Limit: 256 MiB',
      readsFile: null,
      writesFile: null,
      source: 'AtCoder Beginner Contest 086',
      author: null,
      tags: [],
      pdfUrl: null,
      languageIds: null,
      submitKey: null,
    },
  },
  credential: account,
  wrongCredential: { ...account, value: 'of-nobody' },
  languageId: '6017',
  refusals: [
    { name: 'a contest that is not there', ref: 'abc999_a', reason: 'no-such-problem' },
    { name: 'a task that is not there', ref: 'abc086_z', reason: 'no-such-problem' },
    { name: 'a language that is gone', fault: 'language-gone', reason: 'language' },
    { name: 'a program of 600 KB', source: 'x'.repeat(600_000), reason: 'too-long' },
    { name: 'an empty program', source: ' \n', reason: 'empty' },
  ],
  submitFailures: [
    ['session-lost', 'auth'],
    ['throttle', 'throttle'],
    ['turnstile-on-submit', 'challenge'],
  ],
  statuses: [
    ['WJ', 5, false],
    ['WR', 5, false],
    ['Judging', 7, false],
    ['3/12', 7, false],
    ['3/12 WA', 7, false],
    ['AC', 0, true],
    ['WA', -1, true],
    ['CE', -2, true],
    ['TLE', 1, true],
    ['MLE', 2, true],
    ['RE', 3, true],
    ['OLE', 3, true],
    ['QLE', 3, true],
    ['IE', 4, true],
  ],
  figures: {
    script: { steps: [{ afterMs: 0, text: 'AC' }], timeMs: 15, memoryKb: 1_792 },
    timeMs: 15,
    memoryKb: 1_792,
  },
  compileError: null,
};

describe('AtCoder', () => {
  adapterContract(subject);

  test('a session of another user is refused', async () => {
    const judge = await subject.start();
    const failure = await failureOf(
      signIn({ ...subject, credential: { ...account, username: 'tourist' } }, talkTo(subject, judge)),
    );
    await judge.stop();
    expect([failure.class, failure.message]).toEqual(['auth', 'the session is one of chokudai']);
  });

  test('what is no name of a user is refused as a handle, without a request', async () => {
    const judge = await subject.start();
    const proof = atcoder.handles?.proof;
    if (proof?.kind !== 'TEXT') throw new Error('AtCoder proves handles by texts');
    const failure = await failureOf(proof.proven(talkTo(subject, judge), '..', 'verdict-abcde-fghjk'));
    await judge.stop();
    expect([failure.class, judge.requests.length]).toEqual(['refused', 0]);
  });

  test('results say when they want to be asked again', async () => {
    const judge = await subject.start();
    const run = judge.addRun({ username: account.username, ref: 'abc086_a', languageId: '6017', source: 'int' });
    const http = talkTo(subject, judge);
    await signIn(subject, http);
    const handle = { runId: run.id, username: account.username, ref: 'abc086_a' };
    const states = await atcoder.results.read(http, [handle]);
    await judge.stop();
    expect(states).toMatchObject([{ runId: run.id, nextPollMs: 3_000 }]);
  });

  test('a form that cannot be read leaves no run', async () => {
    const judge = await subject.start();
    const http = talkTo(subject, judge);
    await signIn(subject, http);
    judge.faults.add('reset-after-body');
    const sending = atcoder.submitting?.send(http, {
      ref: 'abc086_a',
      submitKey: null,
      languageId: '6017',
      source: 'int main() {}',
      username: account.username,
      clientRef: 'job 1',
    });
    const failure = await failureOf(Promise.resolve(sending));
    await judge.stop();
    expect([failure.class, failure.isSent]).toEqual(['network', false]);
  });
});
