import { verdict } from '@verdict/schema/remote/verdict/verdict.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JudgeStandIn } from '../../../stand-ins/judge-stand-in.ts';
import { startVerdictStandIn } from '../../../stand-ins/verdict/verdict-stand-in.ts';
import { adapterContract } from '../adapter-contract.ts';
import { failureOf, signIn, talkTo, type ContractSubject } from '../subject.ts';

/* Against a whole site: tests/scenarios/another-verdict.test.ts. */

const account = { kind: 'token', username: 'robot', token: 'vdt_token-of-robot' } as const;

const subject: ContractSubject = {
  adapter: verdict,
  start: () => startVerdictStandIn(new Map([[account.username, account.token]])),
  references: [
    ['1000', '1000'],
    [' verdict-1000 ', '1000'],
    ['https://judge.example.org/problem/1000', '1000'],
    ['http://10.0.0.2:8080/problem/%E5%8A%A0-1/', '加-1'],
  ],
  foreignReferences: ['', 'a b', '..', 'x'.repeat(41), 'https://judge.example.org/contest/1000'],
  set: {
    input: 'https://judge.example.org/problem?currentPage=1&limit=50',
    refs: ['1000', '1001'],
    foreign: ['', '1000', 'https://judge.example.org/problem/1000', 'https://judge.example.org/problem?keyword=sum'],
  },
  statement: {
    ref: '1000',
    missingRef: '999999',
    expected: {
      title: 'Two Crates – été',
      language: 'en',
      description: 'Add $a$ and $b$.\n\n![](ORIGIN/api/crates.png)',
      input: 'Two numbers.',
      output: 'Their sum.',
      hint: 'See [another](ORIGIN/problem/1001).',
      samples: [
        { input: '1 2\n', output: '3\n', explanation: 'One crate, and two.' },
        { input: '', output: '', explanation: '```\n> 1\n< 2\n```' },
      ],
      timeLimitMs: 1_000,
      memoryLimitKb: 131_072,
      limits: '1000 ms, 128 MiB',
      readsFile: 'crates.in',
      writesFile: null,
      source: 'Regional 2026',
      author: 'alice',
      tags: ['math'],
      pdfUrl: null,
      languageIds: ['cpp', 'python3'],
      submitKey: null,
    },
  },
  credential: account,
  wrongCredential: { ...account, token: 'vdt_of-nobody' },
  languageId: 'cpp',
  refusals: [
    { name: 'a problem that is not there', ref: '999999', reason: 'no-such-problem' },
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
    ['PD', 5, false],
    ['CP', 6, false],
    ['JG', 7, false],
    ['SM', 7, false],
    ['SNR', 7, false],
    ['AC', 0, true],
    ['WA', -1, true],
    ['CE', -2, true],
    ['PE', -3, true],
    ['TLE', 1, true],
    ['MLE', 2, true],
    ['RE', 3, true],
    ['SE', 4, true],
    ['PAC', 8, true],
    ['CA', 4, true],
    ['SF', 4, true],
  ],
  figures: {
    script: { steps: [{ afterMs: 0, text: 'AC' }], timeMs: 15, memoryKb: 1_792 },
    timeMs: 15,
    memoryKb: 1_792,
  },
  compileError: {
    script: { steps: [{ afterMs: 0, text: 'CE' }], compileText: "main.cpp:1: error: 'x' <y>\n" },
    text: "main.cpp:1: error: 'x' <y>",
  },
};

describe('Verdict', () => {
  adapterContract(subject);

  describe('a contest', () => {
    let judge: JudgeStandIn;
    beforeEach(async () => {
      judge = await subject.start();
    });
    afterEach(() => judge.stop());

    async function load(id: number): Promise<readonly string[] | undefined> {
      const http = talkTo(subject, judge);
      await signIn(subject, http);
      return verdict.sets?.load(http, verdict.sets.parse(`https://judge.example.org/contest/${id}`) ?? '');
    }

    test('has those of its problems that are seen in the bank', async () => {
      expect(await load(12)).toEqual(['1000']);
      // The names of twelve problems take two questions.
      expect(judge.requests).toHaveLength(4);
    });

    test.each([
      ['has no problem that is seen in the bank', 13, 'not-permitted'],
      ['is not there', 14, 'no-such-problem'],
    ])('that %s is refused', async (_name, id, reason) => {
      expect(await failureOf(load(id))).toMatchObject({ class: 'refused', reason });
    });
  });
});
