import { ApiScope } from '@verdict/prisma/generated/client/enums.ts';
import { apiScopeOf } from '@verdict/schema/core/root-scope.plugin.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiTokenFor } from '../../../factories/api-token.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { rootOperations, type RootOperation } from '../../root-operations.ts';
import { subscriptionErrors } from './subscription-errors.ts';

let server: TestServer;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await startTestServer();
  const root = await buildUser(server.services, { role: 'ROOT' });
  for (const scope of Object.values(ApiScope)) tokens.set(scope, await apiTokenFor(server.services, root, [scope]));
  tokens.set('all', await apiTokenFor(server.services, root, Object.values(ApiScope)));
});
afterAll(() => server.stop());

const operations = rootOperations();

function scopeOf({ field, kind }: RootOperation) {
  return apiScopeOf(kind, field.extensions['pothosOptions'] as Parameters<typeof apiScopeOf>[1]);
}

/**
 * Is the token stopped for want of a scope? Whatever else becomes of the operation is not asked here.
 *
 * @param isLetIn what is expected: a refusal is waited for, however long it takes.
 */
async function isStopped(operation: RootOperation, token: string, isLetIn: boolean): Promise<boolean> {
  const errors =
    operation.kind === 'Subscription'
      ? await subscriptionErrors(server.url, operation, { token, isLetIn })
      : ((await server.graphql(operation.query, { token, variables: operation.variables })).errors ?? []);
  return errors.some(({ extensions }) => extensions?.['code'] === 'TOKEN_SCOPE_MISSING');
}

