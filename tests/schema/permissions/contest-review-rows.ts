import { administered, problem, title, type ContestPermissionRow } from './contest-permission-row.ts';

/** Balloons, ratings and plagiarism checks. */
export const contestReviewRows: readonly ContestPermissionRow[] = [
  {
    name: 'balloons',
    finds: administered,
    mark: problem,
    ask: ({ id }) => ({ query: `{ balloons(contestId: ${id}) { items { problemTitle } } }` }),
  },
  {
    name: 'contestRating',
    finds: administered,
    mark: title,
    ask: ({ id }) => ({ query: `{ contestRating(contestId: ${id}) { title rows { items { username } } } }` }),
  },
  {
    name: 'plagiarismChecks',
    finds: administered,
    mark: problem,
    ask: ({ id }) => ({ query: `{ plagiarismChecks(contestId: ${id}) { title } }` }),
  },
  {
    name: 'plagiarismCheck',
    finds: administered,
    mark: problem,
    ask: ({ contestProblemId }) => ({ query: `{ plagiarismCheck(contestProblemId: ${contestProblemId}) { title } }` }),
  },
  {
    name: 'plagiarismPairs',
    finds: administered,
    mark: ({ rivals }) => `"submissionId":${rivals.id},`,
    ask: ({ contestProblemId }) => ({
      query: `{ plagiarismPairs(contestProblemId: ${contestProblemId}) { items { left { submissionId username } } } }`,
    }),
  },
  {
    name: 'plagiarismGaps',
    finds: administered,
    mark: ({ rivals }) => `"submissionId":${rivals.id},`,
    ask: ({ contestProblemId }) => ({
      query: `{
        plagiarismGaps(contestProblemId: ${contestProblemId}) { items { program { submissionId username } } }
      }`,
    }),
  },
  {
    name: 'plagiarismPair',
    finds: administered,
    mark: () => 'rivalcode',
    ask: ({ pairId }) => ({
      query: `{ plagiarismPair(id: ${pairId}) { left { code } right { code } check { title } } }`,
    }),
  },
  {
    name: 'reviewPlagiarismPair',
    isOnce: true,
    finds: administered,
    mark: () => 'ReviewPlagiarismPairSuccess',
    ask: ({ pairId }) => ({
      query: `mutation { reviewPlagiarismPair(id: ${pairId}, review: INNOCENT) { __typename } }`,
    }),
  },
  {
    name: 'startPlagiarismCheck',
    isOnce: true,
    finds: administered,
    mark: () => 'StartPlagiarismCheckSuccess',
    ask: ({ contestProblemId }) => ({
      query: `mutation { startPlagiarismCheck(contestProblemId: ${contestProblemId}) { __typename } }`,
    }),
  },
];
