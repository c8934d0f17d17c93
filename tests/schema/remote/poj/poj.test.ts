import { poj } from '@verdict/schema/remote/poj/poj.ts';
import { describe, expect, test } from 'vitest';
import { startPojStandIn } from '../../../stand-ins/poj/poj-stand-in.ts';
import { adapterContract } from '../adapter-contract.ts';
import { failureOf, signIn, talkTo, type ContractSubject } from '../subject.ts';

const account = { kind: 'password', username: 'verdictbot', password: 'p&ss+w%rd' } as const;

const subject: ContractSubject = {
  adapter: poj,
  start: () => startPojStandIn(new Map([[account.username, account.password]])),
  references: [
    ['1000', '1000'],
    [' poj-1000 ', '1000'],
    ['http://poj.org/problem?id=2186', '2186'],
    ['https://www.poj.org/problem?id=2186&lang=zh-CN&change=true', '2186'],
  ],
  foreignReferences: [
    '',
    '0',
    '01000',
    'HDU-1000',
    '1000A',
    'http://poj.org/problem?id=x',
    'http://poj.org/status?id=1000',
    'http://evil.example/problem?id=1000',
  ],
  set: {
    input: 'http://poj.org/problemlist?volume=12',
    refs: ['1000', '2186'],
    foreign: ['', '12', 'http://poj.org/problemlist?volume=x', 'http://evil.example/problemlist?volume=1'],
  },
  statement: {
    ref: '2186',
    missingRef: '999999',
    expected: {
      title: 'Popular Cows – été',
      language: 'en',
      description: 'There are below $2^{54}$ cows, of which $a_{1}$ is the first.\\\n![](ORIGIN/images/2186/cows.jpg)',
      input: 'Line 1: two integers, N and M.',
      output: 'A single integer.',
      hint: 'Cow 3 is the only cow of **high** popularity.',
      samples: [
        { input: '3 3\n1 2\n2 1\n2 3\n', output: '1\n', explanation: null },
        { input: '1 0\n', output: '1 < 2\n', explanation: null },
      ],
      timeLimitMs: 1_000,
      memoryLimitKb: 65_536,
      limits: 'Time Limit: 2000MS, Case Time Limit: 1000MS, Memory Limit: 65536K',
      readsFile: null,
      writesFile: null,
      source: 'USACO 2003 Fall',
      author: null,
      tags: [],
      pdfUrl: null,
      languageIds: null,
      submitKey: null,
    },
  },
  credential: account,
  wrongCredential: { ...account, password: 'wrong-password' },
  languageId: '0',
  refusals: [
    { name: 'a problem that is not there', ref: '999999', reason: 'no-such-problem' },
    { name: 'a language that is gone', languageId: '5', fault: 'language-gone', reason: 'language' },
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
    ['Waiting', 5, false],
    ['Compiling', 6, false],
    ['Running & Judging', 7, false],
    ['Accepted', 0, true],
    ['Wrong Answer', -1, true],
    ['Presentation Error', -3, true],
    ['Compile Error', -2, true],
    ['Time Limit Exceeded', 1, true],
    ['Memory Limit Exceeded', 2, true],
    ['Runtime Error', 3, true],
    ['Output Limit Exceeded', 3, true],
    ['System Error', 4, true],
    ['Validator Error', 4, true],
  ],
  figures: {
    script: { steps: [{ afterMs: 0, text: 'Accepted' }], timeMs: 16, memoryKb: 172 },
    timeMs: 16,
    memoryKb: 172,
  },
  compileError: {
    script: {
      steps: [{ afterMs: 0, text: 'Compile Error' }],
      compileText: 'Main.cpp:1: error: \'x\' <y> before "Error Occurred"\n',
    },
    text: 'Main.cpp:1: error: \'x\' <y> before "Error Occurred"',
  },
};

describe('POJ', () => {
  adapterContract(subject);

  test('drops a program that comes within 10 seconds of another one, without a word', async () => {
    const judge = await subject.start();
    const http = talkTo(subject, judge);
    await signIn(subject, http);
    const submission = {
      ref: '1000',
      submitKey: null,
      languageId: '0',
      source: 'int main() {}',
      username: account.username,
      clientRef: 'job 1',
    };
    expect(await poj.submitting?.send(http, submission)).toEqual({ kind: 'UNCONFIRMED' });
    judge.clock.advance(9_000);
    expect(await poj.submitting?.send(http, submission)).toEqual({ kind: 'UNCONFIRMED' });
    expect(judge.runs).toHaveLength(1);
    judge.clock.advance(poj.info.pace.siteSubmitMs);
    await poj.submitting?.send(http, submission);
    expect(judge.runs).toHaveLength(2);
    await judge.stop();
  });

  test('keeps the pause that a page names in place of the list of runs', async () => {
    const judge = await subject.start();
    judge.faults.add('throttle');
    const list = poj.runs?.list(talkTo(subject, judge), { username: account.username, ref: '1000' });
    const failure = await failureOf(list ?? Promise.resolve());
    expect([failure.class, failure.retryAfterMs]).toEqual(['throttle', 4_321]);
    await judge.stop();
  });
});
