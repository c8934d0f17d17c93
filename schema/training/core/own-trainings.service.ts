import { Prisma, type Training } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { visibleTrainingsSql } from './training.rule.ts';

/** Trainings of an account that are listed at most. */
export const maxOwnTrainings = 12;

interface OwnTrainingsRequest {
  /** Whose trainings. */
  readonly viewer: Viewer;
  /** The selection of columns. */
  readonly query: object;
}

/**
 * Trainings that an account is a member of, may see and is not blocked from, and its own lists: first those where it
 * solved a problem, registered or changed the list last.
 */
export async function listOwnTrainings(
  { db }: Pick<Context, 'db'>,
  { viewer, query }: OwnTrainingsRequest,
): Promise<Training[]> {
  if (viewer.kind !== 'user') return [];
  const userId = Prisma.sql`${viewer.userId}::bpchar`;
  // Two short ways to the ids: one condition over both tables would read all trainings.
  const latest = await db.$queryRaw<{ id: number }[]>`
    WITH own AS (
      SELECT m.training_id AS id FROM training_member m WHERE m.user_id = ${userId} AND NOT m.is_blocked
      UNION
      SELECT t.id FROM training t WHERE t.author_id = ${userId} AND t.kind = 'PERSONAL'
    )
    SELECT t.id
    FROM own
      JOIN training t USING (id)
      LEFT JOIN training_member m ON m.training_id = t.id AND m.user_id = ${userId}
      LEFT JOIN training_problem l ON l.training_id = t.id AND l.is_counted
      LEFT JOIN solved_problem s ON s.user_id = ${userId} AND s.problem_id = l.problem_id
    WHERE ${visibleTrainingsSql(viewer)}
    GROUP BY t.id, m.joined_at
    ORDER BY greatest(m.joined_at, max(s.first_accepted_at),
      CASE WHEN t.author_id = ${userId} AND t.kind = 'PERSONAL' THEN t.updated_at END) DESC, t.id DESC
    LIMIT ${maxOwnTrainings}`;
  const ids = latest.map(({ id }) => id);
  const rows = await db.training.findMany({ ...query, where: { id: { in: ids } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
