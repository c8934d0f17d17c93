import { Prisma, type PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import type { Services } from '../../core/context.ts';
import { submitAnswerKey } from '../../queue/language/submit-answer-key.ts';
import { outdatedCondition } from './outdated.service.ts';
import { isBounded, tidyFilter, type RejudgeFilter } from './rejudge-filter.ts';
import { RejudgeUnbounded } from './rejudge.error.ts';

/** Most submissions of one batch. */
export const maxRejudgeItems = 50_000;

/** What a filter may name that there is not. */
export type RejudgeNamed = 'PROBLEM' | 'CONTEST' | 'USER';

/** What a batch would take. */
export interface Selection {
  /** Condition over `submission s JOIN problem p`. */
  readonly condition: Prisma.Sql;
  /** The filter without what says nothing, as it is kept. */
  readonly filter: RejudgeFilter;
  /** What the filter names and there is not; then nothing matches. */
  readonly unknown: readonly RejudgeNamed[];
}

/**
 * Turns a filter into a condition. Jury submissions are never taken, and by a preview none that has no verdict yet.
 *
 * @throws RejudgeUnbounded
 */
export async function selectSubmissions(
  { db, files }: Pick<Services, 'db' | 'files'>,
  wish: RejudgeFilter,
  isPreview: boolean,
): Promise<Selection> {
  const filter = tidyFilter(wish);
  if (!isBounded(filter)) throw new RejudgeUnbounded();
  const {
    submissionIds,
    contestId,
    contestProblemId,
    languageKey,
    statuses,
    submittedFrom,
    submittedUntil,
    isOutdatedOnly,
    includesManual,
  } = filter;
  const [named, user, contest] = await Promise.all([
    filter.problemDisplayId
      ? db.problem.findUnique({ where: { displayId: filter.problemDisplayId }, select: { id: true } })
      : undefined,
    filter.username
      ? db.user.findUnique({ where: { usernameKey: usernameKey(filter.username) }, select: { id: true } })
      : undefined,
    contestId ? db.contest.findUnique({ where: { id: contestId }, select: { id: true } }) : undefined,
  ]);
  const unknown = [
    named === null ? (['PROBLEM'] as const) : [],
    contest === null ? (['CONTEST'] as const) : [],
    user === null ? (['USER'] as const) : [],
  ].flat();
  const conditions = [Prisma.sql`s.origin <> 'JURY'`];
  if (unknown.length > 0) conditions.push(Prisma.sql`false`);
  if (named) conditions.push(Prisma.sql`s.problem_id = ${named.id}`);
  if (user) conditions.push(Prisma.sql`s.user_id = ${user.id}::bpchar`);
  if (filter.problemId) conditions.push(Prisma.sql`s.problem_id = ${filter.problemId}`);
  if (submissionIds) conditions.push(Prisma.sql`s.id = ANY(${submissionIds}::int[])`);
  if (contestId) conditions.push(Prisma.sql`s.contest_id = ${contestId}`);
  if (contestProblemId) conditions.push(Prisma.sql`s.contest_problem_id = ${contestProblemId}`);
  if (languageKey) conditions.push(Prisma.sql`s.language_key = ${languageKey}`);
  if (statuses) conditions.push(Prisma.sql`s.status = ANY(${statuses}::int[])`);
  if (submittedFrom) conditions.push(Prisma.sql`s.submitted_at >= ${submittedFrom}::timestamptz`);
  if (submittedUntil) conditions.push(Prisma.sql`s.submitted_at < ${submittedUntil}::timestamptz`);
  if (isPreview) conditions.push(Prisma.sql`s.version > 0`);
  if (!includesManual && !submissionIds)
    conditions.push(
      Prisma.sql`
        NOT EXISTS (
          SELECT FROM verdict_change h
          WHERE h.submission_id = s.id AND h.version = s.version AND h.cause IN ('MANUAL', 'CANCELLED'))`,
    );
  if (isOutdatedOnly) {
    const problemId = named?.id ?? filter.problemId;
    conditions.push(await outdatedCondition({ db, files }, problemId ? { id: problemId } : {}));
  }
  return { condition: Prisma.join(conditions, ' AND '), filter, unknown };
}

/** Languages a judge must offer for a submission: the same as neededLanguages says in code. */
export const neededLanguagesSql = Prisma.sql`CASE
  WHEN s.language_key = ${submitAnswerKey} THEN CASE
    WHEN p.judge_mode = 'DEFAULT' OR p.checker_language_key IS NULL THEN '{}'::text[]
    ELSE ARRAY[p.checker_language_key::text] END
  WHEN p.judge_mode = 'DEFAULT' OR p.checker_language_key IS NULL OR p.checker_language_key = s.language_key
  THEN ARRAY[s.language_key::text] ELSE ARRAY[s.language_key::text, p.checker_language_key::text] END`;

/** What each judge offers, alive just now or not: a batch may wait for it. To be named `offer` in a WITH. */
const offers = Prisma.sql`SELECT n.id, array_agg(l.key::text) AS keys
  FROM judge_node n JOIN judge_node_language nl ON nl.node_id = n.id JOIN language l ON l.id = nl.language_id
  WHERE n.revoked_at IS NULL GROUP BY n.id`;

const isJudgeable = Prisma.sql`
  (NOT p.is_remote AND EXISTS (SELECT FROM offer WHERE ${neededLanguagesSql} <@ offer.keys))`;

/** How many submissions a filter takes. */
export interface SelectionCount {
  /** Those that would be judged; one more than a batch may hold stands for any larger number. */
  readonly count: number;
  /** Those left out because no judge offers what they need. */
  readonly unavailable: number;
  /** What the filter names and there is not. */
  readonly unknown: readonly RejudgeNamed[];
}

/** Counts what a selection takes. */
export async function countSelection(
  db: Pick<PrismaClient, '$queryRaw'>,
  { condition, unknown }: Selection,
): Promise<SelectionCount> {
  const [row] = await db.$queryRaw<Omit<SelectionCount, 'unknown'>[]>`
    WITH offer AS MATERIALIZED (${offers})
    SELECT count(*) FILTER (WHERE judgeable)::int AS count, count(*) FILTER (WHERE NOT judgeable)::int AS unavailable
    FROM (
      SELECT ${isJudgeable} AS judgeable
      FROM submission s
        JOIN problem p ON p.id = s.problem_id
      WHERE ${condition}
      LIMIT ${maxRejudgeItems + 1}) chosen`;
  return { count: row?.count ?? 0, unavailable: row?.unavailable ?? 0, unknown };
}

/** Ids of what a selection takes and some judge can judge, ascending; at most one more than a batch may hold. */
export async function readSelection(db: Pick<PrismaClient, '$queryRaw'>, { condition }: Selection): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    WITH offer AS MATERIALIZED (${offers})
    SELECT s.id
    FROM submission s
      JOIN problem p ON p.id = s.problem_id
    WHERE ${condition} AND ${isJudgeable}
    ORDER BY s.id
    LIMIT ${maxRejudgeItems + 1}`;
  return rows.map(({ id }) => id);
}
