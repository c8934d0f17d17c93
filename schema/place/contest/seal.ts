import type { Prisma } from '@verdict/prisma/generated/client/client.ts';

/** What of a contest decides about its seal. */
export const sealSelect = {
  endsAt: true,
  sealsAt: true,
  isUnsealedAtEnd: true,
  unsealedAt: true,
} as const satisfies Prisma.ContestSelect;
export type SealTimes = Prisma.ContestGetPayload<{ select: typeof sealSelect }>;

/**
 * Is the sealed part of a contest secret now? From the seal's time to the end; then on until a contest admin takes the
 * seal away, unless it ends with the contest (decision 137, "Seal"). All that shows anything of a contest asks this
 * function, or `isHiddenUnderSeal` of what was submitted under the seal.
 */
export function isSealed({ endsAt, sealsAt, isUnsealedAtEnd, unsealedAt }: SealTimes, now: Date): boolean {
  if (sealsAt === null || now < sealsAt) return false;
  return now < endsAt || (!isUnsealedAtEnd && (unsealedAt === null || now < unsealedAt));
}

/**
 * Is what was submitted under the seal secret to a read that begins now? Before the seal too: rows are read after this
 * moment, and may have come since.
 */
export function isHiddenUnderSeal(times: SealTimes, now: Date): boolean {
  return isSealed(times, now) || (times.sealsAt !== null && now < times.sealsAt);
}

/** Contests of which `isHiddenUnderSeal` is true. */
export function sealedContests(now: Date): Prisma.ContestWhereInput {
  return {
    sealsAt: { not: null },
    OR: [{ endsAt: { gt: now } }, { isUnsealedAtEnd: false, OR: [{ unsealedAt: null }, { unsealedAt: { gt: now } }] }],
  };
}
