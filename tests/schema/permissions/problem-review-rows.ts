import { narrowed, seen, signedIn, type PermissionRow } from './permission-row.ts';

/** What an account does with a problem that it solved: who may not see the problem learns nothing of it. */
export const problemReviewRows: readonly PermissionRow[] = [
  'addReview',
  'snoozeReview',
  'skipReview',
  'dropReview',
  'restoreReview',
  'resetProgress',
  'restoreProgress',
].map((name) => ({
  name,
  finds: narrowed(seen, signedIn),
  mark: () => /ProblemNotSolved|ReviewNotFound|Success/,
  ask: ({ id }) => ({ query: `mutation { ${name}(input: { problemId: ${id} }) { __typename } }` }),
}));
