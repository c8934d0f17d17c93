import { Prisma } from '@verdict/prisma/generated/client/client.ts';

/** ACM: by problems solved. OI: by scores. */
export const rankKindNames = ['ACM', 'OI'] as const;
export type RankKind = (typeof rankKindNames)[number];

/**
 * What a rank orders by; `s` stands for a row of user_statistics. The indexes of the same name are on just these terms.
 */
interface RankOrder {
  /** The more, the better. */
  readonly key: Prisma.Sql;
  /** Above every key. */
  readonly most: Prisma.Sql;
  /** Is there anything to be ranked by? Whoever has solved nothing has no place. */
  readonly isRanked: Prisma.Sql;
}

/** Decisions, "Ranks": ACM by distinct solved, then fewer submissions; OI by the sum of the best OI rank scores. */
export const rankKinds: Readonly<Record<RankKind, RankOrder>> = {
  ACM: {
    key: Prisma.sql`((s.solved::bigint << 32) - s.submissions)`,
    most: Prisma.sql`9223372036854775807`,
    isRanked: Prisma.sql`s.solved > 0`,
  },
  OI: { key: Prisma.sql`s.oi_rank_score`, most: Prisma.sql`2147483647`, isRanked: Prisma.sql`s.oi_rank_score > 0` },
};

/** Whom the ranks list: everybody but super admins, who set the problems, and disabled accounts. */
export const isListed = Prisma.sql`s.user_id NOT IN (SELECT id FROM "user" WHERE is_disabled OR role = 'ROOT')`;
