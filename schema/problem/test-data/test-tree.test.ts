import { expect, test } from 'vitest';
import { testTree, type CaseRow, type GroupRow } from './test-tree.ts';

function group(id: number, parentId: number | null, name: string): GroupRow {
  return {
    id,
    parentId,
    name,
    aggregation: 'SUM',
    isBreakOnReject: true,
    acceptScore: 1,
    rejectScore: 0,
    maxScore: null,
    requires: [],
  };
}

function testCase(groupId: number, position: number, validatorFlags: string[]): CaseRow {
  const file = { sha256: 'a'.repeat(64), sizeBytes: 1 };
  return {
    groupId,
    testCase: {
      position,
      testCaseId: position,
      name: `case ${position}`,
      input: file,
      answer: file,
      score: null,
      validatorFlags,
    },
  };
}

test('rows become the tree they describe, in order', () => {
  const tree = testTree(
    [group(1, null, 'data'), group(2, 1, 'sample'), group(3, 1, 'secret'), group(4, 3, 'secret/a')],
    [testCase(2, 1, []), testCase(4, 2, [])],
  );
  expect(tree?.groups.map(({ name }) => name)).toEqual(['sample', 'secret']);
  expect(tree?.groups[1]?.groups[0]?.cases.map(({ position }) => position)).toEqual([2]);
});

test('arguments all cases of a group share are said once', () => {
  const tree = testTree([group(1, null, 'data')], [testCase(1, 1, ['x']), testCase(1, 2, ['x'])]);
  expect(tree?.validatorFlags).toEqual(['x']);
  expect(tree?.cases.every((each) => each.validatorFlags === undefined)).toBe(true);
});

test('where arguments differ each case says its own', () => {
  const tree = testTree([group(1, null, 'data')], [testCase(1, 1, ['x']), testCase(1, 2, [])]);
  expect(tree?.cases.map((each) => each.validatorFlags)).toEqual([['x'], []]);
});

test('a set without groups has no tree', () => {
  expect(testTree([], [])).toBeNull();
});
