import { Prisma, type Problem } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { byDisplayId } from './problem-order.ts';
import { listedProblems, listedProblemsSql } from './problem.rule.ts';

/**
 * The next problem of the list of a place that is as difficult and that the viewer has not solved: after the given one,
 * else from the start. Two queries along the index of the list.
 *
 * @param request.query the selection of columns, from the caller.
 */
export async function nextUnsolved(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  {
    id,
    difficulty,
    groupId,
    query,
  }: Pick<Problem, 'id' | 'difficulty'> & {
    /** Null: of the site. */
    readonly groupId: number | null;
    readonly query: object;
  },
): Promise<Problem | null> {
  if (viewer.kind !== 'user') return null;
  const first = async (position: Prisma.Sql): Promise<number | undefined> => {
    const rows = await db.$queryRaw<{ id: number }[]>`
      SELECT p.id
      FROM problem p
      WHERE ${listedProblemsSql(viewer, groupId)} AND p.difficulty = ${difficulty}::difficulty AND p.id <> ${id}
        AND NOT EXISTS (
          SELECT FROM solved_problem s
          WHERE s.user_id = ${viewer.userId} AND s.problem_id = p.id AND s.first_accepted_at IS NOT NULL)
        AND ${position}
      ORDER BY ${byDisplayId} LIMIT 1`;
    return rows[0]?.id;
  };
  const after = Prisma.sql`(p.display_order, p.id) > (SELECT o.display_order, o.id FROM problem o WHERE o.id = ${id})`;
  const nextId = (await first(after)) ?? (await first(Prisma.sql`true`));
  if (nextId === undefined) return null;
  // The rule reads the row once more: whatever the search made of it, nothing hidden comes out.
  return db.problem.findFirst({ ...query, where: { AND: [{ id: nextId }, listedProblems(viewer, groupId)] } });
}
