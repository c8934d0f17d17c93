import type { Prisma } from '@verdict/prisma/generated/client/client.ts';

/** What of a contest decides about its seal. */
export const sealSelect = { endsAt: true, sealsAt: true, isUnsealedAtEnd: true, unsealedAt: true } as const satisfies Prisma.ContestSelect;
export type SealTimes = Prisma.ContestGetPayload<{ select: typeof sealSelect }>;

/**
 * Is the sealed part of a contest secret now? From the seal's time to the end; then on until a contest admin takes the seal
 * away, unless it ends with the contest (decisions, "Seal"). All that shows anything of a contest asks this function, or
 * `sealedContests`, which says the same to the database.
 */
export function isSealed({ endsAt, sealsAt, isUnsealedAtEnd, unsealedAt }: SealTimes, now: Date): boolean {
  if (sealsAt === null || now < sealsAt) return false;
  return now < endsAt || (!isUnsealedAtEnd && (unsealedAt === null || now < unsealedAt));
}

/** Contests of which `isSealed` is true. */
export function sealedContests(now: Date): Prisma.ContestWhereInput {
  return {
    sealsAt: { lte: now },
    OR: [{ endsAt: { gt: now } }, { isUnsealedAtEnd: false, OR: [{ unsealedAt: null }, { unsealedAt: { gt: now } }] }],
  };
}
