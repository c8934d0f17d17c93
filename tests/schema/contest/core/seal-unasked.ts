/*
 * What the walk below the seal does not ask, each with the reason. A new query, subscription, REST call or path of the
 * Contest API is asked by the walk, or stands here.
 */

const ownAccount = 'of the own account';
const sitewide = 'of the site, of no contest';
const mailsOfSite = 'mails of the site; none tells a result';
const authoring = 'of a problem as it is written';
const noGrader = 'of test runs and compiles, which are no submissions';
const changes = 'changes something';
const superAdmin = 'for super admins, who are admins of each contest';

/** Fields of Query. */
export const unaskedQueries: Readonly<Record<string, string>> = {
  allAnnouncements: sitewide,
  announcement: sitewide,
  announcements: sitewide,
  allOutsideContests: sitewide,
  outsideContests: sitewide,
  carousel: sitewide,
  fortuneLists: sitewide,
  languages: sitewide,
  notices: sitewide,
  siteConfig: sitewide,
  siteSwitches: sitewide,
  signInProviders: sitewide,
  passwordKey: sitewide,
  judgeIncludes: sitewide,
  checkUsernameOrEmail: sitewide,
  problemBanks: sitewide,
  tagGroups: sitewide,
  tags: sitewide,
  checkerHealth: sitewide,
  mail: mailsOfSite,
  mails: mailsOfSite,
  mailSettings: mailsOfSite,
  apiTokens: ownAccount,
  checkIn: ownAccount,
  linkedIdentities: ownAccount,
  passkeys: ownAccount,
  secondFactor: ownAccount,
  sessions: ownAccount,
  viewer: ownAccount,
  checkerCompile: noGrader,
  testRun: noGrader,
  testUpload: noGrader,
  problemCases: authoring,
  problemDraft: authoring,
  problemForm: authoring,
  problemImport: authoring,
  problemImports: authoring,
  problemRevisionDiff: authoring,
  problemRevisions: authoring,
  allContestAnnouncements: 'written by the jury',
  contestForm: 'written by contest admins',
  contestProblemCandidates: 'problems that are not in the contest',
  dashboard: 'counts verdicts, whatever they say',
  randomProblem: 'one of what problems lists, by chance',
  rejudge: superAdmin,
  siteAlarms: 'faults of the disk and missing files, whatever the verdicts',
};

/** Fields of Subscription. */
export const unaskedSubscriptions: Readonly<Record<string, string>> = {
  announcementsChanged: sitewide,
  checkerCompileChanged: noGrader,
  testRunProgress: noGrader,
  testUploadChanged: noGrader,
  juryReportChanged: 'of submissions of the jury, in no contest',
  problemImportChanged: authoring,
  problemVersionChanged: authoring,
  rejudgeProgress: superAdmin,
};

/** REST calls by GET and POST. */
export const unaskedCalls: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'POST /api/login',
      'POST /api/register',
      'GET /api/logout',
      'POST /api/apply-reset-password',
      'POST /api/reset-password',
      'GET /api/get-register-code',
      'POST /api/register-contest',
      'POST /api/change-password',
      'GET /api/get-change-email-code',
      'POST /api/change-email',
      'POST /api/change-userInfo',
      'GET /api/check-user-sign-info',
      'POST /api/admin/announcement',
      'POST /api/admin/contest',
      'GET /api/admin/contest/clone',
      'POST /api/admin/contest/add-problem-from-public',
      'POST /api/admin/contest/problem',
      'GET /api/admin/contest/import-remote-oj-problem',
      'GET /api/admin/problem/import-remote-oj-problem',
      'POST /api/admin/contest/announcement',
      'POST /api/admin/tag',
      'POST /api/admin/tag/classification',
      'POST /api/admin/problem',
      'POST /api/admin/msg/notice',
      'POST /api/admin/config/test-email',
      'POST /api/comment',
      'GET /api/comment-like',
      'POST /api/reply',
      'POST /api/submit-print-text',
      'POST /api/submit-problem-judge',
      'POST /api/submit-problem-test-judge',
      'GET /api/resubmit',
      'GET /api/admin/judge/rejudge',
      'GET /api/admin/judge/manual-judge',
      'GET /api/admin/judge/cancel-judge',
      'GET /api/admin/judge/rejudge-contest-problem',
      'POST /api/admin/problem/compile-spj',
      'POST /api/admin/problem/compile-interactive',
      'POST /api/group/compile-spj',
      'POST /api/group/compile-interactive',
      'POST /api/file/upload-md-img',
      'POST /api/file/upload-md-file',
      'GET /api/file/delete-md-img',
      'POST /api/file/upload-avatar',
      'POST /api/file/upload-carouse-img',
      'POST /api/file/upload-testcase-zip',
      'POST /api/file/import-problem',
      'POST /api/file/import-qdoj-problem',
      'POST /api/file/import-fps-problem',
      'POST /api/file/import-hydro-problem',
    ].map((name) => [name, changes]),
  ),
  ...Object.fromEntries(
    [
      'GET /api/captcha',
      'POST /api/check-username-or-email',
      'GET /api/languages',
      'GET /api/get-website-config',
      'GET /api/home-carousel',
      'GET /api/get-common-announcement',
      'GET /api/get-recent-other-contest',
      'GET /api/get-all-problem-tags',
      'GET /api/get-problem-tags',
      'GET /api/get-problem-tags-and-classification',
      'GET /api/admin/announcement',
      'GET /api/admin/config/get-web-config',
      'GET /api/admin/config/get-db-and-redis-config',
      'GET /api/admin/switch/info',
      'GET /api/admin/tag/classification',
      'GET /api/admin/config/get-email-config',
      'GET /api/admin/msg/notice',
    ].map((name) => [name, sitewide]),
  ),
  ...Object.fromEntries(
    ['GET /api/get-user-auth-info', 'GET /api/get-user-sign-info'].map((name) => [name, ownAccount]),
  ),
  ...Object.fromEntries(
    [
      'GET /api/get-problem-languages',
      'GET /api/get-problem-code-template',
      'GET /api/get-problem-code-answer',
      'GET /api/admin/problem',
      'GET /api/admin/problem/get-problem-cases',
      'GET /api/admin/contest/problem',
      'GET /api/file/download-testcase',
    ].map((name) => [name, authoring]),
  ),
  'GET /api/get-test-judge-result': noGrader,
  'GET /api/admin/dashboard/get-dashboard-info': 'counts verdicts, whatever they say',
  'GET /api/admin/config/get-judge-service-info': 'load of machines; goes on by the clock',
  'GET /api/admin/config/get-service-info': 'load of machines; goes on by the clock',
  'GET /api/get-random-problem': 'one of what get-problem-list lists, by chance',
  'GET /api/admin/contest': 'written by contest admins',
  'GET /api/admin/contest/contest-problem': 'written by contest admins',
};

/** Paths of the Contest API. */
export const unaskedPaths: Readonly<Record<string, string>> = {
  '/': 'the version of the interface',
  ...Object.fromEntries(
    ['accounts', 'clarifications', 'groups', 'judgement-types', 'organizations', 'problems', 'teams'].map((type) => [
      `/contests/:contestId/${type}/:id`,
      'one of a collection that is asked whole',
    ]),
  ),
};
