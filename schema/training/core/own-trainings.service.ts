import type { Training } from '@verdict/prisma/generated/client/client.ts';
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
 * Trainings that an account is a member of, may see and is not blocked from: first those where it solved a problem or
 * registered last.
 */
export async function listOwnTrainings(
  { db }: Pick<Context, 'db'>,
  { viewer, query }: OwnTrainingsRequest,
): Promise<Training[]> {
  if (viewer.kind !== 'user') return [];
  const latest = await db.$queryRaw<{ id: number }[]>`
    SELECT t.id
    FROM training_member m
      JOIN training t ON t.id = m.training_id
      LEFT JOIN training_problem l ON l.training_id = t.id AND l.is_counted
      LEFT JOIN solved_problem s ON s.user_id = m.user_id AND s.problem_id = l.problem_id
    WHERE m.user_id = ${viewer.userId}::bpchar AND NOT m.is_blocked AND ${visibleTrainingsSql(viewer)}
    GROUP BY t.id, m.joined_at
    ORDER BY greatest(m.joined_at, max(s.first_accepted_at)) DESC, t.id DESC
    LIMIT ${maxOwnTrainings}`;
  const ids = latest.map(({ id }) => id);
  const rows = await db.training.findMany({ ...query, where: { id: { in: ids } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
