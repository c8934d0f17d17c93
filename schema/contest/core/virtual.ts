import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { statusOf } from '../../place/contest/contest.rule.ts';

/** What of a participant says when somebody virtual takes part. */
const virtualSelect = {
  id: true,
  startsAt: true,
  endedAt: true,
} as const satisfies Prisma.ContestParticipantSelect;
type VirtualRow = Prisma.ContestParticipantGetPayload<{ select: typeof virtualSelect }>;

/**
 * What of memberships of an account in a contest says how it takes part: at most one is in the contest itself, and one
 * is virtual.
 */
export const membershipSelect = {
  isVirtual: true,
  participant: { select: virtualSelect },
} as const satisfies Prisma.ContestMemberSelect;
export type Membership = Prisma.ContestMemberGetPayload<{ select: typeof membershipSelect }>;

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Somebody's participation in an ended contest, on a clock of their own. */
export interface Virtual extends Times {
  readonly participantId: number;
  readonly isRunning: boolean;
}

/** Does one of them belong to the contest itself? */
export function isRegisteredBy(memberships: readonly Membership[]): boolean {
  return memberships.some(({ isVirtual }) => !isVirtual);
}

/** The virtual participation among them; null: there is none. */
export function virtualOf(contest: Times, memberships: readonly Membership[], now: Date): Virtual | null {
  const own = memberships.find(({ isVirtual }) => isVirtual)?.participant;
  return own === undefined ? null : virtualTimes(contest, own, now);
}

/**
 * It runs as long as the contest did, unless it was ended before. A contest that was prolonged and goes on has none
 * that run.
 */
function virtualTimes(contest: Times, { id, startsAt, endedAt }: VirtualRow, now: Date): Virtual | null {
  if (startsAt === null) return null;
  const byTime = new Date(startsAt.getTime() + contest.endsAt.getTime() - contest.startsAt.getTime());
  const endsAt = endedAt !== null && endedAt < byTime ? endedAt : byTime;
  return {
    participantId: id,
    startsAt,
    endsAt,
    isRunning: statusOf(contest, now) === 'ENDED' && startsAt <= now && now < endsAt,
  };
}
