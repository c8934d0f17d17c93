import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { rememberedCount } from '../../core/remembered.ts';
import { isListed, rankKinds, type RankKind } from './rank-order.ts';

/** How many a rank lists; from 1,000 on as of the last half minute. */
export function countRanked(db: PrismaClient, kind: RankKind, now: Date): Promise<number> {
  return rememberedCount({ db, now }, `rank ${kind}`, async () => {
    const [row] = await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM user_statistics s WHERE ${rankKinds[kind].isRanked} AND ${isListed}`;
    return row?.count ?? 0;
  });
}
