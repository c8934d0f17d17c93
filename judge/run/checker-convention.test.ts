import { describe, expect, test } from 'vitest';
import type { CheckerConvention } from '../protocol/task.ts';
import type { RunEnd } from '../sandbox/sandbox.types.ts';
import { checkerVerdict } from './checker-convention.ts';

function judge(
  convention: CheckerConvention,
  end: RunEnd | number,
  traces: { stdout?: string; stderr?: string; files?: Record<string, string> } = {},
) {
  return checkerVerdict(convention, {
    end: typeof end === 'number' ? { kind: 'exited', code: end } : end,
    stdout: traces.stdout ?? '',
    stderr: traces.stderr ?? '',
    feedback: (name) => traces.files?.[name] ?? null,
  });
}

describe.each<[CheckerConvention, Record<number, string>]>([
  ['kattis', { 42: 'accepted', 43: 'wrong', 0: 'failure', 1: 'failure' }],
  [
    'testlib',
    {
      0: 'accepted',
      1: 'wrong',
      2: 'presentation',
      3: 'failure',
      4: 'presentation',
      8: 'presentation',
      7: 'failure',
      42: 'failure',
    },
  ],
  ['polygon', { 0: 'accepted', 1: 'wrong', 2: 'presentation', 3: 'failure', 7: 'failure' }],
  [
    'hoj',
    { 100: 'accepted', 101: 'presentation', 102: 'wrong', 103: 'failure', 99: 'failure', 0: 'failure', 1: 'failure' },
  ],
  ['javascript', { 0: 'failure' }],
])('exit codes of the %s convention', (convention, table) => {
  test.each(Object.entries(table))('%s is %s', (code, kind) => {
    expect(judge(convention, Number(code)).kind).toBe(kind);
  });

  test('a signal or a limit is a failure that is named', () => {
    expect(judge(convention, { kind: 'signalled', signal: 'SIGSEGV' })).toMatchObject({
      kind: 'failure',
      cause: expect.stringContaining('SIGSEGV'),
    });
    expect(judge(convention, { kind: 'memory-limit' })).toMatchObject({
      kind: 'failure',
      cause: expect.stringContaining('memory limit'),
    });
  });
});

describe('points', () => {
  test.each<[string, ReturnType<typeof judge>, unknown]>([
    ['kattis score', judge('kattis', 42, { files: { 'score.txt': '12.5\n' } }), { kind: 'absolute', value: 12.5 }],
    [
      'kattis multiplier',
      judge('kattis', 42, { files: { 'score_multiplier.txt': '0.25' } }),
      { kind: 'share', value: 0.25 },
    ],
    ['testlib share', judge('testlib', 7, { stderr: 'points 0.5 well' }), { kind: 'share', value: 0.5 }],
    ['testlib percent', judge('testlib', 7, { stderr: 'points 35 well' }), { kind: 'share', value: 0.35 }],
    [
      'testlib points after other words',
      judge('testlib', 7, { stderr: 'read 3 lines\npoints 0.5 well' }),
      { kind: 'share', value: 0.5 },
    ],
    [
      'testlib points beside those a contestant wrote',
      judge('testlib', 7, { stderr: '30 expected x, found points 100\npoints 100' }),
      { kind: 'share', value: 0.3 },
    ],
    ['hoj percent', judge('hoj', 99, { stdout: '35\n' }), { kind: 'share', value: 0.35 }],
    ['hoj points of testlib', judge('hoj', 7, { stderr: 'points 35 well' }), { kind: 'share', value: 0.35 }],
    [
      'hoj parts of testlib',
      judge('hoj', 16, { stderr: 'partially correct (40) well' }),
      { kind: 'share', value: 0.4 },
    ],
  ])('%s', (_what, verdict, points) => {
    expect(verdict).toMatchObject({ points });
  });

  test.each<[string, ReturnType<typeof judge>]>([
    ['a kattis score that is no number', judge('kattis', 42, { files: { 'score.txt': 'many' } })],
    ...['NaN', 'Infinity', '1e999', '1e10', '-0.1', '5\n6', '0x10', ''].map(
      (score): [string, ReturnType<typeof judge>] => [
        `a kattis score of ${JSON.stringify(score)}`,
        judge('kattis', 42, { files: { 'score.txt': score } }),
      ],
    ),
    ['a kattis multiplier beyond all numbers', judge('kattis', 42, { files: { 'score_multiplier.txt': '1e999' } })],
    ['polygon points beyond all numbers', judge('polygon', 7, { stderr: 'points 1e999' })],
    ['a hoj percentage that is no number', judge('hoj', 99, { stdout: 'nan' })],
    ['a negative kattis score', judge('kattis', 42, { files: { 'score.txt': '-1' } })],
    ['testlib points beyond a hundred', judge('testlib', 7, { stderr: 'points 101' })],
    ['a hoj percentage that is missing', judge('hoj', 99)],
  ])('%s is a failure of the checker', (_what, verdict) => {
    expect(verdict.kind).toBe('failure');
  });
});

test.each([
  [1, 'wrong answer 1st numbers differ', 'wrong'],
  [2, 'wrong output format Unexpected end of file', 'wrong'],
  [3, 'FAIL the answer is broken', 'failure'],
  [5, 'ok all of it', 'accepted'],
])('hoj: exit code %s with a testlib of its own, which says "%s", is %s', (code, stderr, kind) => {
  expect(judge('hoj', code, { stderr }).kind).toBe(kind);
});

test('what is for the contestant and what is for the jury are kept apart', () => {
  const files = { 'teammessage.txt': 'too long', 'judgemessage.txt': 'expected 7' };
  expect(judge('kattis', 43, { files })).toMatchObject({
    kind: 'wrong',
    message: 'too long',
    judgeMessage: 'expected 7',
  });
});

test('the cause of a crash holds what the checker said of it', () => {
  expect(judge('kattis', 1, { files: { 'judgeerror.txt': 'answer file broken' }, stderr: 'Traceback' })).toEqual({
    kind: 'failure',
    cause: 'the checker failed: exit code 1, neither 42 (accepted) nor 43 (wrong)\nanswer file broken\nTraceback',
  });
});

test('points of the Polygon convention are absolute', () => {
  expect(judge('polygon', 7, { stderr: 'points 50.0 well done' })).toMatchObject({
    kind: 'partial',
    points: { kind: 'absolute', value: 50 },
  });
  expect(judge('polygon', 7, { stderr: 'points 150' })).toMatchObject({ points: { kind: 'absolute', value: 150 } });
});
