import { Role } from '@verdict/prisma/generated/client/enums.ts';
import { roleRights } from '@verdict/schema/core/viewer.rule.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { rootOperations, type RootOperation } from '../../root-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const roles = Object.values(Role);
type Asker = Role | 'signed out';
const askers: readonly Asker[] = ['signed out', ...roles];

/** Who may, by role. What belongs to somebody is guarded besides: that is for the tests of each mutation. */
const groups = {
  everybody: askers,
  users: roles,
  submitters: roles.filter((role) => roleRights[role].canSubmit),
  admins: ['ROOT', 'ADMIN', 'PROBLEM_ADMIN'],
  superAdmins: ['ROOT'],
  judges: [],
} as const satisfies Record<string, readonly Asker[]>;

/** Every mutation there is; a new one fails this test until it is listed. */
const mayDo: Readonly<Record<string, keyof typeof groups>> = {
  applyPasswordReset: 'everybody',
  createCaptcha: 'everybody',
  createSlidePuzzle: 'everybody',
  register: 'everybody',
  resetPassword: 'everybody',
  sendRegisterCode: 'everybody',
  sendSignInCode: 'everybody',
  signIn: 'everybody',
  signInWithPasskey: 'everybody',
  signInWithProvider: 'everybody',
  signInWithSecondFactor: 'everybody',
  startPasskeySignIn: 'everybody',

  acceptAnswer: 'users',
  createDiscussion: 'users',
  deleteDiscussion: 'users',
  likeDiscussion: 'users',
  moderateDiscussion: 'users',
  closeReport: 'users',
  lockModeratedText: 'users',
  moderateText: 'users',
  reportText: 'users',
  undoModerationAct: 'users',
  unlockModeratedText: 'users',
  updateComment: 'users',
  updateReply: 'users',
  saveDiscussionCategories: 'users',
  updateDiscussion: 'users',
  viewDiscussion: 'users',
  deleteEditorial: 'users',
  giveUpProblem: 'users',
  openEditorialStep: 'users',
  askAboutLines: 'users',
  closeLineQuestion: 'users',
  reopenLineQuestion: 'users',
  saveEditorial: 'users',
  writeCommunitySolution: 'users',
  editCommunitySolution: 'users',
  deleteCommunitySolution: 'users',
  voteOnCommunitySolution: 'users',
  reviewSolutionVersion: 'users',
  createProblemTicket: 'users',
  answerProblemTicket: 'users',
  markProblemTicket: 'users',
  assignProblemTicket: 'users',
  addComment: 'users',
  addContestProblem: 'users',
  addContestTeamMember: 'users',
  addReview: 'users',
  addTrainingProblem: 'users',
  addTrainingProblems: 'users',
  addPasskey: 'users',
  answerClarification: 'users',
  askClarification: 'users',
  changeContestVisible: 'users',
  changeEmail: 'users',
  changeMailDigest: 'users',
  changePassword: 'users',
  changeTrainingProblem: 'users',
  arrangeTraining: 'users',
  createTrainingSection: 'users',
  updateTrainingSection: 'users',
  deleteTrainingSection: 'users',
  createTrainingMaterial: 'users',
  updateTrainingMaterial: 'users',
  deleteTrainingMaterial: 'users',
  tickTrainingMaterial: 'users',
  openTrainingSection: 'users',
  changeTrainingLicence: 'users',
  changeTrainingVisibility: 'users',
  checkBalloon: 'users',
  checkIn: 'users',
  compileChecker: 'users',
  confirmTotp: 'users',
  copyTraining: 'users',
  createApiToken: 'users',
  createContestAnnouncement: 'users',
  createTraining: 'users',
  createTrainingCategory: 'users',
  createTrainingList: 'users',
  deleteComment: 'users',
  deleteContest: 'users',
  deleteContestAnnouncement: 'users',
  deleteJurySolution: 'users',
  changeProblemVisibility: 'users',
  deleteMessages: 'users',
  deleteProblem: 'users',
  deleteReply: 'users',
  deleteTraining: 'users',
  deleteTrainingCategory: 'users',
  dismissOriginChanges: 'users',
  dropProblemDraft: 'users',
  dropUpload: 'users',
  endOtherSessions: 'users',
  endSession: 'users',
  judgeJury: 'users',
  likeComment: 'users',
  listInTrainingRank: 'users',
  importTraining: 'users',
  linkIdentity: 'users',
  markClarification: 'users',
  markMessagesRead: 'users',
  muteUser: 'users',
  setThreadMode: 'users',
  removeThreadWatch: 'users',
  markPrinted: 'users',
  openSharedTraining: 'users',
  orderContestProblems: 'users',
  previewTrainingImport: 'users',
  readTestUpload: 'users',
  registerForContest: 'users',
  registerForTraining: 'users',
  removeAvatar: 'users',
  removeContestProblem: 'users',
  removeContestTeamMember: 'users',
  removeTrainingProblem: 'users',
  removePasskey: 'users',
  replacePlaceholder: 'users',
  replyToComment: 'users',
  renamePasskey: 'users',
  renewRecoveryCodes: 'users',
  reviewPlagiarismPair: 'users',
  revokeApiToken: 'users',
  saveJurySolution: 'users',
  saveProblem: 'users',
  saveProblemDraft: 'users',
  saveCodeDrafts: 'users',
  sendChangeEmailCode: 'users',
  shareSubmission: 'users',
  shareTrainingList: 'users',
  signOut: 'users',
  startPasskey: 'users',
  endVirtualParticipation: 'users',
  foundContestTeam: 'users',
  joinContestTeam: 'users',
  leaveContestTeam: 'users',
  leaveTraining: 'users',
  takeOverOriginChanges: 'users',
  dropReview: 'users',
  resetProgress: 'users',
  restoreProgress: 'users',
  restoreReview: 'users',
  skipReview: 'users',
  snoozeReview: 'users',
  startReviews: 'users',
  stopReviews: 'users',
  startPlagiarismCheck: 'users',
  startTotp: 'users',
  startVirtualParticipation: 'users',
  submitPrint: 'users',
  turnOffTotp: 'users',
  updateContest: 'users',
  updateContestAnnouncement: 'users',
  updateContestProblem: 'users',
  unlinkIdentity: 'users',
  unsealContest: 'users',
  updateProblem: 'users',
  updateProfile: 'users',
  updateTraining: 'users',
  updateTrainingList: 'users',
  updateTrainingCategory: 'users',

  resubmitSubmission: 'submitters',
  startTestRun: 'submitters',
  submitAnswers: 'submitters',
  submitSolution: 'submitters',
  submitToContest: 'submitters',

  cloneContest: 'admins',
  createContest: 'admins',
  createProblem: 'admins',
  createTag: 'admins',
  createTagClassification: 'admins',
  deleteJudgeInclude: 'admins',
  deleteTag: 'admins',
  deleteTagClassification: 'admins',
  mergeTags: 'admins',
  updateTag: 'admins',
  updateTagClassification: 'admins',
  createProblemImport: 'admins',
  runProblemImport: 'admins',
  uploadJudgeInclude: 'admins',

  applyContestRating: 'superAdmins',
  applyRejudge: 'superAdmins',
  cancelSubmission: 'superAdmins',
  changeMailSettings: 'superAdmins',
  changeUserRole: 'superAdmins',
  createAnnouncement: 'superAdmins',
  createJudgeNode: 'superAdmins',
  createNotice: 'superAdmins',
  createOutsideContest: 'superAdmins',
  deleteAnnouncement: 'superAdmins',
  deleteJudgeNode: 'superAdmins',
  deleteNotice: 'superAdmins',
  deleteOutsideContest: 'superAdmins',
  discardRejudge: 'superAdmins',
  drainJudgeNode: 'superAdmins',
  judgeManually: 'superAdmins',
  orderCarousel: 'superAdmins',
  pauseJudgeNode: 'superAdmins',
  pushNotice: 'superAdmins',
  recomputeRatings: 'superAdmins',
  rejudgeSubmission: 'superAdmins',
  removeCarouselImage: 'superAdmins',
  removeFooterPicture: 'superAdmins',
  removeSecondFactor: 'superAdmins',
  resumeJudgeNode: 'superAdmins',
  retryMail: 'superAdmins',
  revertContestRating: 'superAdmins',
  revokeJudgeNode: 'superAdmins',
  sendTestMail: 'superAdmins',
  setFooterPicture: 'superAdmins',
  startRejudge: 'superAdmins',
  updateAnnouncement: 'superAdmins',
  updateCarouselImage: 'superAdmins',
  updateFortuneLists: 'superAdmins',
  updateNotice: 'superAdmins',
  updateOutsideContest: 'superAdmins',
  updateSiteConfig: 'superAdmins',
  updateSiteSwitches: 'superAdmins',

  claimJudgeTask: 'judges',
  failJudgeTask: 'judges',
  parkJudgeTask: 'judges',
  registerJudgeNode: 'judges',
  renewJudgeLeases: 'judges',
  reportJudgeProgress: 'judges',
  reportJudgeResult: 'judges',
};

