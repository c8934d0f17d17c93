import { collectionTypes } from '@verdict/schema/contest/clics/clics-object.ts';
import { clicsBase } from '@verdict/server/clics/routes.ts';
import type { Asked } from './seal-world.ts';

/** A REST call. */
interface RestQuestion {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

/** REST calls. */
export function restQuestions(asked: Asked): readonly RestQuestion[] {
  return [...contestCalls(asked), ...siteCalls(asked), ...clicsPaths(asked).map((path) => get(`${clicsBase}${path}`))];
}

const get = (path: string): RestQuestion => ({ method: 'GET', path });
const post = (path: string, body: unknown): RestQuestion => ({ method: 'POST', path, body });

function contestCalls({
  contestId,
  problemId,
  submissionIds,
  closelyAskedIds,
  commentId,
  printId,
}: Asked): readonly RestQuestion[] {
  const board = { cid: contestId, containsEnd: true };
  return [
    ...[
      'get-contest-info',
      'get-contest-access',
      'get-contest-announcement',
      'get-contest-outsize-info',
      'get-contest-scroll-board-info',
      'get-contest-scroll-board-submission',
      'get-contest-ac-info',
      'get-contest-print',
      'get-full-screen-problem-list',
      'comments',
      'admin/contest/announcement',
      'admin/contest/get-problem-list',
      'group/get-contest-announcement-list',
      'group/get-contest-problem-list',
    ].map((call) => get(`/api/${call}?cid=${contestId}`)),
    get('/api/get-contest-list?limit=30'),
    get('/api/get-recent-contest'),
    get('/api/admin/contest/get-contest-list'),
    get('/api/group/get-contest-list?gid=1'),
    get('/api/group/get-admin-contest-list?gid=1'),
    get(`/api/get-contest-problem?cid=${contestId}&containsEnd=true`),
    get(`/api/get-contest-problem-details?cid=${contestId}&displayId=A&containsEnd=true`),
    post('/api/get-user-problem-status', {
      pidList: [problemId],
      isContestProblemList: true,
      containsEnd: true,
      cid: contestId,
    }),
    get(`/api/contest-submissions?contestID=${contestId}&limit=50&containsEnd=true`),
    get(`/api/contest-submissions?contestID=${contestId}&onlyMine=true&status=0`),
    post('/api/check-contest-submissions-status', { submitIds: submissionIds, cid: contestId }),
    post('/api/check-submissions-status', { submitIds: submissionIds }),
    get(`/api/get-last-ac-code?pid=${problemId}&cid=${contestId}`),
    ...closelyAskedIds.flatMap((id) => [
      get(`/api/get-submission-detail?submitId=${id}`),
      get(`/api/get-all-case-result?submitId=${id}`),
    ]),
    post('/api/get-contest-rank', board),
    post('/api/get-contest-outside-scoreboard', board),
    post('/api/get-contest-not-read-announcement', { cid: contestId, readAnnouncementList: [] }),
    get(`/api/reply?commentId=${commentId}`),
    get(`/api/file/download-contest-rank?cid=${contestId}&containEnd=true&format=csv`),
    get(`/api/file/download-contest-ac-submission?cid=${contestId}&splitType=user`),
    get(`/api/file/download-contest-print-text?id=${printId}`),
  ];
}

function siteCalls({ usernames, problemDisplayId }: Asked): readonly RestQuestion[] {
  return [
    ...['unread', 'comment', 'reply', 'like', 'sys', 'mine'].map((kind) => get(`/api/msg/${kind}`)),
    ...[0, 1].map((type) => get(`/api/get-rank-list?type=${type}`)),
    ...usernames.flatMap((name) => [
      get(`/api/get-user-home-info?username=${name}`),
      get(`/api/get-user-calendar-heatmap?username=${name}`),
    ]),
    get('/api/get-recent-seven-ac-rank'),
    get('/api/get-last-week-submission-statistics?forceRefresh=true'),
    get('/api/get-recent-updated-problem'),
    get(`/api/get-problem-detail?problemId=${problemDisplayId}`),
    get('/api/get-problem-list?limit=50'),
    get('/api/group/get-problem-list?gid=1'),
    get('/api/group/get-admin-problem-list?gid=1'),
    get('/api/get-submission-list?limit=50'),
    get('/api/admin/problem/get-problem-list'),
  ];
}

/** Paths of the Contest API below its base. */
function clicsPaths({ contestId, closelyAskedIds }: Asked): readonly string[] {
  const ofContest = [
    '',
    '/state',
    '/access',
    '/scoreboard',
    '/account',
    '/event-feed?stream=false',
    ...collectionTypes.map((type) => `/${type}`),
    '/languages/cpp',
    '/awards/winner',
    ...closelyAskedIds.flatMap((id) => [
      `/submissions/${id}`,
      `/submissions/${id}/files`,
      `/judgements/${id}-1`,
      `/judgements/${id}-2`,
    ]),
  ];
  return ['/contests', ...ofContest.map((path) => `/contests/${contestId}${path}`)];
}
