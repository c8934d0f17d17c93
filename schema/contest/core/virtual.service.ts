import type { Context } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import {
  ContestPasswordNeeded,
  VirtualAlreadyTaken,
  VirtualNotOpen,
  VirtualNotRunning,
} from '../../place/contest/contest.error.ts';
import { virtualRefusal } from '../../place/contest/contest.rule.ts';
import { findContest, requireAdmitted } from './contest.service.ts';
import { checkContestPassword } from './register.service.ts';

/**
 * Begins the viewer's virtual participation in an ended contest: from now on its clock runs for the contest's length.
 * Once.
 *
 * @param password of a protected contest the viewer is not registered for
 * @throws ContestNotFound, VirtualNotOpen, VirtualAlreadyTaken, ContestPasswordNeeded, WrongContestPassword,
 *   AccountNotAdmitted, TooManyRequests
 */
export async function startVirtual(
  context: Context,
  { contestId, password }: { readonly contestId: number; readonly password: string | null },
): Promise<void> {
  const { db, viewer, now } = context;
  if (viewer.kind !== 'user') return;
  const entered = await findContest(context, contestId);
  const { contest, isRegistered, virtual } = entered;
  const refusal = virtualRefusal(viewer, contest, { now, isRegistered, hasVirtual: virtual !== null });
  if (refusal === 'TAKEN') throw new VirtualAlreadyTaken();
  if (refusal === 'NOT_REGISTERED') throw new ContestPasswordNeeded(viewer);
  if (refusal !== null) throw new VirtualNotOpen(refusal);
  requireAdmitted(context, entered);
  if (contest.access !== 'PUBLIC' && !isRegistered) await checkContestPassword(context, contestId, password);
  if ((await db.contestProblem.count({ where: { contestId } })) === 0) throw new VirtualNotOpen('NO_PROBLEMS');
  try {
    const { userId } = viewer;
    await db.contestParticipant.create({
      data: {
        contestId,
        kind: 'VIRTUAL',
        startsAt: now,
        registeredAt: now,
        members: { create: { userId, contestId, isVirtual: true } },
      },
      select: { id: true },
    });
  } catch (error) {
    // Two requests at once: the second finds the first one's.
    if (isUniqueViolation(error)) throw new VirtualAlreadyTaken();
    throw error;
  }
}

/**
 * Ends the viewer's virtual participation before its time is over; what was submitted stays.
 *
 * @throws ContestNotFound,
 * VirtualNotRunning
 */
export async function endVirtual(context: Context, contestId: number): Promise<void> {
  const { virtual } = await findContest(context, contestId);
  if (!virtual?.isRunning) throw new VirtualNotRunning();
  await context.db.contestParticipant.updateMany({
    where: { id: virtual.participantId, endedAt: null },
    data: { endedAt: context.now },
  });
}
