import type { Context } from '../../core/context.ts';
import { rememberedCount } from '../../core/remembered.ts';
import { isListed, rankKinds, type RankKind } from './rank-order.ts';

/** How many a rank lists; from 1,000 on as of the last half minute. */
export function countRanked(context: Pick<Context, 'db' | 'largeValues' | 'now'>, kind: RankKind): Promise<number> {
  return rememberedCount(context, `rank ${kind}`, async () => {
    const [row] = await context.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM user_statistics s WHERE ${rankKinds[kind].isRanked} AND ${isListed}`;
    return row?.count ?? 0;
  });
}
