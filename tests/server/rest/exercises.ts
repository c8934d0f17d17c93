import { testPassword } from '../../factories/user.ts';
import type { Exercise } from './exercise.ts';
import { adminContestExercises } from './exercises-admin-contest.ts';
import { adminUserExercises } from './exercises-admin-user.ts';
import { authoringExercises } from './exercises-authoring.ts';
import { commentExercises } from './exercises-comment.ts';
import { boardExercises } from './exercises-contest-board.ts';
import { deskExercises } from './exercises-contest-desk.ts';
import { contestExercises } from './exercises-contest.ts';
import { discussionExercises } from './exercises-discussion.ts';
import { groupPlaceExercises } from './exercises-group-place.ts';
import { groupExercises } from './exercises-group.ts';
import { ownAccountExercises } from './exercises-own-account.ts';
import { packageExercises } from './exercises-packages.ts';
import { siteExercises } from './exercises-site.ts';
import { tagExercises } from './exercises-tag.ts';
import { trainingExercises } from './exercises-training.ts';
import type { Scene } from './scene.ts';

/** One request for each call that this server answers, by the call's name. */
export const exercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  ...siteExercises,
  ...tagExercises,
  ...trainingExercises,
  ...groupExercises,
  ...groupPlaceExercises,
  ...authoringExercises,
  ...packageExercises,
  ...adminContestExercises,
  ...adminUserExercises,
  ...commentExercises,
  ...discussionExercises,
  ...deskExercises,
  ...boardExercises,
  ...contestExercises,
  'POST /api/login': ({ user }) => ({ body: { username: user.username, password: testPassword } }),
  'POST /api/register': ({ registerCode }) => ({
    body: { username: 'newcomer', password: 'secret-1', email: 'newcomer@example.org', code: registerCode },
  }),
  'GET /api/get-register-code': () => ({ query: { email: 'another-newcomer@example.org' } }),
  'POST /api/check-username-or-email': ({ user }) => ({ body: { username: user.username, email: '' } }),
  'GET /api/captcha': () => ({}),
  'POST /api/apply-reset-password': ({ user, captcha }) => ({
    body: { email: `${user.username}@example.org`, ...captcha },
  }),
  'POST /api/reset-password': ({ forgetful }) => ({
    body: { username: forgetful.username, password: 'secret-2', code: forgetful.resetCode },
  }),
  ...ownAccountExercises,
  'GET /api/get-user-auth-info': () => ({ isSignedIn: true }),
  'GET /api/get-problem-list': () => ({
    query: { keyword: '', difficulty: '', tagId: '', oj: 'Mine', currentPage: 1, limit: 30 },
  }),
  'GET /api/get-problem-detail': ({ problem }) => ({ query: { problemId: problem.displayId } }),
  'GET /api/get-problem-code-answer': ({ problem }) => ({ isAdmin: true, query: { pid: problem.problemId } }),
  'GET /api/get-problem-code-template': ({ problem }) => ({ query: { pid: problem.problemId } }),
  'GET /api/get-all-problem-tags': () => ({ query: { oj: 'ME' } }),
  'GET /api/get-problem-tags': ({ problem }) => ({ query: { pid: problem.problemId } }),
  'GET /api/get-problem-tags-and-classification': () => ({ query: { oj: 'ME' } }),
  'GET /api/get-random-problem': () => ({}),
  'POST /api/get-user-problem-status': ({ problem }) => ({
    isSignedIn: true,
    body: { pidList: [String(problem.problemId)], isContestProblemList: false, cid: null, gid: null },
  }),
  'GET /api/languages': () => ({ query: { all: true } }),
  'GET /api/get-problem-languages': ({ problem }) => ({ query: { pid: problem.problemId } }),
  'POST /api/submit-problem-judge': ({ problem }) => ({
    isSignedIn: true,
    body: {
      pid: problem.displayId,
      language: 'C++',
      code: 'int main() { return 0; }',
      cid: '0',
      tid: null,
      gid: null,
      isRemote: false,
      captcha: '',
      _XID: 'row_1',
    },
  }),
  'GET /api/get-submission-detail': ({ submissionIds }) => ({
    isSignedIn: true,
    query: { submitId: submissionIds[0] ?? 0 },
  }),
  'GET /api/get-submission-list': () => ({
    query: { limit: 15, currentPage: 1, onlyMine: false, completeProblemID: false },
  }),
  'POST /api/check-submissions-status': ({ submissionIds }) => ({
    body: { submitIds: submissionIds.map(String), cid: null },
  }),
  'GET /api/get-all-case-result': ({ submissionIds }) => ({
    isSignedIn: true,
    query: { submitId: submissionIds[1] ?? 0 },
  }),
  'GET /api/get-last-ac-code': ({ problem }) => ({ isSignedIn: true, query: { pid: problem.problemId } }),
  'PUT /api/submission': ({ submissionIds }) => ({
    isSignedIn: true,
    body: { submitId: submissionIds[0], share: true },
  }),
  'GET /api/admin/dashboard/get-dashboard-info': () => ({ isAdmin: true }),
  'GET /api/admin/config/get-judge-service-info': () => ({ isAdmin: true }),
  'GET /api/admin/config/get-service-info': () => ({ isAdmin: true }),
  'POST /api/submit-problem-test-judge': ({ problem, leavingToken }) => ({
    // Another user than the one whose test run the scene has: two within a second are refused.
    headers: { Authorization: leavingToken },
    body: {
      pid: String(problem.problemId),
      language: 'C++',
      code: 'int main() {}',
      type: 'public',
      userInput: '1 2',
      expectedOutput: null,
      mode: 'text/x-c++src',
      isRemoteJudge: false,
    },
  }),
  'GET /api/get-test-judge-result': ({ testJudgeKey }) => ({ isSignedIn: true, query: { testJudgeKey } }),
  'POST /api/admin/problem/compile-spj': (scene) => compileExercise(scene),
  'POST /api/admin/problem/compile-interactive': (scene) => compileExercise(scene),
  'POST /api/group/compile-spj': (scene) => groupCompileExercise(scene),
  'POST /api/group/compile-interactive': (scene) => groupCompileExercise(scene),
  'GET /api/resubmit': ({ failedId }) => ({ isSignedIn: true, query: { submitId: failedId } }),
  'GET /api/admin/judge/manual-judge': ({ submissionIds, rootToken }) => ({
    headers: { Authorization: rootToken },
    query: { submitId: submissionIds[1] ?? 0, status: 8, score: 40 },
  }),
  'GET /api/admin/judge/cancel-judge': ({ submissionIds, rootToken }) => ({
    headers: { Authorization: rootToken },
    query: { submitId: submissionIds[1] ?? 0 },
  }),
  'GET /api/admin/judge/rejudge': ({ submissionIds, rootToken }) => ({
    headers: { Authorization: rootToken },
    query: { submitId: submissionIds[0] ?? 0 },
  }),
  'GET /api/admin/judge/rejudge-contest-problem': ({ contest, problem, rootToken }) => ({
    headers: { Authorization: rootToken },
    query: { cid: contest.id, pid: problem.problemId },
  }),
  'GET /api/admin/config/get-email-config': ({ rootToken }) => ({ headers: { Authorization: rootToken } }),
  'PUT /api/admin/config/set-email-config': ({ rootToken, smtp }) => ({
    headers: { Authorization: rootToken },
    body: {
      emailHost: smtp.server.host,
      emailPassword: '',
      emailPort: String(smtp.server.port),
      emailUsername: '',
      emailBGImg: '',
      emailSsl: false,
    },
  }),
  'POST /api/admin/config/test-email': ({ rootToken }) => ({
    headers: { Authorization: rootToken },
    body: { email: 'somebody@example.org' },
  }),
  'GET /api/get-rank-list': () => ({ query: { type: 0, currentPage: 1, limit: 30, searchUser: '' } }),
  'GET /api/get-user-home-info': ({ user }) => ({ query: { username: user.username } }),
  'GET /api/get-user-calendar-heatmap': ({ user }) => ({ query: { uid: user.id } }),
  'GET /api/msg/unread': () => ({ isSignedIn: true }),
  'GET /api/msg/comment': () => ({ isSignedIn: true, query: { limit: 6, currentPage: 1 } }),
  'GET /api/msg/reply': () => ({ isSignedIn: true }),
  'GET /api/msg/like': () => ({ isSignedIn: true }),
  'GET /api/msg/sys': () => ({ isSignedIn: true, query: { limit: 8, currentPage: 1 } }),
  'GET /api/msg/mine': () => ({ isSignedIn: true }),
  'DELETE /api/msg/clean': () => ({ isSignedIn: true, query: { type: 'Like' } }),
  'GET /api/admin/msg/notice': ({ rootToken }) => ({
    headers: { Authorization: rootToken },
    query: { currentPage: 1, limit: 10, type: 'All' },
  }),
  'POST /api/admin/msg/notice': ({ rootToken, user }) => ({
    headers: { Authorization: rootToken },
    body: { title: 'To you', content: 'Hello', type: 'Single', recipientId: user.id, adminId: '' },
  }),
  'PUT /api/admin/msg/notice': ({ rootToken, noticeId }) => ({
    headers: { Authorization: rootToken },
    body: { id: noticeId, title: 'Corrected', content: 'Hello', type: 'All', recipientId: null, adminId: '' },
  }),
  'DELETE /api/admin/msg/notice': ({ rootToken, noticeId }) => ({
    headers: { Authorization: rootToken },
    query: { id: noticeId },
  }),
  // Ends every session of the user.
  'GET /api/logout': ({ leavingToken }) => ({ headers: { Authorization: leavingToken } }),
};

function compileExercise({ adminToken, checkerCode }: Scene): Exercise {
  return {
    headers: { Authorization: adminToken },
    body: { pid: null, code: checkerCode, language: 'C++', extraFiles: null },
  };
}

function groupCompileExercise({ group, checkerCode }: Scene): Exercise {
  return {
    isSignedIn: true,
    query: { gid: group.id },
    body: { pid: '', code: checkerCode, language: 'C++', extraFiles: {} },
  };
}
