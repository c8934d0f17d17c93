import {
  administered,
  always,
  inside,
  looked,
  narrowed,
  openBoards,
  problem,
  signedIn,
  type ContestPermissionRow,
} from './contest-permission-row.ts';

/** Scoreboards and the replay of a contest. */
export const contestBoardRows: readonly ContestPermissionRow[] = [
  {
    name: 'contestBoard',
    finds: looked,
    mark: problem,
    ask: ({ id }) => ({
      query: `{ contestBoard(contestId: ${id}) { ... on ContestBoardSuccess { data { problems { title } rows } } } }`,
    }),
  },
  {
    name: 'contestGhost',
    finds: { ...always([]), ended: signedIn, 'private, ended and with an open board': inside },
    mark: problem,
    ask: ({ id }) => ({
      query: `{
        contestGhost(contestId: ${id}) {
          ... on ContestGhostSuccess { data { board { problems { title } } rows { name tries } } }
        }
      }`,
    }),
  },
  {
    name: 'contestBoard outside',
    finds: openBoards,
    mark: problem,
    ask: ({ id }) => ({
      query: `{
        contestBoard(contestId: ${id}, isOutside: true) {
          ... on ContestBoardSuccess { data { problems { title } rows } }
        }
      }`,
    }),
  },
  {
    name: 'ownBoardRow',
    finds: narrowed(looked, signedIn),
    mark: () => '"ownBoardRow":[]',
    ask: ({ id }) => ({ query: `{ ownBoardRow(contestId: ${id}) }` }),
  },
  {
    name: 'scrollBoard',
    finds: administered,
    mark: problem,
    ask: ({ id }) => ({
      query: `{
        scrollBoard(contestId: ${id}) {
          ... on ScrollBoardSuccess { data { sealed { problems { title } } revealed { rows } } }
        }
      }`,
    }),
  },
];
