import type { Context } from '../../core/context.ts';
import { lastDays } from './days.ts';

/** Days of a heat map, today included. */
const heatMapDays = 365;

/** How many submissions a user made, by day. */
export interface HeatMap {
  /** First and last day, YYYY-MM-DD. */
  readonly startDate: string;
  readonly endDate: string;
  /** Days with any, oldest first. */
  readonly days: readonly { readonly date: string; readonly count: number }[];
}

/**
 * The submissions of a user in the last 365 days of a time zone. Practice alone counts, whatever became of it: when
 * somebody submits in a contest is the contest's to tell.
 */
export async function heatMapOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  timeZone: string,
): Promise<HeatMap> {
  const days = lastDays(now, timeZone, heatMapDays);
  const counts = await db.$queryRaw<{ date: string; count: number }[]>`
    SELECT day.date, counted.count
    FROM unnest(
      ${days.map(({ date }) => date)}::text[], ${days.map(({ startsAt }) => startsAt)}::timestamptz[],
      ${days.map(({ endsAt }) => endsAt)}::timestamptz[]) AS day (date, starts_at, ends_at),
      LATERAL (
        SELECT count(*)::int AS count FROM submission s
        WHERE s.user_id = ${userId} AND s.submitted_at >= day.starts_at AND s.submitted_at < day.ends_at
          AND s.contest_id IS NULL AND s.group_id IS NULL AND s.origin = 'PRACTICE'
      ) counted
    WHERE counted.count > 0 ORDER BY day.date`;
  return { startDate: days[0]?.date ?? '', endDate: days.at(-1)?.date ?? '', days: counts };
}
