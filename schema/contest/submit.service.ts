import type { Context, Transaction } from '../context.ts';
import { keepBoards } from '../scoreboard/keep-board.service.ts';
import { storeSubmission } from '../submission/submit.service.ts';
import { checkContestSolution } from './check-solution.service.ts';
import type { ContestSolution } from './check-solution.service.ts';
import { takePart } from './participant.service.ts';

/**
 * Takes a solution in a contest: the submission, its place in the queue and on the board are stored in one transaction. The
 * clock is the server's. Who first hands in to a public contest takes part from then on; contest admins take no part.
 * @throws SubmittingForbidden, CodeEmpty, CodeTooLong, ContestNotFound, ContestNotStarted, ContestHasEnded,
 *   ContestPasswordNeeded, AccountNotAdmitted, ProblemNotFound, JudgingClosed, LanguageNotAvailable
 */
export async function submitToContest(context: Context, solution: ContestSolution): Promise<{ readonly id: number }> {
  const { db, now, pubsub } = context;
  const { contestId } = solution;
  const { viewer, problem, entered: { contest, isAdmin }, contestProblemId } = await checkContestSolution(context, solution);
  return db.$transaction(async (tx) => {
    const sealsAt = await readSealTime(tx, contestId);
    const participantId = isAdmin ? null : await takePart(tx, { contestId, userId: viewer.userId, now });
    const isUnderSeal = sealsAt !== null && now >= sealsAt;
    const submission = await storeSubmission(context, tx, {
      viewer, problem, solution, queue: now < contest.endsAt ? 'CONTEST' : 'NORMAL',
      place: { origin: 'CONTEST', contestId, contestProblemId, participantId, isUnderSeal },
    });
    await keepBoards(tx, pubsub, [submission.id]);
    return submission;
  });
}

/** When the seal begins. It stays so until the transaction ends: who moves the seal then finds this submission stored. */
async function readSealTime(tx: Transaction, contestId: number): Promise<Date | null> {
  const [row] = await tx.$queryRaw<{ sealsAt: Date | null }[]>`SELECT seals_at AS "sealsAt" FROM contest WHERE id = ${contestId} FOR SHARE`;
  return row?.sealsAt ?? null;
}
