import type { Context } from '../context.ts';
import { isLanguageAvailable } from '../language/language.service.ts';
import { ProblemNotFound } from '../problem/problem.error.ts';
import { keepBoards } from '../scoreboard/keep-board.service.ts';
import { readSettings } from '../site/site.service.ts';
import { JudgingClosed } from '../submission/submission.error.ts';
import { checkLanguage, checkProgram, storeSubmission, submittedProblemSelect } from '../submission/submit.service.ts';
import { enterToHandIn } from './contest.service.ts';
import { takePart } from './participant.service.ts';

/** A program handed in to a contest. */
export interface ContestSolution {
  readonly contestId: number;
  /** Within the contest. */
  readonly problemDisplayId: string;
  readonly languageKey: string;
  readonly code: string;
}

/**
 * Takes a solution in a contest: the submission, its place in the queue and on the board are stored in one transaction. The
 * clock is the server's. Who first hands in to a public contest takes part from then on; contest admins take no part.
 * @throws SubmittingForbidden, CodeEmpty, CodeTooLong, ContestNotFound, ContestNotStarted, ContestHasEnded,
 *   ContestPasswordNeeded, AccountNotAdmitted, ProblemNotFound, JudgingClosed, LanguageNotAvailable
 */
export async function submitToContest(context: Context, solution: ContestSolution): Promise<{ readonly id: number }> {
  const { db, now, pubsub } = context;
  const { contestId, problemDisplayId, languageKey } = solution;
  const viewer = checkProgram(context.viewer, solution.code);
  const { contest, isAdmin } = await enterToHandIn(context, contestId);
  const [contestProblem, { isContestJudgingOpen }, isAvailable] = await Promise.all([
    db.contestProblem.findUnique({ where: { contestId_displayId: { contestId, displayId: problemDisplayId } }, select: { id: true, problem: { select: submittedProblemSelect } } }),
    // Read past the cache: a switch counts from the moment it is thrown.
    readSettings(db, ['isContestJudgingOpen']),
    isLanguageAvailable(db, now, languageKey),
  ]);
  if (contestProblem === null) throw new ProblemNotFound();
  if (!isContestJudgingOpen) throw new JudgingClosed();
  checkLanguage(contestProblem.problem, languageKey, isAvailable);

  return db.$transaction(async (tx) => {
    const participantId = isAdmin ? null : await takePart(tx, { contestId, userId: viewer.userId, now });
    const isUnderSeal = contest.sealsAt !== null && now >= contest.sealsAt;
    const submission = await storeSubmission(context, tx, {
      viewer, problem: contestProblem.problem, solution, queue: now < contest.endsAt ? 'CONTEST' : 'NORMAL',
      place: { origin: 'CONTEST', contestId, contestProblemId: contestProblem.id, participantId, isUnderSeal },
    });
    await keepBoards(tx, pubsub, [submission.id]);
    return submission;
  });
}
