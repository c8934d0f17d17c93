import { gym } from '@verdict/schema/remote/codeforces/codeforces.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startCodeforcesStandIn } from '../../../stand-ins/codeforces/codeforces-stand-in.ts';
import type { JudgeStandIn } from '../../../stand-ins/judge-stand-in.ts';
import { adapterContract } from '../adapter-contract.ts';
import { failureOf, talkTo, type ContractSubject } from '../subject.ts';

const handle = 'Tourist_1';

const subject: ContractSubject = {
  adapter: gym,
  start: () => startCodeforcesStandIn({ handles: [handle], isOpen: true }),
  references: [
    ['102253A', '102253A'],
    ['gym-102253b1', '102253B1'],
    ['https://codeforces.com/gym/102253/problem/A', '102253A'],
  ],
  foreignReferences: ['', '1534F2', 'CF-1534F2', '102253', 'https://codeforces.com/contest/1534/problem/A'],
  set: {
    input: 'https://codeforces.com/gym/102253',
    refs: ['102253A', '102253B', '102253C', '102253D', '102253E'],
    foreign: ['https://codeforces.com/contest/1534', 'https://codeforces.com/gym/1534'],
  },
  isRunListBare: true,
  statement: {
    ref: '102253A',
    missingRef: '102253Z',
    expected: {
      title: 'Exciting Menüs',
      language: 'en',
      description: [
        'There is a board of $n \\times m$ cells with $a_i < 2^{30}$ and **sand**.',
        '![](ORIGIN/renderer/sand.png)',
        'Print `YES`.',
        '### Scoring',
        'Tests are worth points.',
      ].join('\n\n'),
      input: 'The first line has $n$.',
      output: 'Print one integer.',
      hint: 'In the example $x = 1$ holds.',
      samples: [{ input: '3 1\n\n2 < 5\n', output: '2\n1\n', explanation: null }],
      timeLimitMs: 4_000,
      memoryLimitKb: 1_048_576,
      limits: 'time limit per test: 4 seconds, memory limit per test: 1024 megabytes',
      readsFile: 'exciting.in',
      writesFile: null,
      source: '2018 Summer Camp',
      author: null,
      tags: [],
      pdfUrl: null,
      languageIds: null,
      submitKey: null,
    },
  },
  credential: { kind: 'none', username: handle },
  languageId: '89',
  refusals: [],
  submitFailures: [],
  statuses: [
    ['', 5, false],
    ['OK', 0, true],
    ['WRONG_ANSWER', -1, true],
  ],
  figures: {
    script: { steps: [{ afterMs: 0, text: 'OK' }], timeMs: 15, memoryKb: 1_792 },
    timeMs: 15,
    memoryKb: 1_792,
  },
  compileError: null,
};

describe('the gym', () => {
  adapterContract(subject);

  let judge: JudgeStandIn;
  beforeEach(async () => {
    judge = await subject.start();
  });
  afterEach(() => judge.stop());

  const statementOf = async (ref: string) =>
    gym.statements.parse(await gym.statements.load(talkTo(subject, judge), ref), ref);

  test.each([
    ['its own bytes', '102253B', '/gym/102253/problem/B?locale=en', ['bytes.in', 'bytes.out']],
    ['shown within a page', '102253C', '/gym/102253/attachments/download/7/c.pdf', [null, null]],
    ['attached to the contest', '102253D', '/gym/102253/attachments/download/102/statements.pdf', [null, null]],
  ])('a PDF that is %s is linked', async (_, ref, path, files) => {
    const { title, timeLimitMs, memoryLimitKb, readsFile, writesFile, pdfUrl } = await statementOf(ref);
    expect({ timeLimitMs, memoryLimitKb, files: [readsFile, writesFile], pdfUrl }).toEqual({
      timeLimitMs: 2_000,
      memoryLimitKb: 262_144,
      files,
      pdfUrl: judge.origin + path,
    });
    expect(title).toMatch(/^(?:Bytes|Shown|Attached)$/u);
  });

  test('a statement in Russian alone is read in Russian', async () => {
    expect(await statementOf('102253E')).toMatchObject({
      title: 'По-русски',
      language: 'ru',
      timeLimitMs: 1_500,
      memoryLimitKb: 262_144,
      readsFile: null,
      writesFile: null,
    });
  });

  test('a contest that is shown to users alone is refused', async () => {
    const failure = await failureOf(statementOf('100500A'));
    expect([failure.class, failure.reason]).toEqual(['refused', 'not-permitted']);
  });

  test('a contest that is not there has no problem', async () => {
    const failure = await failureOf(statementOf('999999A'));
    expect([failure.class, failure.reason]).toEqual(['refused', 'no-such-problem']);
  });

  test('a person submits on the page of the contest', () => {
    expect(gym.claims?.submitUrlOf('102253A', 'https://codeforces.com')).toBe(
      'https://codeforces.com/gym/102253/submit',
    );
  });
});
