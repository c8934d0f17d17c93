import {
  administered,
  always,
  announced,
  contestAdmins,
  content,
  groupMembers,
  handedIn,
  inside,
  looked,
  named,
  narrowed,
  openBoards,
  problem,
  readers,
  signedIn,
  talked,
  title,
  type ContestPermissionRow,
  type ContestSubscriptionRow,
} from './contest-permission-row.ts';
import { contestPassword, type MarkedContest } from './contest-permission-scene.ts';

/** The restricted account is muted. */
const writers = signedIn.filter((asker) => asker !== 'restricted');
/** Admins of the site read every problem of the bank, so its text too where they may read its name. */
const readByName = {
  ...looked,
  'private, ended and with an open board': [...inside, 'problem admin', 'admin', 'other author'],
} as const;
/** Contests they administer they do not take part in. */
const contestants = signedIn.filter((asker) => !contestAdmins.includes(asker));

/** What is not to be read yet. */
const draft = ({ content: mark }: MarkedContest) => `draft of ${mark}`;
const solution = { languageKey: 'cpp', code: 'int main() {}', problemDisplayId: 'A' };

/** What is asked of every contest by everybody. A new operation that touches contests is a new row. */
export const contestPermissionTable: readonly ContestPermissionRow[] = [
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
    name: 'recent contests',
    finds: { ...always(readers), hidden: [], ended: [], 'private, ended and with an open board': [], 'of a group': [] },
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
    finds: handedIn,
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
    finds: handedIn,
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
  {
    name: 'contestAnnouncements',
    finds: looked,
    mark: content,
    ask: ({ id }) => ({ query: `{ contestAnnouncements(contestId: ${id}) { items { content } } }` }),
  },
  {
    name: 'clarifications',
    finds: administered,
    mark: content,
    ask: ({ id }) => ({ query: `{ clarifications(contestId: ${id}) { items { question } } }` }),
  },
  {
    name: 'allContestAnnouncements',
    finds: administered,
    mark: draft,
    ask: ({ id }) => ({ query: `{ allContestAnnouncements(contestId: ${id}) { items { content } } }` }),
  },
  {
    name: 'contestPrints',
    finds: administered,
    mark: ({ printId }) => `"id":${printId}`,
    ask: ({ id }) => ({ query: `{ contestPrints(contestId: ${id}) { items { id username } } }` }),
  },
  {
    name: 'ownContestPrints of others',
    finds: always([]),
    mark: ({ printId }) => `"id":${printId}`,
    ask: ({ id }) => ({ query: `{ ownContestPrints(contestId: ${id}) { items { id } } }` }),
  },
  {
    name: 'contestPrint',
    finds: administered,
    mark: content,
    ask: ({ printId }) => ({ query: `{ contestPrint(id: ${printId}) { content } }` }),
  },
  // Who may, may twice a minute.
  {
    name: 'submitPrint',
    finds: { ...handedIn, running: signedIn, 'with an open board': signedIn },
    mark: () => /SubmitPrintSuccess|TooManyRequests/,
    ask: ({ id }) => ({
      query: `mutation { submitPrint(input: { contestId: ${id}, content: "${'x'.repeat(60)}" }) { __typename } }`,
    }),
  },
  {
    name: 'markPrinted',
    isOnce: true,
    finds: administered,
    mark: () => 'MarkPrintedSuccess',
    ask: ({ printId }) => ({ query: `mutation { markPrinted(id: ${printId}, isPrinted: true) { __typename } }` }),
  },
  {
    name: 'comments of the jury',
    finds: looked,
    mark: content,
    ask: ({ id }) => ({ query: `{ comments(contestId: ${id}) { items { content } } }` }),
  },
  {
    name: 'comments of others',
    finds: talked,
    mark: ({ rivalComment }) => rivalComment.mark,
    ask: ({ id }) => ({ query: `{ comments(contestId: ${id}) { total items { content replies { content } } } }` }),
  },
  {
    name: 'replies',
    finds: talked,
    mark: ({ rivalComment }) => rivalComment.mark,
    ask: ({ rivalComment }) => ({ query: `{ replies(commentId: ${rivalComment.id}) { items { content } } }` }),
  },
  {
    name: 'commentRefusal',
    finds: narrowed(looked, writers),
    mark: () => /^\{"data":\{"commentRefusal":null\}/,
    ask: ({ id }) => ({ query: `{ commentRefusal(contestId: ${id}) }` }),
  },
  // Who may, may so many times in a while.
  {
    name: 'addComment',
    isOnce: true,
    finds: narrowed(looked, writers),
    mark: () => /AddCommentSuccess|TooManyRequests/,
    ask: ({ id }) => ({
      query: `mutation { addComment(input: { contestId: ${id}, content: "hello" }) { __typename } }`,
    }),
  },
  {
    name: 'replyToComment',
    isOnce: true,
    finds: narrowed(talked, writers),
    mark: () => /ReplyToCommentSuccess|TooManyRequests/,
    ask: ({ rivalComment }) => ({
      query: `mutation { replyToComment(input: { commentId: ${rivalComment.id}, content: "hello" }) { __typename } }`,
    }),
  },
  {
    name: 'likeComment',
    isOnce: true,
    finds: talked,
    mark: () => 'LikeCommentSuccess',
    ask: ({ rivalComment }) => ({
      query: `mutation { likeComment(id: ${rivalComment.id}, isLiked: true) { __typename } }`,
    }),
  },
  {
    name: 'deleteComment',
    isOnce: true,
    finds: administered,
    mark: () => 'DeleteCommentSuccess',
    ask: ({ rivalComment }) => ({ query: `mutation { deleteComment(id: ${rivalComment.id}) { __typename } }` }),
  },
  {
    name: 'deleteReply',
    isOnce: true,
    finds: administered,
    mark: () => 'DeleteReplySuccess',
    ask: ({ rivalComment }) => ({ query: `mutation { deleteReply(id: ${rivalComment.replyId}) { __typename } }` }),
  },
  {
    name: 'REST comments',
    finds: talked,
    mark: ({ rivalComment }) => rivalComment.mark,
    ask: ({ id }) => ({ method: 'GET', path: '/api/comments', search: { cid: id } }),
  },
  {
    name: 'REST replies',
    finds: talked,
    mark: ({ rivalComment }) => rivalComment.mark,
    ask: ({ rivalComment }) => ({ method: 'GET', path: '/api/reply', search: { commentId: rivalComment.id } }),
  },
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
  {
    name: 'REST prints',
    finds: administered,
    mark: ({ printId }) => `"id":${printId},`,
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-contest-print', search: { cid: id } }),
  },
  {
    name: 'REST text of a print',
    finds: administered,
    mark: content,
    ask: ({ printId }) => ({ method: 'GET', path: '/api/file/download-contest-print-text', search: { id: printId } }),
  },
  {
    name: 'REST announcements',
    finds: looked,
    mark: content,
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-contest-announcement', search: { cid: id } }),
  },
  {
    name: 'REST balloons',
    finds: administered,
    mark: () => '"total":1',
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-contest-ac-info', search: { cid: id } }),
  },
  {
    name: 'REST board as a file',
    finds: administered,
    mark: () => /^\W*Rank,/,
    ask: ({ id }) => ({ method: 'GET', path: '/api/file/download-contest-rank', search: { cid: id, format: 'csv' } }),
  },
  {
    name: 'REST accepted programs',
    finds: administered,
    mark: () => /^PK/,
    ask: ({ id }) => ({ method: 'GET', path: '/api/file/download-contest-ac-submission', search: { cid: id } }),
  },
  {
    name: 'REST board outside',
    finds: openBoards,
    mark: () => '"status":200',
    ask: ({ id }) => ({ method: 'POST', path: '/api/get-contest-outside-scoreboard', body: { cid: id } }),
  },
  {
    name: 'REST contest outside',
    finds: openBoards,
    mark: problem,
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-contest-outsize-info', search: { cid: id } }),
  },
  {
    name: 'REST board',
    finds: looked,
    mark: () => '"status":200',
    ask: ({ id }) => ({ method: 'POST', path: '/api/get-contest-rank', body: { cid: id } }),
  },
  {
    name: 'REST contest',
    finds: narrowed(announced, signedIn),
    mark: title,
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-contest-info', search: { cid: id } }),
  },
  {
    name: 'REST contest list',
    finds: { ...announced, 'of a group': [] },
    mark: title,
    ask: (contest) => ({ method: 'GET', path: '/api/get-contest-list', search: { keyword: contest.title } }),
  },
  {
    name: 'REST access',
    finds: { ...always(inside), hidden: contestAdmins, 'of a group': groupMembers },
    mark: () => '"access":true',
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-contest-access', search: { cid: id } }),
  },
  {
    name: 'REST problems',
    finds: named,
    mark: problem,
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-contest-problem', search: { cid: id } }),
  },
  {
    name: 'REST problem',
    finds: looked,
    mark: content,
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-contest-problem-details', search: { cid: id, displayId: 'A' } }),
  },
  {
    name: 'REST list of focus mode',
    finds: narrowed(named, signedIn),
    mark: problem,
    ask: ({ id }) => ({ method: 'GET', path: '/api/get-full-screen-problem-list', search: { cid: id } }),
  },
  {
    name: 'REST statuses of problems',
    finds: narrowed(named, signedIn),
    mark: () => '"status":200',
    ask: ({ id, problemId }) => ({
      method: 'POST',
      path: '/api/get-user-problem-status',
      body: { pidList: [problemId], isContestProblemList: true, cid: id },
    }),
  },
  {
    name: 'REST submissions',
    finds: looked,
    mark: ({ rivals }) => `"submitId":${rivals.id},`,
    ask: ({ id }) => ({ method: 'GET', path: '/api/contest-submissions', search: { contestID: id } }),
  },
  {
    name: 'REST states of submissions',
    finds: looked,
    mark: ({ rivals }) => `"submitId":${rivals.id},`,
    ask: ({ id, rivals }) => ({
      method: 'POST',
      path: '/api/check-contest-submissions-status',
      body: { cid: id, submitIds: [rivals.id] },
    }),
  },
  {
    name: 'REST submit',
    isOnce: true,
    finds: handedIn,
    mark: () => '"status":200',
    ask: ({ id }) => ({
      method: 'POST',
      path: '/api/submit-problem-judge',
      body: { pid: 'A', language: 'CPP', code: 'x', cid: id },
    }),
  },
];

/** Subscriptions, by what their first message holds. */
export const contestSubscriptionTable: readonly ContestSubscriptionRow[] = [
  {
    name: 'contestChanged',
    finds: announced,
    mark: title,
    query: ({ id }) => `subscription { contestChanged(contestId: ${id}) { title } }`,
  },
  {
    name: 'participantsChanged',
    finds: announced,
    mark: title,
    query: ({ id }) => `subscription { participantsChanged(contestIds: [${id}]) { title } }`,
  },
  {
    name: 'contestAnnouncementsChanged',
    finds: looked,
    mark: content,
    query: ({ id }) => `subscription { contestAnnouncementsChanged(contestId: ${id}) { items { content } } }`,
  },
  {
    name: 'clarificationsChanged',
    finds: administered,
    mark: content,
    query: ({ id }) => `subscription { clarificationsChanged(contestId: ${id}) { items { question } } }`,
  },
  {
    name: 'contestPrintsChanged',
    finds: administered,
    mark: ({ printId }) => `"id":${printId}`,
    query: ({ id }) => `subscription { contestPrintsChanged(contestId: ${id}) { items { id } } }`,
  },
  {
    name: 'balloonsChanged',
    finds: administered,
    mark: problem,
    query: ({ id }) => `subscription { balloonsChanged(contestId: ${id}) { items { problemTitle } } }`,
  },
  {
    name: 'contestBoardChanged',
    finds: looked,
    mark: () => '"version"',
    query: ({ id }) => `subscription { contestBoardChanged(contestId: ${id}) { version } }`,
  },
  {
    name: 'contestBoardChanged outside',
    finds: openBoards,
    mark: () => '"version"',
    query: ({ id }) => `subscription { contestBoardChanged(contestId: ${id}, isOutside: true) { version } }`,
  },
  {
    name: 'commentsChanged',
    finds: talked,
    mark: ({ rivalComment }) => rivalComment.mark,
    query: ({ id }) => `subscription { commentsChanged(contestId: ${id}) { items { content } } }`,
  },
  {
    name: 'submissionProgress',
    finds: looked,
    mark: problem,
    query: ({ rivals }) =>
      `subscription { submissionProgress(id: ${rivals.id}) { submission { contestProblemTitle } } }`,
  },
  {
    name: 'newSubmissionCount',
    finds: looked,
    mark: () => ':1}',
    query: ({ id, rivals }) =>
      `subscription { newSubmissionCount(filter: { contestId: ${id}, status: 0 }, afterId: ${rivals.id - 1}) }`,
  },
];
