import { codeforces } from '@verdict/schema/remote/codeforces/codeforces.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startCodeforcesStandIn } from '../../../stand-ins/codeforces/codeforces-stand-in.ts';
import type { JudgeStandIn } from '../../../stand-ins/judge-stand-in.ts';
import { adapterContract } from '../adapter-contract.ts';
import { failureOf, talkTo, type ContractSubject } from '../subject.ts';

const handle = 'Tourist_1';

const subject: ContractSubject = {
  adapter: codeforces,
  start: () => startCodeforcesStandIn({ handles: [handle], isOpen: true }),
  references: [
    ['118A', '118A'],
    [' cf-1534f2 ', '1534F2'],
    ['92101', '92101'],
    ['https://codeforces.com/problemset/problem/1534/F2', '1534F2'],
    ['https://codeforces.com/contest/1534/problem/f2?locale=ru', '1534F2'],
    ['https://mirror.codeforces.com/contest/921/problem/01', '92101'],
  ],
  foreignReferences: [
    '',
    '1534',
    '0118A',
    '102253A',
    'HDU-1000',
    'https://codeforces.com/gym/102253/problem/A',
    'https://codeforces.com/contest/1534',
    'https://codeforces.com.evil.example/contest/1534/problem/A',
  ],
  set: {
    input: 'https://codeforces.com/contest/1534/problems',
    refs: ['1534F2'],
    foreign: [
      '',
      '1534',
      'https://codeforces.com/contest/0',
      'https://codeforces.com/contest/1534/standings',
      'https://codeforces.com/gym/102253',
      'https://evil.example/contest/1534',
    ],
  },
  isRunListBare: true,
  statement: {
    ref: '1534F2',
    missingRef: '1534Z',
    expected: {
      title: 'Falling Sand é',
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
      timeLimitMs: 1_500,
      memoryLimitKb: 524_288,
      limits: 'time limit per test: 1.5 seconds, memory limit per test: 512 megabytes',
      readsFile: null,
      writesFile: null,
      source: 'CodeCraft 2021',
      author: null,
      tags: ['dp', '*3000'],
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
    ['SUBMITTED', 5, false],
    ['TESTING', 7, false],
    ['OK', 0, true],
    ['PARTIAL', 8, true],
    ['COMPILATION_ERROR', -2, true],
    ['WRONG_ANSWER', -1, true],
    ['PRESENTATION_ERROR', -3, true],
    ['TIME_LIMIT_EXCEEDED', 1, true],
    ['IDLENESS_LIMIT_EXCEEDED', 1, true],
    ['MEMORY_LIMIT_EXCEEDED', 2, true],
    ['RUNTIME_ERROR', 3, true],
    ['SECURITY_VIOLATED', 3, true],
    ['CHALLENGED', -1, true],
    ['SKIPPED', 4, true],
    ['REJECTED', 4, true],
    ['CRASHED', 4, true],
    ['INPUT_PREPARATION_CRASHED', 4, true],
    ['FAILED', 4, true],
  ],
  figures: {
    script: { steps: [{ afterMs: 0, text: 'OK' }], timeMs: 15, memoryKb: 1_792 },
    timeMs: 15,
    memoryKb: 1_792,
  },
  // The API has none, and pages of runs are for people.
  compileError: null,
};

describe('Codeforces', () => {
  adapterContract(subject);

  let judge: JudgeStandIn;
  beforeEach(async () => {
    judge = await startCodeforcesStandIn({ handles: [handle] });
  });
  afterEach(() => judge.stop());

  const run = { username: handle, ref: '4A', languageId: '89', source: 'int main() {}' };
  const listed = () => codeforces.runs?.list(talkTo(subject, judge), { username: handle.toLowerCase(), ref: '4A' });

  test('pages ask for a person, the API does not', async () => {
    const failure = await failureOf(codeforces.statements.load(talkTo(subject, judge), '4A'));
    expect(failure.class).toBe('challenge');
    expect(judge.requests).toHaveLength(1);
    judge.addRun(run);
    expect(await listed()).toHaveLength(1);
  });

  test('a statement that is a PDF has its name and limits from the contest', async () => {
    await judge.stop();
    judge = await subject.start();
    const documents = await codeforces.statements.load(talkTo(subject, judge), '921A');
    expect(codeforces.statements.parse(documents, '921A')).toMatchObject({
      title: 'Of a PDF',
      description: '',
      timeLimitMs: 2_000,
      memoryLimitKb: 262_144,
      limits: '2 s, 256 MB',
      readsFile: null,
      writesFile: null,
      source: 'Contest of PDFs',
      pdfUrl: `${judge.origin}/problemset/problem/921/A?locale=en`,
    });
  });

  test('a saved page has the formulas that a browser rendered once', () => {
    const formula = '<span class="MathJax_Preview">x</span><script type="math/tex">a_1</script>';
    const property = (name: string, value: string) =>
      `<div class="${name}"><div class="property-title">${name}</div>${value}</div>`;
    const html = `<div class="problem-statement"><div class="header"><div class="title">A. Saved</div>
      ${property('time-limit', '250 ms')}${property('memory-limit', '64 MB')}</div>
      <div><p>Find ${formula}.</p></div></div>`;
    const document = { url: 'https://codeforces.com/saved', contentType: 'text/html', bytes: Buffer.from(html) };
    expect(codeforces.statements.parse([document], '4A')).toMatchObject({
      title: 'Saved',
      description: 'Find $a_1$.',
      timeLimitMs: 250,
      memoryLimitKb: 65_536,
      samples: [],
    });
  });

  test('runs that a person made are listed, newest first, of his handle and the problem alone', async () => {
    const first = judge.addRun(run);
    judge.addRun({ ...run, ref: '118A' });
    judge.addRun({ ...run, username: 'somebody_else' });
    const second = judge.addRun({ ...run, languageId: '999' });
    const row = { username: handle, ref: '4A', codeBytes: null, submittedAt: judge.clock.now() };
    expect(await listed()).toEqual([
      { ...row, runId: second.id, languageId: null },
      { ...row, runId: first.id, languageId: '89' },
    ]);
  });

  test('a second request within two seconds is one too many', async () => {
    await listed();
    const failure = await failureOf(Promise.resolve(listed()));
    expect([failure.class, failure.retryAfterMs]).toEqual(['throttle', 2_000]);
    judge.clock.advance(2_000);
    expect(await listed()).toEqual([]);
  });

  test('a contest that is not there has no problems', async () => {
    const failure = await failureOf(Promise.resolve(codeforces.sets?.load(talkTo(subject, judge), '99999')));
    expect([failure.class, failure.reason]).toEqual(['refused', 'no-such-problem']);
  });

  test('a handle that is not there is refused', async () => {
    const list = codeforces.runs?.list(talkTo(subject, judge), { username: 'nobody', ref: '4A' });
    expect((await failureOf(Promise.resolve(list))).class).toBe('refused');
  });

  test.each([
    ['https://codeforces.com/contest/1534/submission/300000001', '300000001'],
    ['https://codeforces.com/gym/102253/submission/300000001', '300000001'],
    ['https://codeforces.com/problemset/submission/1534/300000001', '300000001'],
    [' 300000001 ', '300000001'],
    ['https://codeforces.com/contest/1534', null],
    ['https://evil.example/contest/1534/submission/1', null],
    ['x', null],
  ])('%j is run %s', (input, runId) => {
    expect(codeforces.results.parseRun(input)).toBe(runId);
  });

  test('a person submits on the page of the problem', () => {
    expect(codeforces.claims?.submitUrlOf('1534F2', 'https://codeforces.com')).toBe(
      'https://codeforces.com/problemset/submit/1534/F2',
    );
  });

  describe('a handle', () => {
    const broken = { steps: [{ afterMs: 0, text: 'COMPILATION_ERROR' }] };
    const proof = codeforces.handles?.proof;
    if (proof?.kind !== 'RUN') throw new Error('Codeforces proves handles by runs');
    const proven = (since: Date) => proof.proven(talkTo(subject, judge), handle.toLowerCase(), since);

    test('is proven by a run on the named problem that does not compile, in the spelling of the judge', async () => {
      judge.setScript(broken);
      judge.addRun({ ...run, ref: proof.ref });
      expect(await proven(judge.clock.now())).toBe(handle);
    });

    test.each([
      ['that compiles', { steps: [{ afterMs: 0, text: 'OK' }] }, {}],
      ['on another problem', broken, { ref: '118A' }],
      ['of a team', broken, { username: `${handle}+somebody_else` }],
    ])('is not proven by a run %s', async (_, script, change) => {
      judge.setScript(script);
      judge.addRun({ ...run, ...change });
      expect(await proven(judge.clock.now())).toBeNull();
    });

    test('is not proven by an older run', async () => {
      judge.setScript(broken);
      judge.addRun(run);
      judge.clock.advance(1_000);
      expect(await proven(judge.clock.now())).toBeNull();
    });

    test('is in the claims of the sign-in of the judge', () => {
      expect(codeforces.handles?.openId?.handleIn({ sub: '1', handle })).toBe(handle);
      expect(codeforces.handles?.openId?.handleIn({ sub: '1' })).toBeNull();
    });
  });
});
