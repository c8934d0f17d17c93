/*
 * Everything that may be asked of a contest, as one list. Who adds a query, a subscription or a REST call that tells of a
 * contest adds it here: the property test of the seal then holds it to the rule.
 */

/** What is asked about. */
export interface Asked {
  readonly contestId: number;
  readonly problemId: number;
  /** All of the contest, by their ids. */
  readonly submissionIds: readonly number[];
  readonly usernames: readonly string[];
}

/** Fields of a submission; the clock of the server is in none of them. */
const submissionFields = `id status score totalScore oiRankScore timeMs memoryKb lengthBytes submittedAt judgedAt updatedAt isManual isShared judgeName version contestProblemDisplayId code message
  viewerCanShare viewerCanResubmit viewerCanRejudge viewerManualStatuses viewerCanCancel viewerCanReadTranscripts isOutdated user { username } problem { statistics { total ac } }
  cases { position status score timeMs message } groups { position status score } progress { status casesDone casesTotal queuePosition }
  record { judgeName } failures { cause } history { status score }`;

const boardFields = 'version isSealed includesAfterEnd viewerIsAdmin viewerCanUnseal problems { displayId firstSecond } rows';

/** What judges do, without figures that go on by the clock. */
const judgeFields = (nodes: string, queue: string) => `${nodes} { tasks { submissionId casesDone casesTotal } } ${queue} { failures { submissionId causes } }`;

const statuses = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 8, 10];

/** GraphQL queries, by name. */
export function questions({ contestId, problemId, submissionIds, usernames }: Asked): Readonly<Record<string, string>> {
  const list = (filter: string) => `submissions(filter: { contestId: ${contestId}, contestPhase: SINCE_START, ${filter} }, page: { size: 50 }) { total items { ${submissionFields} } }`;
  return {
    announcement: `{ contest(id: ${contestId}) { title status isSealed sealsAt participantCount viewerIsRegistered viewerCanLook viewerCanSubmit viewerCanStartVirtual viewerVirtual { isRunning } viewerTeam { name } viewerCanFormTeam } contests { items { id status participantCount } } }`,
    problems: `{ contestProblems(contestId: ${contestId}) { id displayId viewerStatus viewerScore acceptedCount submittedCount viewerCanSubmit statementRevision }
      withLate: contestProblems(contestId: ${contestId}, includesAfterEnd: true) { id viewerStatus viewerScore acceptedCount submittedCount }
      contestProblem(contestId: ${contestId}, displayId: "A") { viewerStatus viewerScore acceptedCount submittedCount statement { description } } }`,
    'own place': `{ problemStatuses(problemIds: [${problemId}]) { status score } lastAcceptedSubmission(problemId: ${problemId}, contestId: ${contestId}) { ${submissionFields} }
      openContestProblems(problemId: ${problemId}) { displayId } codeDrafts(problemDisplayId: "A", contestId: ${contestId}) { code } problem(id: ${problemId}) { viewerStatus viewerScore statistics { total ac } } }`,
    'all submissions': `{ ${list('')} }`,
    'own submissions': `{ ${list('onlyMine: true')} }`,
    'submissions by id': `{ submissions(filter: { ids: [${submissionIds.join(', ')}] }, page: { size: 50 }) { total items { ${submissionFields} } } }`,
    'submissions by status': `{ ${statuses.map((status, index) => `s${index}: submissions(filter: { contestId: ${contestId}, status: ${status} }) { total items { id } }`).join(' ')} }`,
    'submissions by person and problem': `{ ${usernames.map((name, index) => `u${index}: submissions(filter: { contestId: ${contestId}, username: "${name}", status: 0, problemDisplayId: "A" }) { total items { id } }`).join(' ')} }`,
    'public list': `{ submissions(page: { size: 50 }) { total items { id status } } }`,
    'each submission': `{ ${submissionIds.map((id) => `s${id}: submission(id: ${id}) { ${submissionFields} }`).join(' ')} }`,
    board: `{ ${['', ', includesAfterEnd: true', ', isOutside: true'].map((how, index) => `b${index}: contestBoard(contestId: ${contestId}${how}) { __typename ... on ContestBoardSuccess { data { ${boardFields} } } }`).join(' ')} }`,
    replay: `{ contestGhost(contestId: ${contestId}) { __typename ... on ContestGhostSuccess { data { board { ${boardFields} } rows { participantId name isStar isVirtual tries } } } } }`,
    'scroll board': `{ scrollBoard(contestId: ${contestId}) { __typename ... on DomainError { message } ... on ScrollBoardSuccess { data { sealed { ${boardFields} } revealed { ${boardFields} } } } } }`,
    desk: `{ contestAnnouncements(contestId: ${contestId}) { total } clarifications(contestId: ${contestId}) { total } }`,
    judges: `{ ${judgeFields('judgeNodes', 'judgeQueue')} }`,
    balloons: `{ balloons(contestId: ${contestId}) { total items { second isFirst username } } }`,
    rating: `{ contestRating(contestId: ${contestId}) { refusal rows { total items { rank performance after } } } }`,
    people: `{ ${usernames.map((name, index) => `p${index}: profile(username: "${name}") { rating ratingHistory { rank performance after } solvedProblems { displayId } }`).join(' ')} }`,
  };
}

