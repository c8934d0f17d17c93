import type { Context } from '../../core/context.ts';
import { outdatedCondition } from '../../judging/rejudge/outdated.service.ts';

/** Standing verdicts of a problem of a contest that a rejudge may change. */
export interface OutdatedVerdicts {
  readonly count: number;
  /** When test data or limits last changed after one of them; null: the checker alone did, whose time is not stored. */
  readonly changedAt: Date | null;
}

/**
 * Counts standing verdicts that were made with other test data, another checker or other limits than the problem has
 * now. Judgements keep hashes of data and checker. They do not keep limits, so these are the ones of the revision that
 * was the newest at the time of the verdict. Verdicts given by hand are never outdated.
 *
 * @param contestProblemIds places of problems in contests.
 * @returns by place, those with any
 */
export async function countOutdatedVerdicts(
  { db, files }: Pick<Context, 'db' | 'files'>,
  contestProblemIds: readonly number[],
): Promise<Map<number, OutdatedVerdicts>> {
  const ids = [...contestProblemIds];
  const isOutdated = await outdatedCondition({ db, files }, { contestProblems: { some: { id: { in: ids } } } });
  const rows = await db.$queryRaw<(OutdatedVerdicts & { readonly id: number })[]>`
    WITH revision AS (
      SELECT r.problem_id, r.number, r.created_at,
        lead(r.created_at) OVER (PARTITION BY r.problem_id ORDER BY r.number) AS ends_at,
        jsonb_build_array(
          r.content->'settings'->'timeLimitMs', r.content->'settings'->'memoryLimitMb',
          r.content->'settings'->'stackLimitMb', r.content->'settings'->'outputLimitMb',
          r.content->'settings'->'languageFactors') AS limits
      FROM problem_revision r
      WHERE r.problem_id IN (SELECT c.problem_id FROM contest_problem c WHERE c.id = ANY(${ids}::int[]))
    ), other_limits AS (
      SELECT former.problem_id, former.ends_at,
        CASE WHEN former.number = 1 THEN '-infinity'::timestamptz ELSE former.created_at END AS starts_at
      FROM revision former
        JOIN revision newest ON newest.problem_id = former.problem_id AND newest.ends_at IS NULL
      WHERE former.limits <> newest.limits
    )
    SELECT s.contest_problem_id AS id, count(*)::int AS count,
      max(greatest(CASE WHEN d.created_at > v.created_at THEN d.created_at END, changed.at)) AS "changedAt"
    FROM submission s
      JOIN problem p ON p.id = s.problem_id
      JOIN verdict_change v ON v.submission_id = s.id AND v.version = s.version AND v.record IS NOT NULL
      LEFT JOIN test_set d ON d.id = p.test_set_id
      LEFT JOIN LATERAL (
        SELECT max(o.ends_at) AS at FROM other_limits o
        WHERE o.problem_id = s.problem_id AND o.ends_at > v.created_at
        HAVING bool_or(o.starts_at <= v.created_at)
      ) AS changed ON true
    WHERE s.contest_problem_id = ANY(${ids}::int[]) AND s.origin <> 'JURY'
      AND (changed.at IS NOT NULL OR ${isOutdated})
    GROUP BY s.contest_problem_id`;
  return new Map(rows.map(({ id, ...outdated }) => [id, outdated]));
}
