import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { byDisplayId, countedOrders, isCounted, isSolved, plainOrders, type ProblemSort } from './problem-order.ts';

/** Part of a list, by its ids in their order. */
export interface Found {
  readonly total: number;
  readonly ids: readonly number[];
}

/** Which part. */
export interface Slice {
  readonly skip: number;
  readonly take: number;
}

interface Listing {
  /** Of `problem p`. */
  readonly conditions: Prisma.Sql;
  readonly sort: ProblemSort;
  readonly slice: Slice;
}

/** Problems in an order, read along its index: what a page costs does not grow with the bank. */
export async function listedIds(db: Context['db'], { conditions, sort, slice }: Listing): Promise<number[]> {
  if (slice.take === 0) return [];
  if (!isCounted(sort))
    return idsOf(db, { from: Prisma.sql`problem p WHERE ${conditions}`, order: plainOrders[sort], slice });
  const solved = Prisma.sql`
    problem_statistics c JOIN problem p ON p.id = c.problem_id WHERE ${isSolved} AND ${conditions}`;
  const first = await idsOf(db, { from: solved, order: countedOrders[sort], slice });
  if (first.length === slice.take) return first;
  const solvedCount = first.length > 0 || slice.skip === 0 ? slice.skip + first.length : await countOf(db, solved);
  const rest = await idsOf(db, {
    from: Prisma.sql`
      problem p
      WHERE ${conditions} AND NOT EXISTS (SELECT FROM problem_statistics c WHERE c.problem_id = p.id AND ${isSolved})`,
    order: byDisplayId,
    slice: { skip: Math.max(0, slice.skip - solvedCount), take: slice.take - first.length },
  });
  return [...first, ...rest];
}

async function idsOf(
  db: Context['db'],
  { from, order, slice }: { readonly from: Prisma.Sql; readonly order: Prisma.Sql; readonly slice: Slice },
): Promise<number[]> {
  const rows = await db.$queryRaw<
    { id: number }[]
  >`SELECT p.id FROM ${from} ORDER BY ${order} LIMIT ${slice.take} OFFSET ${slice.skip}`;
  return rows.map(({ id }) => id);
}

async function countOf(db: Context['db'], from: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`SELECT count(*)::int AS count FROM ${from}`;
  return row.count;
}
