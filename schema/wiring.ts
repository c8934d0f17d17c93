import { keepBoards } from './contest/scoreboard/keep-board.service.ts';
import { checkContestSolution } from './contest/submit/check-solution.service.ts';
import { submitToContest } from './contest/submit/submit.service.ts';
import { previewTask } from './judging/rejudge/preview.task.ts';
import { registerContestSubmissions } from './judging/submission/contest-submissions.ts';
import { submissionTask } from './judging/submission/submission.task.ts';
import { registerVerdictConsequences, type VerdictConsequence } from './judging/submission/verdict-consequence.ts';
import { notifySubmitters } from './judging/submission/verdict-messages.service.ts';
import { testRunTask } from './judging/test-run/test-run.task.ts';
import { checkerCompileTask } from './problem/checker/checker-compile.task.ts';
import { noteJuryVerdicts } from './problem/jury-report/judge-report.service.ts';
import { registerTaskKinds } from './queue/task/task-kind.ts';

/*
 * What lower wings call in higher ones. Imports go from higher wings to lower ones only (tests/import-rules), so a wing
 * declares what it calls, and this file says who answers.
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

registerTaskKinds([submissionTask, previewTask, testRunTask, checkerCompileTask]);
registerVerdictConsequences([updateScoreboards, notifySubmitters, advanceJuryReports]);
registerContestSubmissions({ check: checkContestSolution, submit: submitToContest });
