import type { Context } from '../../core/context.ts';
import { statusOf } from '../../place/contest/contest.rule.ts';
import { isSealed } from '../../place/contest/seal.ts';
import { auditContest } from '../core/contest-audit.ts';
import { administerContest } from '../core/contest.service.ts';
import { ContestNotEnded } from './board.error.ts';

/**
 * Takes the seal of an ended contest away for everybody; where none holds any more nothing changes.
 *
 * @throws ContestNotFound, NotContestAdmin, ContestNotEnded
 */
export async function unsealContest(
  context: Pick<Context, 'db' | 'reads' | 'viewer' | 'now' | 'pubsub'>,
  contestId: number,
): Promise<void> {
  const { db, now, pubsub } = context;
  const { contest } = await administerContest(context, contestId);
  if (statusOf(contest, now) !== 'ENDED') throw new ContestNotEnded();
  if (!isSealed(contest, now)) return;
  await db.$transaction(async (tx) => {
    await tx.contest.update({ where: { id: contestId }, data: { unsealedAt: now }, select: { id: true } });
    await auditContest(context, tx, contestId, { action: 'contest.unseal' });
    await pubsub.publish('contest', { contestId }, tx);
  });
}
