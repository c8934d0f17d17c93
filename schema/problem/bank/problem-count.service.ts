import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { rememberedCount } from '../../core/remembered.ts';
import { listedPartsSql } from './problem.rule.ts';

/**
 * How many problems a list has. What all readers are listed is counted once for all of them, and what one is listed
 * besides by itself: that is little.
 *
 * @param groupId of its list; null: of the bank.
 * @param conditions what the filter asks of `problem p`.
 */
export async function countProblems(
  context: Pick<Context, 'db' | 'largeValues' | 'now' | 'viewer'>,
  groupId: number | null,
  conditions: readonly Prisma.Sql[],
): Promise<number> {
  const counts = await Promise.all(
    listedPartsSql(context.viewer, groupId).map((part) =>
      countPart(context, Prisma.join([part, ...conditions], ' AND ')),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function countPart(context: Pick<Context, 'db' | 'largeValues' | 'now'>, conditions: Prisma.Sql): Promise<number> {
  return rememberedCount(context, JSON.stringify([conditions.sql, conditions.values]), async () => {
    const [row] = await context.db.$queryRaw<
      { count: number }[]
    >`SELECT count(*)::int AS count FROM problem p WHERE ${conditions}`;
    return row?.count ?? 0;
  });
}
