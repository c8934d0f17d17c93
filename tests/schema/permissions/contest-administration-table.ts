import { contestInput } from '../contest/manage/contest-authoring-scene.ts';
import { contestJudgingRows } from './contest-judging-rows.ts';
import {
  administered,
  always,
  announced,
  looked,
  narrowed,
  problem,
  signedIn,
  submitted,
  superAdmins,
  title,
  type ContestPermissionRow,
  type ContestSubscriptionRow,
} from './contest-permission-row.ts';
import type { ContestAsker } from './contest-permission-scene.ts';

/** The back office makes contests for every admin's role (specification of groups and admin, 2.12). */
const makers: readonly ContestAsker[] = ['other author', 'problem admin', 'admin', ...superAdmins];
/** In a group: its admins, whom `registered` is one of, and above. */
const groupMakers: readonly ContestAsker[] = ['registered', 'group root', 'group owner', ...superAdmins];
/** They administer the contest, too. */
const groupRoots: readonly ContestAsker[] = ['group root', 'group owner', ...superAdmins];
const naming = { displayId: 'A', color: null };
const announcement = '{ title: "News", content: "text", isVisible: true }';

/** How contests are made and led. What is only tried fails for another reason than who asks. */
export const contestAdministrationTable: readonly ContestPermissionRow[] = [
  {
    name: 'createContest',
    finds: { ...always(makers), 'of a group': groupMakers },
    mark: () => 'InvalidInput',
    ask: ({ groupId }) => ({
      query: `mutation ($groupId: Int, $input: ContestInput!) {
        createContest(groupId: $groupId, input: $input) { __typename }
      }`,
      variables: { groupId, input: contestInput({ title: ' ' }) },
    }),
  },
  {
    name: 'updateContest',
    finds: administered,
    mark: () => 'ContestChanged',
    ask: ({ id }) => ({
      query: `mutation ($id: Int!, $input: ContestInput!) {
        updateContest(id: $id, version: -1, input: $input) { __typename }
      }`,
      variables: { id, input: contestInput() },
    }),
  },
  // It makes one: for those who may create contests in the place and administer what is copied.
  {
    name: 'cloneContest',
    finds: { ...always(superAdmins), 'of a group': groupRoots },
    mark: () => 'CloneContestSuccess',
    ask: ({ id }) => ({ query: `mutation { cloneContest(id: ${id}) { __typename } }` }),
  },
  {
    name: 'changeContestVisible',
    finds: administered,
    mark: () => 'ChangeContestVisibleSuccess',
    ask: ({ id, isVisible }) => ({
      query: `mutation { changeContestVisible(id: ${id}, isVisible: ${isVisible}) { __typename } }`,
    }),
  },
  // By sessions alone, and in a group by its members.
  {
    name: 'startContestantView',
    finds: { ...always(['author', 'super admin']), 'of a group': ['author', 'group root', 'group owner'] },
    mark: () => 'StartContestantViewSuccess',
    ask: ({ id }) => ({ query: `mutation { startContestantView(input: { contestId: ${id} }) { __typename } }` }),
  },
  {
    name: 'deleteContest',
    isOnce: true,
    finds: administered,
    mark: () => 'DeleteContestSuccess',
    ask: ({ id }) => ({ query: `mutation { deleteContest(id: ${id}) { __typename } }` }),
  },
  {
    name: 'contestForm',
    finds: administered,
    mark: title,
    ask: ({ id }) => ({ query: `{ contestForm(id: ${id}) { title password } }` }),
  },
  // The site's lists none of groups.
  {
    name: 'managedContests of the site',
    finds: { ...always(superAdmins), 'of a group': [] },
    mark: ({ id }) => `"id":${id}}`,
    ask: (contest) => ({ query: `{ managedContests(keyword: "${contest.title}") { items { id } } }` }),
  },
  {
    name: 'managedContests of the place',
    finds: { ...always(superAdmins), 'of a group': groupRoots },
    mark: ({ id }) => `"id":${id}}`,
    ask: ({ groupId, title }) => ({
      query: `{ managedContests(groupId: ${groupId}, keyword: "${title}") { items { id } } }`,
    }),
  },
  {
    name: 'managedContestProblems',
    finds: administered,
    mark: problem,
    ask: ({ id }) => ({ query: `{ managedContestProblems(contestId: ${id}) { displayTitle } }` }),
  },
  {
    name: 'contestBankProblems',
    finds: administered,
    mark: ({ problemId }) => `"id":${problemId}}`,
    ask: ({ id }) => ({ query: `{ contestBankProblems(contestId: ${id}) { items { id } } }` }),
  },
  {
    name: 'contestProblemCandidates',
    finds: administered,
    mark: ({ candidateId }) => `"id":${candidateId}}`,
    ask: ({ id, candidateId }) => ({
      query: `{ contestProblemCandidates(contestId: ${id}, filter: { id: ${candidateId} }) { items { id } } }`,
    }),
  },
  {
    name: 'addContestProblem',
    finds: administered,
    mark: () => 'InvalidInput',
    ask: ({ id, candidateId }) => ({
      query: `mutation ($id: Int!, $problemId: Int!, $input: ContestProblemInput!) {
        addContestProblem(contestId: $id, problemId: $problemId, input: $input) { __typename }
      }`,
      variables: { id, problemId: candidateId, input: { displayId: '?', displayTitle: 'B' } },
    }),
  },
  {
    name: 'updateContestProblem',
    finds: administered,
    mark: () => 'UpdateContestProblemSuccess',
    ask: ({ contestProblemId: id, problem: displayTitle }) => ({
      query: `mutation ($id: Int!, $input: ContestProblemInput!) {
        updateContestProblem(id: $id, input: $input) { __typename }
      }`,
      variables: { id, input: { ...naming, displayTitle } },
    }),
  },
  {
    name: 'orderContestProblems',
    finds: administered,
    mark: () => 'OrderContestProblemsSuccess',
    ask: ({ id, contestProblemId }) => ({
      query: `mutation { orderContestProblems(contestId: ${id}, ids: [${contestProblemId}]) { __typename } }`,
    }),
  },
  {
    name: 'removeContestProblem',
    finds: administered,
    mark: () => 'ContestProblemHasSubmissions',
    ask: ({ contestProblemId }) => ({
      query: `mutation { removeContestProblem(id: ${contestProblemId}) { __typename } }`,
    }),
  },
  {
    name: 'unsealContest',
    finds: administered,
    mark: () => /UnsealContestSuccess|ContestNotEnded/,
    ask: ({ id }) => ({ query: `mutation { unsealContest(contestId: ${id}) { __typename } }` }),
  },
  // Ratings are of the whole site.
  {
    name: 'applyContestRating',
    finds: always(superAdmins),
    mark: () => 'ContestNotRatable',
    ask: ({ id }) => ({ query: `mutation { applyContestRating(contestId: ${id}) { __typename } }` }),
  },
  {
    name: 'revertContestRating',
    finds: always(superAdmins),
    mark: () => 'ContestNotRated',
    ask: ({ id }) => ({ query: `mutation { revertContestRating(contestId: ${id}) { __typename } }` }),
  },
  {
    name: 'createContestAnnouncement',
    finds: administered,
    mark: () => 'CreateContestAnnouncementSuccess',
    ask: ({ id }) => ({
      query: `mutation { createContestAnnouncement(contestId: ${id}, input: ${announcement}) { __typename } }`,
    }),
  },
  {
    name: 'updateContestAnnouncement',
    finds: administered,
    mark: () => 'UpdateContestAnnouncementSuccess',
    ask: ({ announcementId }) => ({
      query: `mutation { updateContestAnnouncement(id: ${announcementId}, input: ${announcement}) { __typename } }`,
    }),
  },
  {
    name: 'deleteContestAnnouncement',
    isOnce: true,
    finds: administered,
    mark: () => 'DeleteContestAnnouncementSuccess',
    ask: ({ announcementId }) => ({
      query: `mutation { deleteContestAnnouncement(id: ${announcementId}) { __typename } }`,
    }),
  },
  // Who may, may ten times in ten minutes.
  {
    name: 'askClarification',
    finds: submitted,
    mark: () => /AskClarificationSuccess|TooManyRequests/,
    ask: ({ id }) => ({
      query: `mutation { askClarification(input: { contestId: ${id}, question: "why" }) { __typename } }`,
    }),
  },
  {
    name: 'markClarification',
    finds: administered,
    mark: () => 'MarkClarificationSuccess',
    ask: ({ clarificationId }) => ({
      query: `mutation { markClarification(id: ${clarificationId}, isDone: false) { __typename } }`,
    }),
  },
  {
    name: 'answerClarification',
    finds: administered,
    mark: () => /AnswerClarificationSuccess|ClarificationAnswered/,
    ask: ({ clarificationId }) => ({
      query: `mutation {
        answerClarification(id: ${clarificationId}, input: { answer: "yes", isPublic: false, replaces: null }) {
          __typename
        }
      }`,
    }),
  },
  {
    name: 'checkBalloon',
    finds: administered,
    mark: () => 'CheckBalloonSuccess',
    ask: ({ rivals }) => ({ query: `mutation { checkBalloon(id: ${rivals.id}, isChecked: false) { __typename } }` }),
  },
  {
    name: 'lastAcceptedSubmission of others',
    finds: always([]),
    mark: ({ rivals }) => `"id":${rivals.id}`,
    ask: ({ id, problemId }) => ({
      query: `{ lastAcceptedSubmission(problemId: ${problemId}, contestId: ${id}) { id } }`,
    }),
  },
  ...contestJudgingRows,
  {
    name: 'ownContestPrints',
    finds: looked,
    mark: () => '"total":',
    ask: ({ id }) => ({ query: `{ ownContestPrints(contestId: ${id}) { total } }` }),
  },
];

/** The stream of a row that is none is over at once: that says who may ask. */
export const contestAdministrationSubscriptions: readonly ContestSubscriptionRow[] = [
  {
    name: 'virtualRowChanged',
    finds: narrowed(announced, signedIn),
    mark: () => /^ended$/,
    query: ({ id }) => `subscription { virtualRowChanged(contestId: ${id}) { participantId } }`,
  },
  {
    name: 'ownBoardRowChanged',
    finds: narrowed(looked, signedIn),
    mark: () => /^ended$/,
    query: ({ id }) => `subscription { ownBoardRowChanged(contestId: ${id}) }`,
  },
  {
    name: 'ownContestPrintsChanged',
    finds: looked,
    mark: () => '"items":[]',
    query: ({ id }) => `subscription { ownContestPrintsChanged(contestId: ${id}) { items { id } } }`,
  },
];
