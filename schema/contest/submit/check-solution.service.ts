import type { Context } from '../../core/context.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import type { ContestSolution } from '../../judging/submission/contest-submissions.ts';
import { CodeTooLong, JudgingClosed } from '../../judging/submission/submission.error.ts';
import {
  checkKind,
  checkSubmitted,
  submittedProblemSelect,
  type CheckedSolution,
} from '../../judging/submission/submit.service.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { isLanguageAccepted } from '../../queue/language/language.service.ts';
import { enterToSubmit, type EnteredContest } from '../core/contest.service.ts';

/** A program that a contest takes now. */
export interface CheckedContestSolution extends Pick<CheckedSolution, 'viewer' | 'problem'> {
  readonly entered: EnteredContest;
  readonly contestProblemId: number;
}

/**
 * Finds out whether the contest takes this program of the viewer now, be it as a submission or as a test.
 *
 * @throws SubmittingForbidden, CodeEmpty, CodeTooLong, ContestNotFound, ContestNotStarted, ContestHasEnded,
 *   ContestPasswordNeeded, AccountNotAdmitted, ProblemNotFound, JudgingClosed, LanguageNotAvailable
 */
export async function checkContestSolution(
  context: Context,
  solution: ContestSolution,
): Promise<CheckedContestSolution> {
  const { db, now } = context;
  const { contestId, problemDisplayId, languageKey } = solution;
  const viewer = checkSubmitted(context.viewer, solution);
  const entered = await enterToSubmit(context, contestId, 'PROGRAM');
  const [contestProblem, { isContestJudgingOpen, codeMaxLength }, isAccepted] = await Promise.all([
    db.contestProblem.findUnique({
      where: { contestId_displayId: { contestId, displayId: problemDisplayId } },
      select: { id: true, problem: { select: submittedProblemSelect } },
    }),
    // Read past the cache: a switch counts from the moment it is thrown.
    readSettings(db, ['isContestJudgingOpen', 'codeMaxLength']),
    isLanguageAccepted(db, now, languageKey),
  ]);
  if (solution.code.length > codeMaxLength) throw new CodeTooLong(codeMaxLength);
  if (contestProblem === null) throw new ProblemNotFound();
  if (!isContestJudgingOpen) throw new JudgingClosed();
  await checkKind(db, { problem: contestProblem.problem, solution, isAccepted });
  return { viewer, problem: contestProblem.problem, entered, contestProblemId: contestProblem.id };
}
