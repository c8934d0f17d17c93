import { expect, test } from 'vitest';
import type { ProblemPackage, TestCase, TestGroup } from '../problem-package.types.ts';
import { testGroupsOf, unsupportedSettings } from './package-tests.ts';

function testCase(name: string): TestCase {
  return {
    name,
    inputPath: '/in',
    inputBytes: 1,
    answerPath: '/ans',
    answerBytes: 2,
    isSample: name.startsWith('sample/'),
    validatorFlags: ['x'],
    args: [],
    files: [],
    isFullyShown: false,
    description: null,
    hint: null,
  };
}

function group(name: string, wishes: Partial<TestGroup> = {}): TestGroup {
  return {
    name,
    aggregation: 'sum',
    verdictMode: 'worst',
    isAcceptedByAny: false,
    onReject: 'continue',
    acceptScore: 10,
    rejectScore: 1,
    maxScore: 40,
    range: null,
    requirePass: [],
    validatorFlags: [],
    cases: [],
    groups: [],
    ...wishes,
  };
}

function problem(wishes: {
  isScoring: boolean;
  isSampleIgnored?: boolean;
  aggregation?: TestGroup['aggregation'];
  format?: ProblemPackage['format'];
  onReject?: TestGroup['onReject'];
}) {
  const root = group('data', {
    aggregation: wishes.aggregation ?? 'sum',
    onReject: wishes.onReject ?? 'break',
    groups: [
      group('sample', { cases: [testCase('sample/1')] }),
      group('secret', { cases: [testCase('secret/1')], requirePass: ['sample'] }),
    ],
  });
  return {
    format: wishes.format ?? '2025-09',
    metadata: { isScoring: wishes.isScoring } as ProblemPackage['metadata'],
    testData: { root, isSampleIgnored: wishes.isSampleIgnored ?? false, samples: [], maxScore: 40 },
  };
}

test('the tree keeps its order, scores and arguments, and names files by their path', () => {
  const root = testGroupsOf(problem({ isScoring: true }));
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
  const root = testGroupsOf(problem({ isScoring: false }));
  expect([root, ...root.groups].every(({ isBreakOnReject }) => isBreakOnReject)).toBe(true);
});

test('in newer formats a bad sample does not end a scoring problem, in legacy ones the package decides', () => {
  expect(testGroupsOf(problem({ isScoring: true })).isBreakOnReject).toBe(false);
  expect(testGroupsOf(problem({ isScoring: true, format: 'legacy' })).isBreakOnReject).toBe(true);
});

test('samples without points are judged where points are added up', () => {
  const root = testGroupsOf(problem({ isScoring: true, isSampleIgnored: true }));
  expect(root.groups[0]).toMatchObject({ name: 'sample', acceptScore: 0, rejectScore: 0, maxScore: 0 });
});

test('samples without points are left out where they would decide the minimum', () => {
  expect(
    testGroupsOf(problem({ isScoring: true, isSampleIgnored: true, aggregation: 'min' })).groups.map(
      ({ name }) => name,
    ),
  ).toEqual(['secret']);
});

test('settings for verdicts this site does not follow are named, in scoring problems they do not matter', () => {
  const odd = (isScoring: boolean) => {
    const each = problem({ isScoring });
    const root = group('data', { groups: [group('secret', { isAcceptedByAny: true, verdictMode: 'always_accept' })] });
    return { ...each, testData: { ...each.testData, root } };
  };
  expect(unsupportedSettings(odd(false))).toHaveLength(2);
  expect(unsupportedSettings(odd(true))).toEqual([]);
});