const refusals: ReadonlySet<unknown> = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

/** Is the asker refused for who they are? Each asks with a session of its own: some mutations end it. */
async function isRefused({ query, variables, field }: RootOperation, asker: Asker): Promise<boolean> {
  const token =
    asker === 'signed out' ? null : await tokenFor(server.services, await buildUser(server.services, { role: asker }));
  const { data, errors = [] } = await server.graphql(query, { ...(token === null ? {} : { token }), variables });
  const answer = data?.[field.name];
  const isBanned =
    typeof answer === 'object' &&
    answer !== null &&
    '__typename' in answer &&
    answer.__typename === 'SubmittingForbidden';
  return isBanned || errors.some(({ extensions }) => refusals.has(extensions?.['code']));
}

const mutations = rootOperations().filter(({ kind }) => kind === 'Mutation');

test('the table names every mutation, and no other', () => {
  expect(mutations.map(({ field }) => field.name).sort()).toEqual(Object.keys(mayDo).sort());
});

test.each(mutations)('$field.name is for whom the table says, signed out and in every role', async (operation) => {
  const group = mayDo[operation.field.name];
  const allowed: Asker[] = [];
  for (const asker of askers) if (!(await isRefused(operation, asker))) allowed.push(asker);
  expect(allowed).toEqual(group === undefined ? [] : groups[group]);
});
