import type { Asked } from './seal-world.ts';

/** Fields of a submission; the clock of the server is in none of them. */
export const submissionFields = `
  id status score totalScore oiRankScore timeMs memoryKb lengthBytes submittedAt judgedAt updatedAt isManual isShared
  judgeName version contestProblemDisplayId code message viewerCanShare viewerCanResubmit viewerCanRejudge
  viewerManualStatuses viewerCanCancel viewerCanReadTranscripts isOutdated user { username }
  problem { statistics { total ac } }
  cases { position status score timeMs message } groups { position status score }
  progress { status casesDone casesTotal queuePosition } record { judgeName } failures { cause }
  history { status score } failedSamples { position status output { text } }
`;

const boardFields =
  'version isSealed includesAfterEnd viewerIsAdmin viewerCanUnseal problems { displayId firstSecond } rows';

/** What judges do, without figures that go on by the clock. */
export const judgeFields = (nodes: string, queue: string) =>
  `${nodes} { tasks { submissionId casesDone casesTotal } } ${queue} { failures { submissionId causes } }`;

export const balloonFields = 'total items { second isFirst username }';
export const clarificationFields = 'total items { id status question answer }';
export const commentFields = 'total items { id content replyCount replies { content } }';
export const announcementFields = 'total items { id content }';
export const printFields = 'total items { id contestTitle }';
export const unreadFields = 'total mine sys discuss reply like';
export const ghostFields = 'participantId name isStar isVirtual tries';
const sideFields = '{ submissionId status score }';
const problemFields = 'id viewerStatus viewerScore viewerCanSubmit statistics { total ac }';

const statuses = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 8, 10];

const joined = (fields: readonly string[]) => `{ ${fields.join(' ')} }`;

