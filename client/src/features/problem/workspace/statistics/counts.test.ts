import { Status } from '@verdict/judge/protocol/status.ts';
import { expect, test } from 'vitest';
import { countsOf } from './counts.ts';

const none = {
  __typename: 'ProblemStatistics',
  total: 0,
  ac: 0,
  wa: 0,
  tle: 0,
  mle: 0,
  re: 0,
  ce: 0,
  pac: 0,
  pe: 0,
} as const;

test('verdicts that were given are told with their share of all that are shown', () => {
  expect(countsOf({ ...none, total: 5, ac: 1, wa: 3 })).toEqual([
    { status: Status.ACCEPTED, count: 1, share: 0.25 },
    { status: Status.WRONG_ANSWER, count: 3, share: 0.75 },
  ]);
});

test('without a submission there is nothing to show', () => {
  expect(countsOf(none)).toEqual([]);
});