describe('an API token', () => {
  test.each(operations)('opens $name with the scope it needs, and with no other', async (operation) => {
    const needed = scopeOf(operation);
    for (const [scope, token] of tokens) {
      const isEnough = scope === needed || (scope === 'all' && needed !== 'NEVER');
      expect([scope, await isStopped(operation, token, isEnough)]).toEqual([scope, !isEnough]);
    }
  });

  test('opens these mutations, and a new one only when it says so', () => {
    const mutations = operations.filter(({ kind }) => kind === 'Mutation');
    const scopes = mutations.map((operation) => [operation.field.name, scopeOf(operation)] as const);
    expect(Object.fromEntries(scopes.filter(([, scope]) => scope !== 'NEVER'))).toMatchInlineSnapshot(`
      {
        "acceptAnswer": "SUBMIT",
        "acceptGroupInvite": "SUBMIT",
        "acceptGroupShare": "ADMIN",
        "addComment": "SUBMIT",
        "addContestProblem": "ADMIN",
        "addContestTeamMember": "ADMIN",
        "addReview": "SUBMIT",
        "addTrainingProblem": "ADMIN",
        "addTrainingProblems": "ADMIN",
        "answerClarification": "ADMIN",
        "answerGroupOffer": "ADMIN",
        "answerProblemTicket": "SUBMIT",
        "answerRosterInvitation": "SUBMIT",
        "applyBulkAct": "ADMIN",
        "applyContestRating": "ADMIN",
        "applyForBank": "ADMIN",
        "applyRejudge": "ADMIN",
        "applyToGroup": "SUBMIT",
        "archiveGroup": "ADMIN",
        "arrangeTraining": "ADMIN",
        "askAboutLines": "SUBMIT",
        "askClarification": "SUBMIT",
        "assignGroupClass": "ADMIN",
        "assignProblemTicket": "ADMIN",
        "cancelScheduledSiteSettings": "ADMIN",
        "cancelSubmission": "ADMIN",
        "changeContestVisible": "ADMIN",
        "changeGroupMemberLevel": "ADMIN",
        "changeGroupMemberRights": "ADMIN",
        "changeMailDigest": "ACCOUNT",
        "changeMailSettings": "ADMIN",
        "changeProblemVisibility": "ADMIN",
        "changeTrainingLicence": "SUBMIT",
        "changeTrainingProblem": "ADMIN",
        "changeTrainingVisibility": "ADMIN",
        "checkBalloon": "ADMIN",
        "checkIn": "ACCOUNT",
        "cloneContest": "ADMIN",
        "closeLineQuestion": "SUBMIT",
        "closeReport": "ADMIN",
        "compileChecker": "SUBMIT",
        "copyTraining": "SUBMIT",
        "createAnnouncement": "ADMIN",
        "createContest": "ADMIN",
        "createContestAnnouncement": "ADMIN",
        "createDiscussion": "SUBMIT",
        "createGroup": "ADMIN",
        "createGroupAnnouncement": "ADMIN",
        "createGroupClass": "ADMIN",
        "createGroupInvite": "ADMIN",
        "createGroupTerm": "ADMIN",
        "createJudgeNode": "ADMIN",
        "createNotice": "ADMIN",
        "createOutsideContest": "ADMIN",
        "createProblem": "ADMIN",
        "createProblemImport": "ADMIN",
        "createProblemTicket": "SUBMIT",
        "createTag": "ADMIN",
        "createTagClassification": "ADMIN",
        "createTraining": "ADMIN",
        "createTrainingCategory": "ADMIN",
        "createTrainingList": "SUBMIT",
        "createTrainingMaterial": "ADMIN",
        "createTrainingSection": "ADMIN",
        "decideBankApplication": "ADMIN",
        "deleteAnnouncement": "ADMIN",
        "deleteComment": "SUBMIT",
        "deleteCommunitySolution": "SUBMIT",
        "deleteContest": "ADMIN",
        "deleteContestAnnouncement": "ADMIN",
        "deleteDiscussion": "SUBMIT",
        "deleteEditorial": "ADMIN",
        "deleteGroupAnnouncement": "ADMIN",
        "deleteGroupClass": "ADMIN",
        "deleteJudgeInclude": "ADMIN",
        "deleteJudgeNode": "ADMIN",
        "deleteJurySolution": "ADMIN",
        "deleteMessages": "ACCOUNT",
        "deleteNotice": "ADMIN",
        "deleteOutsideContest": "ADMIN",
        "deleteProblem": "ADMIN",
        "deleteReply": "SUBMIT",
        "deleteTag": "ADMIN",
        "deleteTagClassification": "ADMIN",
        "deleteTraining": "ADMIN",
        "deleteTrainingCategory": "ADMIN",
        "deleteTrainingMaterial": "ADMIN",
        "deleteTrainingSection": "ADMIN",
        "disbandGroup": "ADMIN",
        "discardRejudge": "ADMIN",
        "dismissOriginChanges": "SUBMIT",
        "drainJudgeNode": "ADMIN",
        "dropProblemDraft": "ADMIN",
        "dropReview": "SUBMIT",
        "dropUpload": "ADMIN",
        "editCommunitySolution": "SUBMIT",
        "endMaintenance": "ADMIN",
        "endVirtualParticipation": "SUBMIT",
        "foundContestTeam": "SUBMIT",
        "generateUsers": "ADMIN",
        "giveUpProblem": "SUBMIT",
        "importGroupRoster": "ADMIN",
        "importTraining": "SUBMIT",
        "importUsers": "ADMIN",
        "joinContestTeam": "SUBMIT",
        "judgeJury": "ADMIN",
        "judgeManually": "ADMIN",
        "leaveContestTeam": "SUBMIT",
        "leaveGroup": "SUBMIT",
        "leaveTraining": "SUBMIT",
        "likeComment": "SUBMIT",
        "likeDiscussion": "SUBMIT",
        "listInTrainingRank": "SUBMIT",
        "lockModeratedText": "ADMIN",
        "markClarification": "ADMIN",
        "markMessagesRead": "ACCOUNT",
        "markPrinted": "ADMIN",
        "markProblemTicket": "SUBMIT",
        "mergeTags": "ADMIN",
        "moderateDiscussion": "ADMIN",
        "moderateText": "ADMIN",
        "muteUser": "ACCOUNT",
        "offerGroup": "ADMIN",
        "openEditorialStep": "SUBMIT",
        "openSharedTraining": "SUBMIT",
        "openTrainingSection": "SUBMIT",
        "orderCarousel": "ADMIN",
        "orderContestProblems": "ADMIN",
        "pauseJudgeNode": "ADMIN",
        "previewDiscussionAct": "ADMIN",
        "previewGroupAct": "ADMIN",
        "previewGroupRoster": "ADMIN",
        "previewProblemAct": "ADMIN",
        "previewTrainingImport": "SUBMIT",
        "previewUserImport": "ADMIN",
        "pushNotice": "ADMIN",
        "readTestUpload": "ADMIN",
        "recallNotice": "ADMIN",
        "recomputeRatings": "ADMIN",
        "registerForContest": "SUBMIT",
        "registerForTraining": "SUBMIT",
        "rejudgeSubmission": "ADMIN",
        "removeAvatar": "ACCOUNT",
        "removeCarouselImage": "ADMIN",
        "removeContestProblem": "ADMIN",
        "removeContestTeamMember": "ADMIN",
        "removeFooterPicture": "ADMIN",
        "removeGroupAvatar": "ADMIN",
        "removeGroupMember": "ADMIN",
        "removeGroupShare": "ADMIN",
        "removeRosterEntry": "ADMIN",
        "removeThreadWatch": "SUBMIT",
        "removeTrainingProblem": "ADMIN",
        "reopenLineQuestion": "SUBMIT",
        "replacePlaceholder": "ADMIN",
        "replyToComment": "SUBMIT",
        "reportText": "SUBMIT",
        "resetGroupPasswords": "ADMIN",
        "resetProgress": "SUBMIT",
        "restoreGroup": "ADMIN",
        "restoreProgress": "SUBMIT",
        "restoreReview": "SUBMIT",
        "resubmitSubmission": "SUBMIT",
        "resumeJudgeNode": "ADMIN",
        "retryMail": "ADMIN",
        "revertContestRating": "ADMIN",
        "revertSiteSetting": "ADMIN",
        "reviewPlagiarismPair": "ADMIN",
        "reviewSolutionVersion": "ADMIN",
        "revokeGroupInvite": "ADMIN",
        "revokeJudgeNode": "ADMIN",
        "runProblemImport": "ADMIN",
        "saveDiscussionCategories": "ADMIN",
        "saveEditorial": "ADMIN",
        "saveJurySolution": "ADMIN",
        "saveProblem": "SUBMIT",
        "saveProblemDraft": "ADMIN",
        "scheduleNotice": "ADMIN",
        "scheduleSiteSettings": "ADMIN",
        "sendTestMail": "ADMIN",
        "sendTestNotice": "ADMIN",
        "setFooterPicture": "ADMIN",
        "setMaintenance": "ADMIN",
        "setThreadMode": "SUBMIT",
        "shareSubmission": "SUBMIT",
        "shareTrainingList": "SUBMIT",
        "shareWithGroup": "ADMIN",
        "skipReview": "SUBMIT",
        "snoozeReview": "SUBMIT",
        "startBackup": "ADMIN",
        "startPlagiarismCheck": "ADMIN",
        "startRejudge": "ADMIN",
        "startReviews": "SUBMIT",
        "startTestRun": "SUBMIT",
        "startVirtualParticipation": "SUBMIT",
        "stopReviews": "SUBMIT",
        "submitAnswers": "SUBMIT",
        "submitPrint": "SUBMIT",
        "submitSolution": "SUBMIT",
        "submitToContest": "SUBMIT",
        "takeOverOriginChanges": "SUBMIT",
        "tickTrainingMaterial": "SUBMIT",
        "unarchiveGroup": "ADMIN",
        "undoBulkAct": "ADMIN",
        "undoModerationAct": "ADMIN",
        "undoUserImport": "ADMIN",
        "unlockModeratedText": "ADMIN",
        "unsealContest": "ADMIN",
        "updateAnnouncement": "ADMIN",
        "updateCarouselImage": "ADMIN",
        "updateComment": "SUBMIT",
        "updateContest": "ADMIN",
        "updateContestAnnouncement": "ADMIN",
        "updateContestProblem": "ADMIN",
        "updateDiscussion": "SUBMIT",
        "updateFortuneLists": "ADMIN",
        "updateGroup": "ADMIN",
        "updateGroupAnnouncement": "ADMIN",
        "updateGroupClass": "ADMIN",
        "updateNotice": "ADMIN",
        "updateOutsideContest": "ADMIN",
        "updateProblem": "ADMIN",
        "updateProfile": "ACCOUNT",
        "updateReply": "SUBMIT",
        "updateRosterEntry": "ADMIN",
        "updateSiteSettings": "ADMIN",
        "updateTag": "ADMIN",
        "updateTagClassification": "ADMIN",
        "updateTraining": "ADMIN",
        "updateTrainingCategory": "ADMIN",
        "updateTrainingList": "SUBMIT",
        "updateTrainingMaterial": "ADMIN",
        "updateTrainingSection": "ADMIN",
        "uploadJudgeInclude": "ADMIN",
        "verifyBackup": "ADMIN",
        "viewDiscussion": "SUBMIT",
        "voteOnCommunitySolution": "SUBMIT",
        "withdrawBankApplication": "ADMIN",
        "writeCommunitySolution": "SUBMIT",
      }
    `);
  });

  test('never opens what would make it more than it is', () => {
    const mutations = ['signIn', 'register', 'signOut', 'endSession', 'endOtherSessions'];
    const ofTokens = ['createApiToken', 'revokeApiToken'];
    const closed = [
      ...[...mutations, ...ofTokens].map((name) => `Mutation.${name}`),
      ...['sessions', 'apiTokens'].map((name) => `Query.${name}`),
    ];
    const scopes = new Map(operations.map((operation) => [operation.name, scopeOf(operation)]));
    expect(closed.map((name) => [name, scopes.get(name)])).toEqual(closed.map((name) => [name, 'NEVER']));
  });
});
