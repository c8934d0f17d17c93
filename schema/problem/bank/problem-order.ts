import { Prisma } from '@verdict/prisma/generated/client/client.ts';

/** What a problem list may be ordered by. */
export const problemSorts = ['DISPLAY_ID', 'NEWEST', 'MOST_SOLVED', 'ACCEPT_RATE', 'EASIEST', 'HARDEST'] as const;
export type ProblemSort = (typeof problemSorts)[number];

/** As people count: P2 before P10 (`natural_order` of the database). No two problems have the same. */
export const byDisplayId = Prisma.sql`p.display_order, p.id`;

/** Orders of `problem p` by its own columns; each has an index of its own. */
export const plainOrders = {
  DISPLAY_ID: byDisplayId,
  NEWEST: Prisma.sql`p.id DESC`,
  EASIEST: Prisma.sql`p.difficulty, ${byDisplayId}`,
  HARDEST: Prisma.sql`p.difficulty DESC, ${byDisplayId}`,
} as const;

/**
 * Orders of solved problems by their counters `c`, as the indexes on these have them; of equal ones the older first.
 * Problems that nobody solved come after them, by their display id.
 */
export const countedOrders = {
  MOST_SOLVED: Prisma.sql`c.ac DESC, c.problem_id`,
  ACCEPT_RATE: Prisma.sql`(c.ac::float8 / greatest(c.total, c.ac)) DESC, c.ac DESC, c.problem_id`,
} as const;

/** What says of counters that their problem was solved: the condition of the indexes. */
export const isSolved = Prisma.sql`c.ac > 0`;

/** Is it an order by counters? */
export function isCounted(sort: ProblemSort): sort is keyof typeof countedOrders {
  return sort in countedOrders;
}

/** An order for few rows, whatever it goes by. The counters of `problem p` that was solved are joined as `c`. */
export function orderOf(sort: ProblemSort): { readonly join: Prisma.Sql; readonly order: Prisma.Sql } {
  if (!isCounted(sort)) return { join: Prisma.empty, order: plainOrders[sort] };
  return {
    join: Prisma.sql`LEFT JOIN problem_statistics c ON c.problem_id = p.id AND ${isSolved}`,
    order: Prisma.sql`c.problem_id IS NULL, ${countedOrders[sort]}, ${byDisplayId}`,
  };
}
