import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Transaction } from '../../core/context.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import type { VerdictConsequence } from '../../judging/submission/verdict-consequence.ts';
import { isPractice } from '../../judging/submission/verdict.ts';
import type { Pair } from './lock-solved.ts';

/** Days until each review: the first after the problem was solved, the others after the one before. */
export const reviewDays = [3, 10, 30] as const;

/** Adds cards for problems that accounts solved since they started reviews, and sums up the cards of all pairs. */
export const keepReviews: VerdictConsequence = async (tx, _pubsub, written) => {
  const practised = written.filter(({ standing }) => isPractice(standing)).map(({ standing }) => standing);
  if (practised.length === 0) return;
  const pairs = await reviewedPairs(tx, practised);
  if (pairs.length === 0) return;
  await addSolved(tx, pairs);
  await sumUpReviews(tx, pairs);
};

/** Those with a card, or whose account wants one for what it solves. */
function reviewedPairs(tx: Transaction, pairs: readonly Pair[]): Promise<Pair[]> {
  return tx.$queryRaw<Pair[]>`
    SELECT DISTINCT pair.user_id AS "userId", pair.problem_id AS "problemId"
    FROM ${rowsOf(pairs)}
    WHERE EXISTS (SELECT FROM "user" u WHERE u.id = pair.user_id AND u.review_since IS NOT NULL)
      OR EXISTS (SELECT FROM review_card c WHERE c.user_id = pair.user_id AND c.problem_id = pair.problem_id)`;
}

/** A problem that was reset is new when it is solved again. */
async function addSolved(tx: Transaction, pairs: readonly Pair[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO review_card (user_id, problem_id)
    SELECT s.user_id, s.problem_id
    FROM ${rowsOf(pairs)}
      JOIN "user" u ON u.id = pair.user_id
      JOIN solved_problem s ON s.user_id = pair.user_id AND s.problem_id = pair.problem_id
    WHERE s.first_accepted_at >= u.review_since OR s.last_accepted_at >= u.review_since AND EXISTS (
      SELECT FROM progress_reset r
      WHERE r.user_id = s.user_id AND r.problem_id = s.problem_id AND r.reset_at < s.last_accepted_at)
    ORDER BY s.user_id, s.problem_id
    ON CONFLICT DO NOTHING`;
}

/** Start of the day so many days after an instant, in the time zone of the site. */
export function dayStart(instant: Prisma.Sql, days: Prisma.Sql | number, timeZone: string): Prisma.Sql {
  return Prisma.sql`(((${instant} AT TIME ZONE ${timeZone})::date + ${days}::int)::timestamp AT TIME ZONE ${timeZone})`;
}

/** Accepted submissions of a card `c` in practice, as counters.service.ts counts them. */
const accepted = Prisma.sql`
  SELECT s.submitted_at
  FROM submission s
    LEFT JOIN verdict_change v ON s.status IN (5, 6, 7, 9) AND v.submission_id = s.id AND v.version = s.version
  WHERE s.user_id = c.user_id AND s.problem_id = c.problem_id AND s.contest_id IS NULL AND s.origin = 'PRACTICE'
    AND coalesce(v.status, s.status) = 0`;

/**
 * Sums up cards from what their accounts last chose and the accepted submissions: one that was made when a review was
 * due, or later, passes it. The caller holds the locks of the pairs.
 */
export async function sumUpReviews(tx: Transaction, pairs: readonly Pair[]): Promise<void> {
  const { timeZone } = await readSettings(tx, ['timeZone']);
  const wait = Prisma.sql`(ARRAY[${Prisma.join([...reviewDays])}])`;
  await tx.$executeRaw`
    UPDATE review_card SET stage = last.stage, due_at = last.due_at
    FROM (
      SELECT c.user_id, c.problem_id, state.stage, state.due_at
      FROM ${rowsOf(pairs)}
        JOIN review_card c ON c.user_id = pair.user_id AND c.problem_id = pair.problem_id AND NOT c.is_dropped
        CROSS JOIN LATERAL (
          WITH RECURSIVE accepted AS MATERIALIZED (${accepted}), start AS (
            SELECT min(submitted_at) AS at
            FROM accepted
            WHERE submitted_at > coalesce(
              (SELECT r.reset_at FROM progress_reset r WHERE r.user_id = c.user_id AND r.problem_id = c.problem_id),
              '-infinity')
          ), walk (stage, due_at) AS (
            SELECT c.base_stage, CASE WHEN start.at IS NOT NULL AND c.base_stage < ${reviewDays.length}::int
              THEN coalesce(c.base_due_at, ${dayStart(Prisma.sql`start.at`, reviewDays[0], timeZone)}) END
            FROM start
            UNION ALL
            SELECT walk.stage + 1,
              ${dayStart(Prisma.sql`passed.at`, Prisma.sql`${wait}[walk.stage + 2]`, timeZone)}
            FROM walk CROSS JOIN LATERAL (
              SELECT submitted_at AS at FROM accepted WHERE submitted_at >= walk.due_at ORDER BY submitted_at LIMIT 1
            ) passed
            WHERE walk.stage < ${reviewDays.length}::int
          )
          SELECT stage, due_at FROM walk ORDER BY stage DESC LIMIT 1
        ) state
    ) last
    WHERE review_card.user_id = last.user_id AND review_card.problem_id = last.problem_id
      AND (review_card.stage, review_card.due_at) IS DISTINCT FROM (last.stage, last.due_at)`;
}

/** Rows of pairs, named `pair`. */
function rowsOf(pairs: readonly Pair[]): Prisma.Sql {
  return Prisma.sql`
    unnest(${pairs.map(({ userId }) => userId)}::bpchar[], ${pairs.map(({ problemId }) => problemId)}::int[])
      AS pair (user_id, problem_id)`;
}
