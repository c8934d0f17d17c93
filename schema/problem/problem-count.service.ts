import type { Prisma, PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../context.ts';

/** Counts above this may be as old as `forMs`: one more or less of so many is nothing to count them again for. */
const remembered = { least: 10_000, forMs: 30_000, most: 500 } as const;

interface Count {
  readonly count: number;
  readonly countedAt: number;
}

const counts = new WeakMap<PrismaClient, Map<string, Count>>();

/**
 * How many problems a list has; exact up to 10,000, above that as of the last half minute.
 * @param conditions what the rule and the filter ask of `problem p`; whoever may see other problems has other conditions.
 */
export async function countProblems({ db, now }: Pick<Context, 'db' | 'now'>, conditions: Prisma.Sql): Promise<number> {
  const ofDatabase = counts.get(db) ?? new Map<string, Count>();
  counts.set(db, ofDatabase);
  const key = JSON.stringify([conditions.sql, conditions.values]);
  const last = ofDatabase.get(key);
  if (last !== undefined && now.getTime() - last.countedAt < remembered.forMs) return last.count;
  const [row] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM problem p WHERE ${conditions}`;
  const count = row?.count ?? 0;
  ofDatabase.delete(key);
  if (count > remembered.least) {
    if (ofDatabase.size >= remembered.most) ofDatabase.clear();
    ofDatabase.set(key, { count, countedAt: now.getTime() });
  }
  return count;
}
