import type { Prisma, PrismaClient } from '@verdict/prisma/generated/client/client.ts';

/** A verdict that goes on counting. */
export interface StandingVerdict {
  readonly id: number;
  /** Specification status code. */
  readonly status: number;
}

/**
 * Of submissions that are just judged again: the verdict each had before, which counts until there is another.
 *
 * @param * which a condition on `s`.
 */
export function verdictsBefore(db: Pick<PrismaClient, '$queryRaw'>, which: Prisma.Sql): Promise<StandingVerdict[]> {
  return db.$queryRaw<StandingVerdict[]>`
    SELECT s.id, v.status FROM submission s JOIN verdict_change v ON v.submission_id = s.id AND v.version = s.version
    WHERE s.status IN (5, 6, 7, 9) AND ${which}`;
}
