import type { AuditAction } from '@verdict/schema/core/audit/audit-actions.ts';

/** Mutations of which each success leaves an entry of one of these acts; every test that calls them checks it. */
export const audited: Readonly<Record<string, readonly AuditAction[]>> = {
  acceptGroupInvite: ['group.joinByInvite'],
  addContestProblem: ['contest.addProblem'],
  addContestTeamMember: ['contest.addTeamMember'],
  addRemoteAccount: ['remote.addAccount'],
  applyContestRating: ['contest.applyRating'],
  applyForBank: ['problem.applyForBank'],
  applyRejudge: ['rejudge.apply'],
  assignGroupClass: ['group.assignClass'],
  bindRemoteRun: ['remote.bindRun'],
  cancelScheduledSiteSettings: ['settings.cancelSchedule'],
  cancelSubmission: ['submission.cancel'],
  changeContestVisible: ['contest.changeVisibility'],
  changeGroupMemberRights: ['group.changeRights'],
  changeRemoteCredential: ['remote.changeCredential'],
  changeRemoteJudge: ['remote.changeJudge'],
  changeTrainingVisibility: ['training.changeVisibility'],
  checkRemoteAccount: ['remote.checkAccount'],
  checkRemoteJudge: ['remote.checkJudge'],
  cloneContest: ['contest.clone'],
  createAnnouncement: ['announcement.create'],
  createContest: ['contest.create'],
  createContestAnnouncement: ['contest.createAnnouncement'],
  createGroupAnnouncement: ['group.createAnnouncement'],
  createGroupClass: ['group.createClass'],
  createGroupInvite: ['group.invite'],
  createGroupTerm: ['group.createTerm'],
  createJudgeNode: ['judgeNode.create'],
  createNotice: ['notice.create'],
  createOutsideContest: ['outsideContest.create'],
  createProblem: ['problem.create'],
  createTag: ['tag.create'],
  createTagClassification: ['tag.createClassification'],
  createTraining: ['training.create'],
  createTrainingCategory: ['training.createCategory'],
  decideTeacherRequest: ['user.decideTeacherRequest'],
  deleteAnnouncement: ['announcement.delete'],
  deleteContest: ['contest.delete'],
  deleteContestAnnouncement: ['contest.deleteAnnouncement'],
  deleteEditorial: ['editorial.delete'],
  deleteGroupAnnouncement: ['group.deleteAnnouncement'],
  deleteGroupClass: ['group.deleteClass'],
  deleteJudgeInclude: ['judgeInclude.delete'],
  deleteJudgeNode: ['judgeNode.delete'],
  deleteJurySolution: ['problem.deleteJurySolution'],
  deleteNotice: ['notice.delete'],
  deleteOutsideContest: ['outsideContest.delete'],
  deleteProblem: ['problem.delete'],
  deleteTag: ['tag.delete'],
  deleteTagClassification: ['tag.deleteClassification'],
  deleteTrainingCategory: ['training.deleteCategory'],
  disbandGroup: ['group.disband'],
  discardRejudge: ['rejudge.discard'],
  drainJudgeNode: ['judgeNode.changeMode'],
  exportUserData: ['user.exportData'],
  failRemoteJob: ['remote.failJob'],
  generateUsers: ['user.startGeneration'],
  importUsers: ['user.startImport'],
  judgeJury: ['problem.judgeJury'],
  judgeManually: ['submission.judgeManually'],
  mergeTags: ['tag.merge'],
  moderateText: ['moderation.keep', 'moderation.hide', 'moderation.delete', 'moderation.warn', 'moderation.ban'],
  offerGroup: ['group.offer'],
  orderCarousel: ['carousel.order'],
  orderContestProblems: ['contest.orderProblems'],
  pauseJudgeNode: ['judgeNode.changeMode'],
  pollRemoteJob: ['remote.pollNow'],
  pushNotice: ['notice.push'],
  recallNotice: ['notice.recall'],
  recomputeRatings: ['rating.recompute'],
  removeCarouselImage: ['carousel.remove'],
  removeContestProblem: ['contest.removeProblem'],
  removeContestTeamMember: ['contest.removeTeamMember'],
  removeFooterPicture: ['footer.remove'],
  removeGroupAvatar: ['group.edit'],
  removeGroupMember: ['group.removeMember'],
  removeGroupShare: ['group.removeShare'],
  removeRemoteAccount: ['remote.removeAccount'],
  removeRosterEntry: ['group.removeRosterEntry'],
  removeSecondFactor: ['user.removeSecondFactor'],
  resetGroupPasswords: ['group.resetPassword'],
  restoreGroup: ['group.restore'],
  resumeJudgeNode: ['judgeNode.changeMode'],
  retryMail: ['mail.retry'],
  revertContestRating: ['contest.revertRating'],
  reviewPlagiarismPair: ['contest.reviewPlagiarism'],
  reviewSolutionVersion: ['solution.review'],
  revokeGroupInvite: ['group.revokeInvite'],
  runProblemImport: ['problem.import'],
  runRemoteImport: ['problem.import'],
  importRemoteProblem: ['problem.import'],
  applyRemoteRevision: ['problem.edit'],
  saveDiscussionCategories: ['discussion.saveCategories'],
  saveEditorial: ['editorial.save'],
  saveJurySolution: ['problem.saveJurySolution'],
  scheduleNotice: ['notice.schedule'],
  scheduleSiteSettings: ['settings.schedule'],
  sendPasswordLink: ['user.sendPasswordLink'],
  setFooterPicture: ['footer.set'],
  startBackup: ['backup.start'],
  startPlagiarismCheck: ['contest.checkPlagiarism'],
  startRejudge: ['rejudge.start'],
  startUserView: ['user.view'],
  submitRemoteJobAgain: ['remote.submitAgain'],
  switchRemoteAccount: ['remote.switchAccount'],
  undoModerationAct: ['moderation.undo'],
  undoUserImport: ['user.undoImport'],
  unlockUser: ['user.unlock'],
  updateAnnouncement: ['announcement.edit'],
  updateCarouselImage: ['carousel.edit'],
  updateContest: ['contest.edit'],
  updateContestAnnouncement: ['contest.editAnnouncement'],
  updateContestProblem: ['contest.editProblem'],
  updateGroup: ['group.edit'],
  updateGroupAnnouncement: ['group.editAnnouncement'],
  updateGroupClass: ['group.editClass'],
  updateNotice: ['notice.edit'],
  updateOutsideContest: ['outsideContest.edit'],
  updateProblem: ['problem.edit'],
  updateTag: ['tag.edit'],
  updateTagClassification: ['tag.editClassification'],
  updateTraining: ['training.edit'],
  updateTrainingCategory: ['training.editCategory'],
  uploadJudgeInclude: ['judgeInclude.upload'],
  verifyBackup: ['backup.verify'],
  withdrawBankApplication: ['problem.withdrawFromBank'],
};

