import type { Transaction } from '../../core/context.ts';

/** Who takes part, in what, since when. */
export interface NewParticipant {
  readonly contestId: number;
  readonly userId: string;
  readonly now: Date;
}

/**
 * The participant a user is in a contest itself, made at need: two requests at once make one, and nobody leaves it
 * before the end of the transaction. Star accounts are known by their names.
 */
export async function takePart(tx: Transaction, { contestId, userId, now }: NewParticipant): Promise<number> {
  await lockMembership(tx, { contestId, userId });
  const known = await findParticipant(tx, { contestId, userId });
  if (known !== null) return known;
  const [user, contest] = await Promise.all([
    tx.user.findUniqueOrThrow({ where: { id: userId }, select: { usernameKey: true } }),
    tx.contest.findUniqueOrThrow({ where: { id: contestId }, select: { starUsernameKeys: true } }),
  ]);
  const { id } = await tx.contestParticipant.create({
    data: {
      contestId,
      isStar: contest.starUsernameKeys.includes(user.usernameKey),
      registeredAt: now,
      members: { create: { userId, contestId } },
    },
    select: { id: true },
  });
  return id;
}

/**
 * Those who come to a contest by the same account at the same moment take turns from here to the end of their
 * transactions.
 */
export async function lockMembership(
  tx: Transaction,
  { contestId, userId }: Pick<NewParticipant, 'contestId' | 'userId'>,
): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`participant ${contestId} ${userId}`}))`;
}

async function findParticipant(
  tx: Transaction,
  { contestId, userId }: Pick<NewParticipant, 'contestId' | 'userId'>,
): Promise<number | null> {
  const member = await tx.contestMember.findUnique({
    where: { contestId_userId_isVirtual: { contestId, userId, isVirtual: false } },
    select: { participantId: true },
  });
  return member?.participantId ?? null;
}
