import type { Context, Transaction } from '../../core/context.ts';
import { retry } from '../../core/retry.ts';
import { isLockTimeout, isTransactionTimeout } from '../../core/timeout.ts';
import type { ContestSolution } from '../../judging/submission/contest-submissions.ts';
import { submitOnce } from '../../judging/submission/submit-once.service.ts';
import { storeSubmission } from '../../judging/submission/submit.service.ts';
import { ContestBusy } from '../../place/contest/contest.error.ts';
import { takePart } from '../core/participant.service.ts';
import { keepBoards } from '../scoreboard/keep-board.service.ts';
import { checkContestSolution } from './check-solution.service.ts';

/**
 * Pause before the second attempt while the contest is being changed: most changes are over at once, a few take long.
 * Pauses hold no database connection.
 */
const firstPauseMs = 50;
const maxAttempts = 10;

/**
 * Takes a solution in a contest: the submission, its place in the queue and on the board are stored in one transaction.
 * The clock is the server's. Who first submits to a public contest takes part from then on; contest admins take no
 * part. While a virtual participation of the viewer runs it counts for that alone.
 *
 * @throws SubmittingForbidden, CodeEmpty, CodeTooLong, CodeTooShort, ContestNotFound, ContestNotStarted,
 *   ContestHasEnded, ContestPasswordNeeded, AccountNotAdmitted, ProblemNotFound, JudgingClosed, LanguageNotAvailable,
 *   RemoteModeNotOffered, ContestBusy
 */
export async function submitToContest(context: Context, solution: ContestSolution): Promise<{ readonly id: number }> {
  // Before the clock: what arrived in time and is sent again after the end is the one that arrived.
  return submitOnce(context, solution.idempotencyKey, () => submitPatiently(context, solution));
}

async function submitPatiently(context: Context, solution: ContestSolution): Promise<{ readonly id: number }> {
  const { log, pace } = context;
  const { contestId } = solution;
  try {
    return await retry(() => submitNow(context, solution), {
      maxAttempts,
      isRetryable: isLockTimeout,
      pauseMs: (attempt) => (attempt === 1 ? firstPauseMs : pace.busyContestMs),
      onRetry: (_error, attempt) => log.debug({ contestId, tries: attempt }, 'a program waits for its contest'),
    });
  } catch (error) {
    if (!isTransactionTimeout(error) && !isLockTimeout(error)) throw error;
    log.warn({ err: error, contestId }, 'a program could not be submitted');
    throw new ContestBusy();
  }
}

async function submitNow(context: Context, solution: ContestSolution): Promise<{ readonly id: number }> {
  const { db, now, pubsub } = context;
  const { contestId } = solution;
  const {
    viewer,
    problem,
    entered: { contest, isAdmin, isRegistered, virtual },
    contestProblemId,
  } = await checkContestSolution(context, solution);
  return db.$transaction(async (tx) => {
    const sealsAt = await readSealTime(tx, contestId);
    const running = virtual?.isRunning ? virtual : null;
    const participantId = isAdmin
      ? null
      : (running?.participantId ?? (await takePart(tx, { contestId, userId: viewer.userId, now })));
    const isUnderSeal = running === null && sealsAt !== null && now >= sealsAt;
    const submission = await storeSubmission(context, tx, {
      viewer,
      problem,
      solution,
      queue: now < contest.endsAt ? 'CONTEST' : 'NORMAL',
      place: { origin: 'CONTEST', contestId, contestProblemId, participantId, isUnderSeal },
    });
    await keepBoards(tx, pubsub, [submission.id]);
    if (participantId !== null && !isRegistered && running === null)
      await pubsub.publish('participants', { contestId }, tx);
    return submission;
  });
}

/**
 * When the seal begins. It stays so until the transaction ends: who moves the seal then finds this submission stored.
 * While the contest is changed this fails at once: many who waited here would hold all connections.
 */
async function readSealTime(tx: Transaction, contestId: number): Promise<Date | null> {
  const [row] = await tx.$queryRaw<
    { sealsAt: Date | null }[]
  >`SELECT seals_at AS "sealsAt" FROM contest WHERE id = ${contestId} FOR SHARE NOWAIT`;
  return row?.sealsAt ?? null;
}
