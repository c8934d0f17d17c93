import { Status } from '@verdict/judge/protocol/status.ts';
import { Prisma, type PrismaClient } from '@verdict/prisma/generated/client/client.ts';

/** How a user stands with a problem in practice. */
export interface OwnStatus {
  readonly problemId: number;
  /**
   * Accepted if it ever was, else partially accepted if it ever was, else that of the newest submission; -10 for none.
   */
  readonly status: number;
  /** Best score of an OI problem; null when there is none. */
  readonly score: number | null;
}

/**
 * Where a user stands with each of some problems, outside contests. One query for all of them.
 *
 * @returns one entry per asked id, in that order.
 */
export async function ownStatuses(
  db: PrismaClient,
  userId: string,
  problemIds: readonly number[],
): Promise<OwnStatus[]> {
  if (problemIds.length === 0) return [];
  const rows = await db.$queryRaw<OwnStatus[]>`
    SELECT DISTINCT ON (problem_id) problem_id AS "problemId", status,
      max(score) OVER (PARTITION BY problem_id) AS score
    FROM submission
    WHERE user_id = ${userId} AND problem_id IN (${Prisma.join([...new Set(problemIds)])})
      AND contest_id IS NULL AND origin = 'PRACTICE'
    ORDER BY problem_id, CASE status WHEN ${Status.ACCEPTED} THEN 0 WHEN ${Status.PARTIAL_ACCEPTED} THEN 1 ELSE 2 END,
      id DESC`;
  const byProblem = new Map(rows.map((row) => [row.problemId, row]));
  return problemIds.map(
    (problemId) => byProblem.get(problemId) ?? { problemId, status: Status.NOT_SUBMITTED, score: null },
  );
}
