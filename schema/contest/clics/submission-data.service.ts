import { isFinal } from '@verdict/judge/protocol/status.ts';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';

/** A verdict that counts now. */
export interface LoggedVerdict {
  /** Which judgement of the submission it is, from 1. */
  readonly version: number;
  /** Specification status code. */
  readonly status: number;
  readonly score: number | null;
  readonly timeMs: number | null;
  readonly endedAt: Date;
}

/** A submission that counts for a row of a contest's board, whatever its result. */
export interface LoggedSubmission {
  readonly id: number;
  /** Participant of the contest. */
  readonly teamId: number;
  /** Of the problem in the contest. */
  readonly problemId: number;
  readonly languageKey: string;
  readonly submittedAt: Date;
  readonly isUnderSeal: boolean;
  /** Null: not judged yet. While a submission is judged again, its old verdict goes on counting. */
  readonly verdict: LoggedVerdict | null;
}

type Row = Omit<LoggedSubmission, 'verdict'> & LoggedVerdict;

/**
 * What some participants submitted from the start to the end of their contest: what a board is made of, with what
 * boards do not tell.
 */
export async function loadSubmissions(
  db: Pick<PrismaClient, '$queryRaw'>,
  contestId: number,
  teamIds: readonly number[],
): Promise<LoggedSubmission[]> {
  if (teamIds.length === 0) return [];
  const rows = await db.$queryRaw<Row[]>`
    SELECT s.id, s.participant_id AS "teamId", s.contest_problem_id AS "problemId", s.language_key AS "languageKey",
      s.submitted_at AS "submittedAt", s.is_under_seal AS "isUnderSeal", s.version,
      CASE WHEN isOld THEN v.status ELSE s.status END AS status,
      CASE WHEN isOld THEN v.score ELSE s.score END AS score,
      CASE WHEN isOld THEN v.time_ms ELSE s.time_ms END AS "timeMs",
      coalesce(v.created_at, s.judged_at, s.submitted_at) AS "endedAt"
    FROM submission s JOIN contest c ON c.id = s.contest_id
      LEFT JOIN verdict_change v ON v.submission_id = s.id AND v.version = s.version
      CROSS JOIN LATERAL (SELECT s.status IN (5, 6, 7, 9) AND v.id IS NOT NULL AS isOld) AS rejudged
    WHERE s.contest_id = ${contestId} AND s.participant_id = ANY(${teamIds}::int[]) AND s.contest_problem_id IS NOT NULL
      AND s.submitted_at BETWEEN c.starts_at AND c.ends_at`;
  return rows.map(({ version, status, score, timeMs, endedAt, ...submission }) => ({
    ...submission,
    verdict: isFinal(status) ? { version, status, score, timeMs, endedAt } : null,
  }));
}
