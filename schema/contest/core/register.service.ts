import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { isSameSecret } from '../../core/same-secret.ts';
import { ContestHasEnded, WrongContestPassword } from '../../place/contest/contest.error.ts';
import { statusOf } from '../../place/contest/contest.rule.ts';
import { findContest, requireAdmitted } from './contest.service.ts';
import { takePart } from './participant.service.ts';

/**
 * Registers the viewer for a contest; who is registered stays so. A public one asks for no password.
 *
 * @throws ContestNotFound, ContestHasEnded, AccountNotAdmitted, WrongContestPassword, TooManyRequests
 */
export async function registerForContest(
  context: Context,
  { contestId, password }: { readonly contestId: number; readonly password: string | null },
): Promise<void> {
  const { db, viewer, now, pubsub } = context;
  if (viewer.kind !== 'user') return;
  const entered = await findContest(context, contestId);
  const { contest, isAdmin, isRegistered } = entered;
  if (isRegistered || isAdmin) return;
  if (statusOf(contest, now) === 'ENDED' && contest.access !== 'PRIVATE' && !contest.isEndSubmitAllowed)
    throw new ContestHasEnded();
  requireAdmitted(context, entered);
  if (contest.access !== 'PUBLIC') await checkContestPassword(context, contestId, password);
  await db.$transaction(async (tx) => {
    await takePart(tx, { contestId, userId: viewer.userId, now });
    await pubsub.publish('participants', { contestId }, tx);
  });
}

/** @throws WrongContestPassword, TooManyRequests */
export async function checkContestPassword(
  context: Context,
  contestId: number,
  password: string | null,
): Promise<void> {
  if (context.viewer.kind === 'user') ration(context, 'contestPassword', context.viewer.userId);
  const { password: right } = await context.db.contest.findUniqueOrThrow({
    where: { id: contestId },
    select: { password: true },
  });
  if (right === null || password === null || !isSameSecret(password, right)) throw new WrongContestPassword();
}
