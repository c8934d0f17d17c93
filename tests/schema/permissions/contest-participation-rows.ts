import {
  administered,
  always,
  contestAdmins,
  groupMembers,
  inside,
  looked,
  narrowed,
  signedIn,
  submitted,
  type ContestPermissionRow,
} from './contest-permission-row.ts';
import { contestPassword } from './marked-contest.ts';

/** Contests they administer they do not take part in. */
const contestants = signedIn.filter((asker) => !contestAdmins.includes(asker));
const solution = { languageKey: 'cpp', code: 'int main() {}', problemDisplayId: 'A' };

/** Registration, submissions, teams and virtual participation. */
export const contestParticipationRows: readonly ContestPermissionRow[] = [
  {
    name: 'registerForContest',
    isOnce: true,
    finds: {
      ...always(signedIn),
      hidden: contestAdmins,
      ended: inside,
      'private, ended and with an open board': signedIn,
      'of a group': groupMembers,
    },
    mark: () => /RegisterForContestSuccess|TooManyRequests/,
    ask: ({ id }) => ({
      query: `mutation ($id: Int!, $password: String) {
        registerForContest(contestId: $id, password: $password) { __typename }
      }`,
      variables: { id, password: contestPassword },
    }),
  },
  {
    name: 'submitToContest',
    isOnce: true,
    finds: submitted,
    mark: () => 'SubmitToContestSuccess',
    ask: ({ id }) => ({
      query: 'mutation ($input: SubmitToContestInput!) { submitToContest(input: $input) { __typename } }',
      variables: { input: { ...solution, contestId: id } },
    }),
  },
  {
    name: 'startVirtualParticipation',
    isOnce: true,
    finds: { ...always([]), ended: contestants, 'private, ended and with an open board': ['registered'] },
    mark: () => 'StartVirtualParticipationSuccess',
    ask: ({ id }) => ({ query: `mutation { startVirtualParticipation(contestId: ${id}) { __typename } }` }),
  },
  {
    name: 'foundContestTeam',
    isOnce: true,
    finds: { ...always([]), scheduled: contestants },
    mark: () => 'FoundContestTeamSuccess',
    ask: ({ id }) => ({ query: `mutation { foundContestTeam(contestId: ${id}, name: "Team") { __typename } }` }),
  },
  {
    name: 'joinContestTeam',
    isOnce: true,
    finds: { ...always([]), scheduled: contestants },
    mark: () => 'JoinContestTeamSuccess',
    ask: ({ id }) => ({
      query: `mutation { joinContestTeam(contestId: ${id}, code: "code of ${id}") { __typename } }`,
    }),
  },
  {
    name: 'addContestTeamMember',
    isOnce: true,
    finds: { ...administered, ended: [], 'private, ended and with an open board': [] },
    mark: () => 'AddContestTeamMemberSuccess',
    ask: ({ id, freeName }) => ({
      query: `mutation {
        addContestTeamMember(contestId: ${id}, teamName: "team of ${id}", username: "${freeName}") { __typename }
      }`,
    }),
  },
  {
    name: 'contestTeams',
    finds: administered,
    mark: ({ id }) => `team of ${id}"`,
    ask: ({ id }) => ({ query: `{ contestTeams(contestId: ${id}) { items { name inviteCode } } }` }),
  },
  {
    name: 'removeContestTeamMember',
    isOnce: true,
    finds: { ...administered, ended: [], 'private, ended and with an open board': [] },
    mark: () => 'RemoveContestTeamMemberSuccess',
    ask: ({ id, mateName }) => ({
      query: `mutation { removeContestTeamMember(contestId: ${id}, username: "${mateName}") { __typename } }`,
    }),
  },
  {
    name: 'leaveContestTeam of nobody',
    isOnce: true,
    finds: always([]),
    mark: () => 'LeaveContestTeamSuccess',
    ask: ({ id }) => ({ query: `mutation { leaveContestTeam(contestId: ${id}) { __typename } }` }),
  },
  {
    name: 'endVirtualParticipation of nobody',
    isOnce: true,
    finds: always([]),
    mark: () => 'EndVirtualParticipationSuccess',
    ask: ({ id }) => ({ query: `mutation { endVirtualParticipation(contestId: ${id}) { __typename } }` }),
  },
  // Who may, may once a second.
  {
    name: 'startTestRun',
    finds: submitted,
    mark: () => /StartTestRunSuccess|SubmitTooSoon/,
    ask: ({ id }) => ({
      query: 'mutation ($input: StartTestRunInput!) { startTestRun(input: $input) { __typename } }',
      variables: { input: { ...solution, contestId: id, input: '1' } },
    }),
  },
  {
    name: 'saveCodeDrafts',
    finds: narrowed(
      looked,
      signedIn.filter((asker) => !asker.includes('token')),
    ),
    mark: () => '"isTaken":true',
    ask: ({ id }) => ({
      query: 'mutation ($drafts: [CodeDraftInput!]!) { saveCodeDrafts(drafts: $drafts) { isTaken } }',
      variables: { drafts: [{ ...solution, contestId: id, baseVersion: 0, ageMs: 0 }] },
    }),
  },
];
