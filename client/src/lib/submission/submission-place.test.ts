import { expect, test } from 'vitest';
import { placeOfSubmission } from './submission-place.ts';

const submission = {
  id: 7,
  groupId: null,
  contestId: null,
  contestProblemDisplayId: null,
  contestProblemTitle: null,
  problem: { displayId: 'P 1', title: 'In the bank' },
};

test('a submission of the bank is named and found by the bank', () => {
  expect(placeOfSubmission(submission)).toEqual({
    displayId: 'P 1',
    title: 'In the bank',
    problemAddress: '/problem/P%201',
    submissionAddress: '/submission-detail/7',
  });
});

test('one of a group is found within it', () => {
  expect(placeOfSubmission({ ...submission, groupId: 5 })).toMatchObject({
    problemAddress: '/group/5/problem/P%201',
    submissionAddress: '/group/5/submission-detail/7',
  });
});

test('one of a contest is named and found within it, and says nothing of the bank', () => {
  const place = placeOfSubmission({
    ...submission,
    contestId: 3,
    contestProblemDisplayId: 'A',
    contestProblemTitle: 'In the contest',
  });
  expect(place).toEqual({
    displayId: 'A',
    title: 'In the contest',
    problemAddress: '/contest/3/problem/A',
    submissionAddress: '/contest/3/problem/A/submission-detail/7',
  });
});
