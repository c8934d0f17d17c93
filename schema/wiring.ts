import {
  accountAccess,
  accountDeletion,
  accountPassword,
  accountSignOut,
} from './account/bulk/account-kinds.service.ts';
import { accountParts } from './account/data-export/account-parts.ts';
import { registerExportParts } from './account/data-export/export-part.ts';
import { registerClosedProblems } from './account/message/hidden-messages.service.ts';
import { contestParts } from './contest/data-export/contest-parts.ts';
import { keepBoards } from './contest/scoreboard/keep-board.service.ts';
import { checkContestSolution } from './contest/submit/check-solution.service.ts';
import { submitToContest } from './contest/submit/submit.service.ts';
import { registerBulkKinds } from './core/bulk/bulk-kind.ts';
import { discussionDelete, discussionHide, discussionMove } from './discussion/bulk/discussion-kinds.service.ts';
import { closedProblems } from './discussion/core/closed-problems.service.ts';
import { privateTextParts } from './discussion/data-export/private-text-parts.ts';
import { textParts } from './discussion/data-export/text-parts.ts';
import { closeSolvedQuestions } from './discussion/question/close.service.ts';
import { groupArchive, groupDisband, groupVisibility } from './group/bulk/group-kinds.service.ts';
import { groupsPart } from './group/data-export/groups-part.ts';
import { codeDraftsPart } from './judging/code-draft/code-drafts-part.ts';
import { previewTask } from './judging/rejudge/preview.task.ts';
import { registerContestSubmissions } from './judging/submission/contest-submissions.ts';
import { registerRemoteSubmissions } from './judging/submission/remote-submissions.ts';
import { submissionTask } from './judging/submission/submission.task.ts';
import { submissionsPart } from './judging/submission/submissions-part.ts';
import { registerVerdictConsequences, type VerdictConsequence } from './judging/submission/verdict-consequence.ts';
import { notifySubmitters } from './judging/submission/verdict-messages.service.ts';
import { testRunTask } from './judging/test-run/test-run.task.ts';
import { tellContestsOfChange } from './place/contest/problem-change.ts';
import { publishProblemChange } from './place/contest/publish-problem-change.ts';
import { authoredProblemsPart } from './problem/bank/authored-problems-part.ts';
import { problemDifficulty, problemTags, problemVisibility } from './problem/bulk/problem-kinds.service.ts';
import { checkerCompileTask } from './problem/checker/checker-compile.task.ts';
import { compileProblemChecker } from './problem/checker/problem-checker.service.ts';
import { keepRevision } from './problem/editing/revision.service.ts';
import { storedRevisable } from './problem/editing/stored-revisable.service.ts';
import { registerImportConsequences, type ImportConsequence } from './problem/import-export/import-consequence.ts';
import { noteJuryVerdicts } from './problem/jury-report/judge-report.service.ts';
import { requestJuryReport } from './problem/jury-report/request.service.ts';
import { registerTaskKinds } from './queue/task/task-kind.ts';
import { loadRemotePlace } from './remote/manage/queue-place.loader.ts';
import { enqueueRemote, minCodeLength } from './remote/submit/enqueue.service.ts';
import { loadRemoteFailure } from './remote/submit/failure.loader.ts';
import { actsPart } from './site/audit/acts-part.ts';
import { checkInsPart } from './site/check-in/check-ins-part.ts';
import { trainingParts } from './training/data-export/training-parts.ts';
import { keepReviews } from './training/review/sum-up-reviews.service.ts';

/*
 * What lower wings call in higher ones, and imports of problems in the rest of their wing. Imports go from higher wings
 * to lower ones only (tests/import-rules), so a wing declares what it calls, and this file says who answers.
 */

const updateScoreboards: VerdictConsequence = (tx, pubsub, written) =>
  keepBoards(
    tx,
    pubsub,
    written.filter(({ standing }) => standing.contestId !== null).map(({ submissionId }) => submissionId),
  );

const advanceJuryReports: VerdictConsequence = (tx, pubsub, written) =>
  noteJuryVerdicts(
    tx,
    pubsub,
    written.filter(({ standing }) => standing.origin === 'JURY').map(({ submissionId }) => submissionId),
  );

const compileChecker: ImportConsequence = {
  after: (tx, services, { problemId }) => compileProblemChecker(tx, services, problemId),
};

const reportJury: ImportConsequence = {
  async after(tx, { pubsub }, { problemId, importerId, isJuryJudged }) {
    if (isJuryJudged) await requestJuryReport(tx, pubsub, { problemId, requestedById: importerId });
  },
};

const keepRevisions: ImportConsequence = {
  before: async (tx, { files }, problemId) =>
    keepRevision(tx, {
      problemId,
      userId: null,
      content: await storedRevisable(tx, files, problemId),
      isFirst: true,
    }),
  after: async (tx, { files }, { problemId, importerId }) =>
    keepRevision(tx, {
      problemId,
      userId: importerId,
      content: await storedRevisable(tx, files, problemId),
      isFirst: false,
    }),
};

const notifyContests: ImportConsequence = {
  async after(tx, { pubsub }, { problemId, importerId, isNew }) {
    if (isNew) return;
    await publishProblemChange(tx, pubsub, problemId);
    await tellContestsOfChange(tx, pubsub, { problemId, changedById: importerId, now: new Date() });
  },
};

registerTaskKinds([submissionTask, previewTask, testRunTask, checkerCompileTask]);
registerVerdictConsequences([
  updateScoreboards,
  notifySubmitters,
  advanceJuryReports,
  keepReviews,
  closeSolvedQuestions,
]);
// A report names the compile of the checker, so the compile comes first.
registerImportConsequences([compileChecker, reportJury, keepRevisions, notifyContests]);
registerClosedProblems(closedProblems);
registerExportParts([
  ...accountParts,
  actsPart,
  checkInsPart,
  submissionsPart,
  codeDraftsPart,
  authoredProblemsPart,
  ...contestParts,
  ...trainingParts,
  ...textParts,
  ...privateTextParts,
  groupsPart,
]);
registerBulkKinds([
  accountAccess,
  accountSignOut,
  accountPassword,
  accountDeletion,
  problemTags,
  problemDifficulty,
  problemVisibility,
  discussionHide,
  discussionDelete,
  discussionMove,
  groupArchive,
  groupVisibility,
  groupDisband,
]);
registerContestSubmissions({ check: checkContestSolution, submit: submitToContest });
registerRemoteSubmissions({
  enqueue: enqueueRemote,
  minCodeLength,
  placeOf: loadRemotePlace,
  failureOf: loadRemoteFailure,
});
