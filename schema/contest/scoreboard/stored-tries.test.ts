import { Status } from '@verdict/judge/protocol/status.ts';
import { expect, test } from 'vitest';
import { outcomeOf, readTries, storeTries } from './stored-tries.ts';

const submission = {
  submissionId: 7,
  contestProblemId: 3,
  atMs: 60_000,
  status: Status.JUDGING,
  score: null,
  timeMs: null,
} as const;

test('a submission is kept once, as its newest verdict says', () => {
  const waiting = storeTries({}, [submission]);
  expect(readTries(waiting).get(3)).toEqual([
    { submissionId: 7, atMs: 60_000, outcome: 'WAITING', score: null, timeMs: null },
  ]);
  const judged = storeTries(waiting, [{ ...submission, status: Status.ACCEPTED, score: 100, timeMs: 15 }]);
  expect(readTries(judged).get(3)).toEqual([
    { submissionId: 7, atMs: 60_000, outcome: 'ACCEPTED', score: 100, timeMs: 15 },
  ]);
});

test('tries are kept in the order they were submitted, whatever order their verdicts come in', () => {
  const tries = storeTries({}, [
    { ...submission, submissionId: 9, atMs: 5 },
    { ...submission, submissionId: 8, atMs: 9 },
    { ...submission, submissionId: 4, atMs: 9 },
  ]);
  expect(
    readTries(tries)
      .get(3)
      ?.map(({ submissionId }) => submissionId),
  ).toEqual([9, 4, 8]);
});

test.each([
  ['ACCEPTED', [Status.ACCEPTED]],
  [
    'PENALISED',
    [
      Status.PRESENTATION_ERROR,
      Status.WRONG_ANSWER,
      Status.TIME_LIMIT_EXCEEDED,
      Status.MEMORY_LIMIT_EXCEEDED,
      Status.RUNTIME_ERROR,
    ],
  ],
  [
    'FREE',
    [Status.COMPILE_ERROR, Status.SYSTEM_ERROR, Status.CANCELLED, Status.SUBMITTED_FAILED, Status.PARTIAL_ACCEPTED],
  ],
  ['WAITING', [Status.PENDING, Status.COMPILING, Status.JUDGING, Status.SUBMITTING]],
] as const)('%s is what %j mean', (outcome, statuses) => {
  expect(statuses.map(outcomeOf)).toEqual(statuses.map(() => outcome));
});
