import { statusOf } from '../contest/contest.rule.ts';
import { administerContest } from '../contest/contest.service.ts';
import { isSealed } from '../contest/seal.ts';
import type { Context } from '../core/context.ts';
import { ContestNotEnded } from './board.error.ts';

/**
 * Takes the seal of an ended contest away for everybody; where none holds any more nothing changes.
 *
 * @throws ContestNotFound, NotContestAdmin, ContestNotEnded
 */
export async function unsealContest(
  context: Pick<Context, 'db' | 'viewer' | 'now' | 'pubsub'>,
  contestId: number,
): Promise<void> {
  const { db, now, pubsub } = context;
  const { contest } = await administerContest(context, contestId);
  if (statusOf(contest, now) !== 'ENDED') throw new ContestNotEnded();
  if (!isSealed(contest, now)) return;
  await db.$transaction(async (tx) => {
    await tx.contest.update({ where: { id: contestId }, data: { unsealedAt: now }, select: { id: true } });
    await pubsub.publish('contest', { contestId }, tx);
  });
}
