import { expect, test } from 'vitest';
import type { CaseContent } from '../problem-content.ts';
import { type JudgedData, judgedTests, unsupportedSettings } from './judged-tests.ts';
import type { ReadGroup } from './test-scores.ts';

function testCase(name: string): CaseContent<string> {
  return {
    name,
    isSample: name.startsWith('sample/'),
    input: '/in',
    answer: '/ans',
    score: null,
    validatorFlags: ['x'],
    args: [],
    files: [],
  };
}

function group(name: string, wishes: Partial<ReadGroup> = {}): ReadGroup {
  return {
    name,
    aggregation: 'SUM',
    verdictMode: 'worst',
    isAcceptedByAny: false,
    isBreakOnReject: false,
    acceptScore: 10,
    rejectScore: 1,
    maxScore: 40,
    range: null,
    requires: [],
    cases: [],
    groups: [],
    ...wishes,
  };
}

function problem(wishes: {
  isScoring: boolean;
  isSampleIgnored?: boolean;
  aggregation?: ReadGroup['aggregation'];
  format?: JudgedData['format'];
}): JudgedData {
  const root = group('data', {
    aggregation: wishes.aggregation ?? 'SUM',
    isBreakOnReject: true,
    groups: [
      group('sample', { cases: [testCase('sample/1')] }),
      group('secret', { cases: [testCase('secret/1')], requires: ['sample'] }),
    ],
  });
  return {
    format: wishes.format ?? '2025-09',
    isScoring: wishes.isScoring,
    root,
    isSampleIgnored: wishes.isSampleIgnored ?? false,
  };
}

test('the tree keeps its order, scores and arguments, and names files by their path', () => {
  const root = judgedTests(problem({ isScoring: true }));
  expect(root.groups.map(({ name }) => name)).toEqual(['sample', 'secret']);
  expect(root.groups[1]).toMatchObject({
    aggregation: 'SUM',
    acceptScore: 10,
    rejectScore: 1,
    maxScore: 40,
    requires: ['sample'],
    isBreakOnReject: false,
  });
  expect(root.groups[1]?.cases[0]).toMatchObject({
    name: 'secret/1',
    isSample: false,
    validatorFlags: ['x'],
    answer: '/ans',
  });
});

test('a pass-fail problem ends at the first bad case, whatever its groups say', () => {
  const root = judgedTests(problem({ isScoring: false }));
  expect([root, ...root.groups].every(({ isBreakOnReject }) => isBreakOnReject)).toBe(true);
});

test('in newer formats a bad sample does not end a scoring problem, in legacy ones the package decides', () => {
  expect(judgedTests(problem({ isScoring: true })).isBreakOnReject).toBe(false);
  expect(judgedTests(problem({ isScoring: true, format: 'legacy' })).isBreakOnReject).toBe(true);
});

test('samples without points are judged where points are added up', () => {
  const root = judgedTests(problem({ isScoring: true, isSampleIgnored: true }));
  expect(root.groups[0]).toMatchObject({ name: 'sample', acceptScore: 0, rejectScore: 0, maxScore: 0 });
});

test('samples without points are left out where they would decide the minimum', () => {
  expect(
    judgedTests(problem({ isScoring: true, isSampleIgnored: true, aggregation: 'MIN' })).groups.map(({ name }) => name),
  ).toEqual(['secret']);
});

test('settings for verdicts this site does not follow are named, in scoring problems they do not matter', () => {
  const odd = (isScoring: boolean) => {
    const root = group('data', { groups: [group('secret', { isAcceptedByAny: true, verdictMode: 'always_accept' })] });
    return { root, isScoring };
  };
  expect(unsupportedSettings(odd(false))).toHaveLength(2);
  expect(unsupportedSettings(odd(true))).toEqual([]);
});
