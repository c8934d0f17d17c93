import { expect, test } from 'vitest';
import { caseView, groupViews } from './case-view.ts';

const row = {
  submissionId: 9,
  position: 3,
  testCaseId: 77,
  groupName: 'secret/a',
  status: -1,
  timeMs: 1,
  memoryKb: 2,
  score: null,
  message: 'line 2 differs',
  judgeMessage: 'expected 42',
  runsMs: [990, 1_010],
  testCase: { name: 'secret/a/overflow', isSample: false },
};

test('a contestant sees no secret case name, judge message, times of repeated runs or transcript', () => {
  expect(caseView(row, false)).toMatchObject({
    name: '#3',
    testCaseId: null,
    judgeMessage: null,
    runsMs: null,
    hasTranscript: false,
    message: 'line 2 differs',
  });
});

test('those who keep the problem read all of it', () => {
  expect(caseView(row, true)).toMatchObject({
    name: 'secret/a/overflow',
    testCaseId: 77,
    judgeMessage: 'expected 42',
    runsMs: [990, 1_010],
    hasTranscript: true,
  });
});

test('how a checker failed is for those who keep the problem only', () => {
  const failed = { ...row, status: 4, message: 'the checker failed: expected 42' };
  expect(caseView(failed, false).message).toBeNull();
  expect(caseView(failed, true).message).toBe('the checker failed: expected 42');
});

test('a sample is named to all', () => {
  expect(caseView({ ...row, testCase: { name: 'sample/1', isSample: true } }, false)).toMatchObject({
    name: 'sample/1',
    isSample: true,
  });
});

test('a case is in its own group only, not in those above', () => {
  const group = {
    position: 1,
    groupName: 'secret/a',
    status: 0,
    score: 0,
    total: 0,
    acceptedCases: 0,
    caseCount: 0,
    timeMs: 0,
    memoryKb: 0,
  };
  const cases = ['secret/a', 'secret/a/1', 'secret/ab'].map((groupName, index) =>
    caseView({ ...row, groupName, position: index + 1 }, false),
  );
  expect(groupViews([group], cases)[0]?.cases.map(({ groupName }) => groupName)).toEqual(['secret/a']);
});
