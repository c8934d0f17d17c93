import { Prisma } from '@verdict/prisma/generated/client/client.ts';

/** What a problem list may be ordered by. */
export const problemSorts = ['DISPLAY_ID', 'NEWEST', 'MOST_SOLVED', 'ACCEPT_RATE', 'EASIEST', 'HARDEST'] as const;
export type ProblemSort = (typeof problemSorts)[number];

/** As people count: P2 before P10 (`natural_order` of the database). No two problems have the same. */
export const byDisplayId = Prisma.sql`p.display_order, p.id`;

/** What stands before the display id in each order of `problem p`, with its counters as `c`. */
const orders: Readonly<Record<ProblemSort, Prisma.Sql>> = {
  DISPLAY_ID: byDisplayId,
  NEWEST: Prisma.sql`p.id DESC`,
  MOST_SOLVED: Prisma.sql`coalesce(c.ac, 0) DESC, ${byDisplayId}`,
  ACCEPT_RATE: Prisma.sql`CASE WHEN c.total > 0 THEN c.ac::float8 / c.total ELSE 0 END DESC, ${byDisplayId}`,
  EASIEST: Prisma.sql`p.difficulty, ${byDisplayId}`,
  HARDEST: Prisma.sql`p.difficulty DESC, ${byDisplayId}`,
};

/** Where an order finds its columns, besides `problem p`; and the order. */
export function orderOf(sort: ProblemSort): { readonly join: Prisma.Sql; readonly order: Prisma.Sql } {
  const isCounted = sort === 'MOST_SOLVED' || sort === 'ACCEPT_RATE';
  return { join: isCounted ? Prisma.sql`LEFT JOIN problem_statistics c ON c.problem_id = p.id` : Prisma.empty, order: orders[sort] };
}