/** Collections of the Contest API that follow from what was handed in. */
const clicsCollections = ['languages', 'problems', 'teams', 'organizations', 'submissions', 'judgements', 'clarifications', 'awards'];

/** REST calls. */
export function restQuestions({ contestId, problemId, submissionIds }: Asked): readonly { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: unknown }[] {
  return [
    { method: 'GET', path: `/api/get-contest-problem?cid=${contestId}&containsEnd=true` },
    { method: 'GET', path: `/api/get-contest-problem-details?cid=${contestId}&displayId=A&containsEnd=true` },
    { method: 'GET', path: `/api/get-full-screen-problem-list?cid=${contestId}` },
    { method: 'POST', path: '/api/get-user-problem-status', body: { pidList: [problemId], isContestProblemList: true, containsEnd: true, cid: contestId } },
    { method: 'GET', path: `/api/contest-submissions?contestID=${contestId}&limit=50&containsEnd=true` },
    { method: 'GET', path: `/api/contest-submissions?contestID=${contestId}&onlyMine=true&status=0` },
    { method: 'POST', path: '/api/check-contest-submissions-status', body: { submitIds: submissionIds, cid: contestId } },
    { method: 'POST', path: '/api/check-submissions-status', body: { submitIds: submissionIds } },
    { method: 'GET', path: `/api/get-last-ac-code?pid=${problemId}&cid=${contestId}` },
    ...submissionIds.flatMap((id) => [{ method: 'GET', path: `/api/get-submission-detail?submitId=${id}` }, { method: 'GET', path: `/api/get-all-case-result?submitId=${id}` }] as const),
    ...(['get-contest-rank', 'get-contest-outside-scoreboard'] as const).map((call) => ({ method: 'POST' as const, path: `/api/${call}`, body: { cid: contestId, containsEnd: true } })),
    { method: 'GET', path: `/api/get-contest-scroll-board-info?cid=${contestId}` },
    { method: 'GET', path: `/api/get-contest-scroll-board-submission?cid=${contestId}` },
    { method: 'GET', path: `/api/get-contest-ac-info?cid=${contestId}` },
    { method: 'GET', path: `/api/get-contest-outsize-info?cid=${contestId}` },
    { method: 'GET', path: `/api/file/download-contest-rank?cid=${contestId}&containEnd=true` },
    { method: 'GET', path: '/api/msg/unread' },
    ...['', '/state', '/access', '/scoreboard', '/account', '/event-feed?stream=false', ...clicsCollections.map((name) => `/${name}`)].map((path) => ({ method: 'GET' as const, path: `/api/clics/contests/${contestId}${path}` })),
    ...submissionIds.flatMap((id) => [`submissions/${id}`, `submissions/${id}/files`, `judgements/${id}-1`, `judgements/${id}-2`].map((path) => ({ method: 'GET' as const, path: `/api/clics/contests/${contestId}/${path}` }))),
  ];
}

/** Subscriptions, of each its first message. */
export function subscriptions({ contestId, submissionIds }: Asked): Readonly<Record<string, string>> {
  return {
    contestChanged: `subscription { contestChanged(contestId: ${contestId}) { status isSealed participantCount } }`,
    judgeOverview: `subscription { judgeOverview { ${judgeFields('nodes', 'queue')} } }`,
    contestBoardChanged: `subscription { contestBoardChanged(contestId: ${contestId}, includesAfterEnd: true) { isReload version rows firstSeconds { second } } }`,
    ...Object.fromEntries([-5, -1, 0].map((status) => [`new of status ${status}`, `subscription { newSubmissionCount(filter: { contestId: ${contestId}, status: ${status} }, afterId: 0) }`])),
    ...Object.fromEntries(submissionIds.map((id) => [`progress of ${id}`, `subscription { submissionProgress(id: ${id}) { status casesDone casesTotal queuePosition submission { ${submissionFields} } } }`])),
  };
}

/** Submissions among some whose changes are told at once, up to one that is not of the contest. */
export function changesOf(submissionIds: readonly number[], lastId: number): string {
  return `subscription { submissionChanged(ids: [${[...submissionIds, lastId].join(', ')}]) { ${submissionFields} } }`;
}
