import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { isListed, rankKinds } from './rank-order.ts';
import type { RankKind } from './rank-order.ts';

/** Counts above this may be as old as `forMs`: one more or less of so many is nothing to count them again for. */
const remembered = { least: 10_000, forMs: 30_000 } as const;

interface Count {
  readonly count: number;
  readonly countedAt: number;
}

const counts = new WeakMap<PrismaClient, Map<RankKind, Count>>();

/** How many a rank lists; exact up to 10,000, above that as of the last half minute. */
export async function countRanked(db: PrismaClient, kind: RankKind, now: Date): Promise<number> {
  const ofDatabase = counts.get(db) ?? new Map<RankKind, Count>();
  counts.set(db, ofDatabase);
  const last = ofDatabase.get(kind);
  if (last !== undefined && last.count > remembered.least && now.getTime() - last.countedAt < remembered.forMs) return last.count;
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM user_statistics s WHERE ${rankKinds[kind].isRanked} AND ${isListed}`;
  const count = row?.count ?? 0;
  ofDatabase.set(kind, { count, countedAt: now.getTime() });
  return count;
}