/** Why a success may leave no entry. */
export const noEntryWhen = {
  sameAsBefore: 'everything is as it was before',
  own: 'the account does it to what is its own',
  declined: 'it declines what it was offered, and nothing changes',
  ofNobody: 'what it takes over was of nobody',
} as const;

interface SometimesAudited {
  readonly acts: readonly AuditAction[];
  readonly unless: keyof typeof noEntryWhen;
}

const trainingPart = { acts: ['training.changeParts'], unless: 'own' } as const;
const settings = { acts: ['settings.change'], unless: 'sameAsBefore' } as const;
/** On the rows of an act, each with the entry of the single act. */
const onRows = {
  acts: [
    'discussion.moderate',
    'group.archive',
    'group.disband',
    'group.edit',
    'group.restore',
    'group.unarchive',
    'moderation.delete',
    'moderation.hide',
    'moderation.undo',
    'problem.changeVisibility',
    'problem.edit',
    'user.delete',
    'user.disable',
    'user.enable',
    'user.restore',
    'user.setPassword',
    'user.signOut',
  ],
  unless: 'sameAsBefore',
} as const;

/** Mutations that leave an entry in some cases. */
export const sometimesAudited: Readonly<Record<string, SometimesAudited>> = {
  acceptGroupShare: { acts: ['group.acceptShare'], unless: 'sameAsBefore' },
  addTrainingProblem: trainingPart,
  addTrainingProblems: trainingPart,
  answerGroupOffer: { acts: ['group.handOver'], unless: 'declined' },
  answerRosterInvitation: { acts: ['group.joinByRoster'], unless: 'declined' },
  applyBulkAct: onRows,
  archiveGroup: { acts: ['group.archive'], unless: 'sameAsBefore' },
  arrangeTraining: trainingPart,
  assignProblemTicket: { acts: ['ticket.assign'], unless: 'sameAsBefore' },
  changeGroupMemberLevel: { acts: ['group.changeLevel'], unless: 'sameAsBefore' },
  changeMailSettings: settings,
  changeProblemVisibility: { acts: ['problem.changeVisibility'], unless: 'sameAsBefore' },
  changeTrainingLicence: { acts: ['training.edit'], unless: 'own' },
  changeTrainingProblem: trainingPart,
  checkHandleProof: { acts: ['user.moveRemoteHandle'], unless: 'ofNobody' },
  changeUserRole: { acts: ['user.changeRole'], unless: 'sameAsBefore' },
  closeReport: { acts: ['moderation.closeReport'], unless: 'sameAsBefore' },
  createTrainingMaterial: trainingPart,
  createTrainingSection: trainingPart,
  decideBankApplication: { acts: ['problem.decideBankApplication'], unless: 'sameAsBefore' },
  deleteComment: { acts: ['moderation.delete'], unless: 'own' },
  deleteDiscussion: { acts: ['moderation.delete'], unless: 'own' },
  deleteReply: { acts: ['moderation.delete'], unless: 'own' },
  deleteTraining: { acts: ['training.delete'], unless: 'own' },
  deleteTrainingMaterial: trainingPart,
  deleteTrainingSection: trainingPart,
  endMaintenance: settings,
  finishHandleSignIn: { acts: ['user.moveRemoteHandle'], unless: 'ofNobody' },
  importGroupRoster: { acts: ['group.importRoster'], unless: 'sameAsBefore' },
  importTraining: { acts: ['training.create'], unless: 'own' },
  markProblemTicket: { acts: ['ticket.mark'], unless: 'own' },
  moderateDiscussion: { acts: ['discussion.moderate'], unless: 'sameAsBefore' },
  rejudgeSubmission: { acts: ['rejudge.start'], unless: 'sameAsBefore' },
  removeTrainingProblem: trainingPart,
  replacePlaceholder: trainingPart,
  resumeRemoteOperation: { acts: ['remote.resume'], unless: 'sameAsBefore' },
  revertSiteSetting: settings,
  revokeJudgeNode: { acts: ['judgeNode.revoke'], unless: 'sameAsBefore' },
  setMaintenance: settings,
  shareWithGroup: { acts: ['group.share', 'group.acceptShare'], unless: 'sameAsBefore' },
  unarchiveGroup: { acts: ['group.unarchive'], unless: 'sameAsBefore' },
  undoBulkAct: onRows,
  unsealContest: { acts: ['contest.unseal'], unless: 'sameAsBefore' },
  updateFortuneLists: settings,
  updateRosterEntry: { acts: ['group.updateRosterEntry'], unless: 'sameAsBefore' },
  updateSiteSettings: settings,
  updateTrainingMaterial: trainingPart,
  updateTrainingSection: trainingPart,
  updateUser: {
    acts: ['user.update', 'user.setPassword', 'user.changeRole', 'user.changeRights'],
    unless: 'sameAsBefore',
  },
};