/** GraphQL queries, by name. Fields that may be refused stand alone: only one refusal of an answer is told. */
export function queries({
  contestId,
  problemId,
  contestProblemId,
  submissionIds,
  usernames,
  commentId,
  printId,
  pairId,
}: Asked): Readonly<Record<string, string>> {
  const list = (filter: string) =>
    `submissions(filter: { contestId: ${contestId}, contestPhase: SINCE_START, ${filter} }, page: { size: 50 }) {
      total items { ${submissionFields} }
    }`;
  return {
    announcement: `{
      contest(id: ${contestId}) {
        title status isSealed sealsAt participantCount viewerIsRegistered viewerCanLook viewerCanSubmit
        viewerCanStartVirtual viewerVirtual { isRunning } viewerTeam { name } viewerCanFormTeam
        isFrozenForOthers viewerPlace { rank rankedCount points time isVirtual }
      }
      contests { items { id status participantCount } }
    }`,
    problems: `{
      contestProblems(contestId: ${contestId}) {
        id displayId viewerStatus viewerScore acceptedCount submittedCount viewerCanSubmit statementRevision
      }
      withLate: contestProblems(contestId: ${contestId}, includesAfterEnd: true) {
        id viewerStatus viewerScore acceptedCount submittedCount
      }
      contestProblem(contestId: ${contestId}, displayId: "A") {
        viewerStatus viewerScore acceptedCount submittedCount statement { description }
      }
    }`,
    'own place': `{
      problemStatuses(problemIds: [${problemId}]) { status score }
      lastAcceptedSubmission(problemId: ${problemId}, contestId: ${contestId}) { ${submissionFields} }
      openContestProblems(problemId: ${problemId}) { displayId }
      codeDrafts(problemDisplayId: "A", contestId: ${contestId}) { code }
      problem(id: ${problemId}) { viewerStatus viewerScore statistics { total ac } }
    }`,
    'all submissions': `{ ${list('')} }`,
    'own submissions': `{ ${list('onlyMine: true')} }`,
    'submissions by id': `{
      submissions(filter: { ids: [${submissionIds.join(', ')}] }, page: { size: 50 }) {
        total items { ${submissionFields} }
      }
    }`,
    'submissions by status': joined(
      statuses.map(
        (status, index) =>
          `s${index}: submissions(filter: { contestId: ${contestId}, status: ${status} }) { total items { id } }`,
      ),
    ),
    'submissions by person and problem': joined(
      usernames.map(
        (name, index) => `u${index}: submissions(
          filter: { contestId: ${contestId}, username: "${name}", status: 0, problemDisplayId: "A" }
        ) { total items { id } }`,
      ),
    ),
    'public list': `{ submissions(page: { size: 50 }) { total items { id status } } }`,
    'each submission': joined(submissionIds.map((id) => `s${id}: submission(id: ${id}) { ${submissionFields} }`)),
    board: joined(
      ['', ', includesAfterEnd: true', ', isOutside: true'].map(
        (how, index) => `b${index}: contestBoard(contestId: ${contestId}${how}) {
          __typename
          ... on ContestBoardSuccess { data { ${boardFields} } }
        }`,
      ),
    ),
    'own row': `{ ownBoardRow(contestId: ${contestId}) }`,
    replay: `{
      contestGhost(contestId: ${contestId}) {
        __typename
        ... on ContestGhostSuccess {
          data { board { ${boardFields} } rows { participantId name isStar isVirtual tries } }
        }
      }
    }`,
    'scroll board': `{
      scrollBoard(contestId: ${contestId}) {
        __typename
        ... on DomainError { message }
        ... on ScrollBoardSuccess { data { sealed { ${boardFields} } revealed { ${boardFields} } } }
      }
    }`,
    announcements: `{ contestAnnouncements(contestId: ${contestId}) { ${announcementFields} } }`,
    clarifications: `{ clarifications(contestId: ${contestId}) { ${clarificationFields} } }`,
    comments: `{
      comments(on: { contestId: ${contestId} }) { ${commentFields} }
      comment(id: ${commentId}) { id content replyCount }
      replies(commentId: ${commentId}) { total items { content } }
      commentRefusal(on: { contestId: ${contestId} })
    }`,
    prints: `{ contestPrints(contestId: ${contestId}) { ${printFields} } }`,
    'own prints': `{ ownContestPrints(contestId: ${contestId}) { ${printFields} } }`,
    'a print': `{ contestPrint(id: ${printId}) { content } }`,
    teams: `{ contestTeams(contestId: ${contestId}) { total items { name hasSubmitted } } }`,
    'comparisons of programs': `{ plagiarismChecks(contestId: ${contestId}) { pairCount programCount } }`,
    'programs that are alike': `{
      plagiarismPairs(contestProblemId: ${contestProblemId}) { total items { left ${sideFields} right ${sideFields} } }
    }`,
    'two programs': `{
      plagiarismCheck(contestProblemId: ${contestProblemId}) { pairCount programCount }
      plagiarismPair(id: ${pairId}) { left ${sideFields} right ${sideFields} }
    }`,
    'programs passed over': `{
      plagiarismGaps(contestProblemId: ${contestProblemId}) { total items { program ${sideFields} } }
    }`,
    'problem bank': `{
      problems(page: { size: 50 }) { total items { ${problemFields} } }
      updatedProblems { ${problemFields} }
    }`,
    'contests to manage': '{ managedContests { total items { id submissionCount participantCount } } }',
    'problems to manage': `{ managedContestProblems(contestId: ${contestId}) { id submissionCount } }`,
    'problems to write': '{ adminProblems { total items { id juryOutcome } } }',
    'problems of the contest in the bank': `{
      contestBankProblems(contestId: ${contestId}) { total items { id juryOutcome } }
    }`,
    jury: `{ juryReports(problemId: ${problemId}) { outcome } jurySolutions(problemId: ${problemId}) { name } }`,
    rank: joined(
      ['ACM', 'OI'].map(
        (kind) => `
          ${kind}: rank(kind: ${kind}) { total items { place user { username } } }
          own${kind}: ownRank(kind: ${kind}) { place }
        `,
      ),
    ),
    home: `{
      weekRank { username solved }
      weekSubmissions(isFresh: true) { day total accepted }
      recentContests { id title }
    }`,
    messages: joined([
      `unreadCounts { ${unreadFields} }`,
      ...['SYS', 'MINE', 'DISCUSS', 'REPLY', 'LIKE'].map(
        (kind) => `${kind}: messages(kind: ${kind}) { total items { id title content sourceId } }`,
      ),
    ]),
    batches: '{ rejudges { total items { id items { total items { oldStatus newStatus } } } } }',
    'size of a batch': `{
      rejudgeCount(filter: { contestId: ${contestId}, statuses: [0] }, isPreview: true) {
        __typename
        ... on RejudgeCountSuccess { data { count } }
      }
    }`,
    judges: `{ ${judgeFields('judgeNodes', 'judgeQueue')} }`,
    balloons: `{ balloons(contestId: ${contestId}) { total items { second isFirst username } } }`,
    rating: `{ contestRating(contestId: ${contestId}) { refusal rows { total items { rank performance after } } } }`,
    people: joined(
      usernames.map(
        (name, index) => `p${index}: profile(username: "${name}") {
          rating acm: place(kind: ACM) oi: place(kind: OI) heatMap { days { date count } }
          ratingHistory { rank performance after } solvedProblems { displayId }
        }`,
      ),
    ),
  };
}
