import { expect, test } from 'vitest';
import { isBounded, tidyFilter, type RejudgeFilter } from './rejudge-filter.ts';

test.each<[string, RejudgeFilter]>([
  ['nothing', {}],
  ['blanks and empty lists', { problemDisplayId: '  ', username: '', submissionIds: [], statuses: [] }],
  ['only a language', { languageKey: 'cpp' }],
  ['only verdicts', { statuses: [4] }],
  ['only an end in time', { submittedUntil: '2026-01-01T00:00:00Z' }],
  ['only "outdated"', { isOutdatedOnly: true }],
])('a filter that says %s is not bounded', (_what, filter) => {
  expect(isBounded(tidyFilter(filter))).toBe(false);
});

test.each<[string, RejudgeFilter]>([
  ['submissions', { submissionIds: [1] }],
  ['a problem', { problemId: 1 }],
  ['a problem by its display id', { problemDisplayId: '1000' }],
  ['a contest', { contestId: 1 }],
  ['a problem of a contest', { contestProblemId: 1 }],
  ['a user', { username: 'ada' }],
  ['a start in time', { submittedFrom: '2026-01-01T00:00:00Z' }],
])('a filter that names %s is bounded', (_what, filter) => {
  expect(isBounded(tidyFilter(filter))).toBe(true);
});

test('what says nothing is not kept', () => {
  expect(
    tidyFilter({ problemDisplayId: ' 1000 ', username: '', statuses: [], isOutdatedOnly: false, languageKey: null }),
  ).toEqual({ problemDisplayId: '1000' });
});