/** Why mutations leave no entry. */
export const reasons = {
  entrance: 'Somebody who is not signed in comes in; failures have a log of their own.',
  own: 'An account changes what is its own, and nobody else can by this mutation.',
  conversation: 'People write to each other; a moderator has mutations that are audited.',
  practice: 'Somebody submits, learns or takes part.',
  preview: 'Nothing that lasts changes: it prepares, reads or tries something.',
  desk: 'The work of a contest while it runs, which its own lists show: balloons and prints.',
  lock: 'It keeps two moderators from working on the same text for ten minutes.',
  judge: 'A judge says how judging goes.',
} as const;

type Reason = keyof typeof reasons;

function all(reason: Reason, names: string): Record<string, Reason> {
  const words = names.trim().split(/\s+/u);
  return Object.fromEntries(words.map((name) => [name, reason]));
}

/** Mutations that leave no entry. */
export const unaudited: Readonly<Record<string, Reason>> = {
  ...all(
    'entrance',
    `applyPasswordReset createCaptcha createSlidePuzzle register resetPassword sendRegisterCode sendSignInCode signIn
    signInWithPasskey signInWithProvider signInWithSecondFactor startPasskeySignIn`,
  ),
  ...all(
    'own',
    `addPasskey applyToGroup changeEmail changeMailDigest changePassword checkIn confirmTotp copyTraining
    createApiToken createGroup createTrainingList deleteMessages dismissOriginChanges dropProblemDraft dropUpload
    endOtherSessions endSession endView leaveGroup linkIdentity markMessagesRead muteUser removeAvatar removePasskey
    removeRemoteHandle removeRemoteSession removeThreadWatch renamePasskey renewRecoveryCodes requestDataExport
    requestTeacher revokeApiToken saveCodeDrafts saveProblem saveProblemDraft saveRemoteSession startHandleProof
    sendChangeEmailCode setThreadMode shareSubmission shareTrainingList signOut startHandleSignIn startPasskey
    startTotp takeOverOriginChanges turnOffTotp unlinkIdentity updateProfile updateTrainingList`,
  ),
  ...all(
    'conversation',
    `acceptAnswer addComment answerClarification answerProblemTicket askAboutLines askClarification closeLineQuestion
    createDiscussion createProblemTicket deleteCommunitySolution editCommunitySolution likeComment likeDiscussion
    markClarification reopenLineQuestion replyToComment reportText updateComment updateDiscussion updateReply
    viewDiscussion voteOnCommunitySolution writeCommunitySolution`,
  ),
  ...all(
    'practice',
    `addReview dropReview endVirtualParticipation foundContestTeam giveUpProblem giveUpRemoteRun joinContestTeam
    leaveContestTeam leaveTraining listInTrainingRank openEditorialStep openSharedTraining openTrainingSection
    registerForContest registerForTraining reportRemoteRun resetProgress restoreProgress restoreReview
    resubmitSubmission skipReview snoozeReview startReviews startTestRun startVirtualParticipation stopReviews
    submitAnswers submitPrint submitSolution submitToContest tickTrainingMaterial`,
  ),
  ...all(
    'preview',
    `compileChecker createProblemImport createRemoteImport listRemoteRuns openPasswordSheet
    previewAccountAct previewDiscussionAct previewGroupAct previewGroupRoster previewProblemAct
    previewTrainingImport previewUserImport readTestUpload refreshRemoteProblem
    reopenProblemImport retryRemoteImport sendTestMail
    sendTestNotice startContestantView startMemberView`,
  ),
  ...all('desk', 'checkBalloon markPrinted'),
  ...all('lock', 'lockModeratedText unlockModeratedText'),
  ...all('judge', 'claimJudgeTask failJudgeTask parkJudgeTask registerJudgeNode'),
  ...all('judge', 'renewJudgeLeases reportJudgeProgress reportJudgeResult'),
};

/** Acts that no mutation does: uploads, downloads and jobs. */
export const elsewhere: readonly AuditAction[] = [
  'carousel.add',
  'problem.export',
  'user.anonymize',
  'user.generate',
  'user.import',
];
