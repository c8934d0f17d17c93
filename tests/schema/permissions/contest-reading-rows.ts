import {
  administered,
  always,
  announced,
  contestAdmins,
  content,
  groupMembers,
  inside,
  looked,
  named,
  problem,
  readers,
  superAdmins,
  title,
  type ContestPermissionRow,
} from './contest-permission-row.ts';

/** Admins of the site read every problem of the bank, so its text too where they may read its name. */
const readByName = {
  ...looked,
  'private, ended and with an open board': [...inside, 'problem admin', 'admin', 'other author'],
} as const;

/** A super admin is in no group, and finds its contests where it is named. */
const inGroup = groupMembers.filter((asker) => !superAdmins.includes(asker));

/** Contests, their problems and submissions. */
export const contestReadingRows: readonly ContestPermissionRow[] = [
  {
    name: 'contest',
    finds: announced,
    mark: title,
    ask: ({ id }) => ({ query: `{ contest(id: ${id}) { title description } }` }),
  },
  {
    name: 'contest list',
    finds: { ...announced, 'of a group': [] },
    mark: title,
    ask: (contest) => ({ query: `{ contests(filter: { keyword: "${contest.title}" }) { items { title } } }` }),
  },
  {
    name: 'contest list of the place',
    finds: announced,
    mark: title,
    ask: ({ groupId, title }) => ({
      query: `{ contests(filter: { groupId: ${groupId}, keyword: "${title}" }) { items { title } } }`,
    }),
  },
  {
    name: 'search of everything',
    finds: { ...announced, 'of a group': inGroup },
    mark: title,
    ask: (contest) => ({ query: `{ search(text: "${contest.title}") { contests { title } } }` }),
  },
  {
    name: 'recent contests',
    finds: {
      ...always(readers),
      // At most four of the running ones: those of their group end before these.
      protected: readers.filter((asker) => !inGroup.includes(asker)),
      private: readers.filter((asker) => !inGroup.includes(asker)),
      hidden: [],
      ended: [],
      'private, ended and with an open board': [],
      'of a group': inGroup,
    },
    mark: title,
    ask: () => ({ query: '{ recentContests { title } }' }),
  },
  {
    name: 'contestProblems',
    finds: named,
    mark: problem,
    ask: ({ id }) => ({ query: `{ contestProblems(contestId: ${id}) { title } }` }),
  },
  {
    name: 'statements by contestProblems',
    finds: readByName,
    mark: content,
    ask: ({ id }) => ({
      query: `{
        contestProblems(contestId: ${id}) { statement { description input output hint } samples { input output } }
      }`,
    }),
  },
  {
    name: 'changes of statements by contestProblems',
    finds: readByName,
    mark: content,
    ask: ({ id }) => ({
      query: `{
        contestProblems(contestId: ${id}) { statementRevision statementChanges { field parts { kind text } } }
      }`,
    }),
  },
  {
    name: 'contestProblem',
    finds: looked,
    mark: content,
    ask: ({ id }) => ({
      query: `{
        contestProblem(contestId: ${id}, displayId: "A") { title statement { description } samples { input } }
      }`,
    }),
  },
  {
    name: 'statement by a submission',
    finds: always(['problem admin', 'admin', 'other author', 'super admin', 'super admin by token']),
    mark: content,
    ask: ({ rivals, problemId }) => ({
      query: `{
        submission(id: ${rivals.id}) { problem { statement { description } samples { input } } }
        problem(id: ${problemId}) { statement { description } }
      }`,
    }),
  },
  {
    name: 'openContestProblems',
    finds: { ...looked, ended: contestAdmins, 'private, ended and with an open board': contestAdmins },
    mark: ({ id }) => `"contestId":${id}`,
    ask: ({ problemId }) => ({ query: `{ openContestProblems(problemId: ${problemId}) { contestId } }` }),
  },
  {
    name: 'submissions',
    finds: looked,
    mark: ({ rivals }) => `"id":${rivals.id},`,
    ask: ({ id }) => ({ query: `{ submissions(filter: { contestId: ${id} }) { items { id status } } }` }),
  },
  {
    name: 'submission',
    finds: looked,
    mark: problem,
    ask: ({ rivals }) => ({ query: `{ submission(id: ${rivals.id}) { contestProblemTitle } }` }),
  },
  {
    name: 'submissions by id',
    finds: looked,
    mark: problem,
    ask: ({ rivals }) => ({
      query: `{ submissions(filter: { ids: [${rivals.id}] }) { items { contestProblemTitle } } }`,
    }),
  },
  {
    name: 'public submission list',
    finds: always([]),
    mark: ({ rivals }) => `"id":${rivals.id},`,
    ask: () => ({ query: '{ submissions(page: { size: 100 }) { items { id status } } }' }),
  },
  {
    name: 'code',
    finds: { ...administered, ended: ['problem admin', 'admin', 'other author', ...contestAdmins] },
    mark: () => 'rivalcode',
    ask: ({ rivals }) => ({ query: `{ submission(id: ${rivals.id}) { code } }` }),
  },
];
