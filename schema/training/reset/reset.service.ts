import type { Context, Transaction } from '../../core/context.ts';
import type { Pair } from '../review/lock-solved.ts';
import { changePair } from '../review/review.service.ts';

/**
 * The viewer solves a problem again: for them alone it counts as unsolved until an accepted submission made after now.
 *
 * @throws ProblemNotFound, ProblemNotSolved
 */
export function resetProgress(context: Context, problemId: number): Promise<void> {
  return changePair(context, problemId, async (tx, pair) => {
    await tx.progressReset.upsert({
      where: { userId_problemId: pair },
      create: { ...pair, resetAt: context.now },
      update: { resetAt: context.now },
    });
    await restartReview(tx, pair);
  });
}

/** Takes a reset back. @throws ProblemNotFound, ProblemNotSolved */
export function restoreProgress(context: Context, problemId: number): Promise<void> {
  return changePair(context, problemId, async (tx, pair) => {
    await tx.progressReset.deleteMany({ where: pair });
  });
}

/** Reviews passed before do not count for the problem as it is solved again. */
async function restartReview(tx: Transaction, pair: Pair): Promise<void> {
  await tx.reviewCard.updateMany({ where: pair, data: { baseStage: 0, baseDueAt: null } });
}
