import type { Context } from '../../core/context.ts';
import { dayAfter, dayOf } from '../../core/settings/site-day.ts';
import { siteConfig } from '../../core/settings/site.service.ts';

/** Longest streak that is counted, in days. */
export const maxStreak = 365;

/**
 * Days in a row on which a user had a submission of practice accepted on the site, up to today, or up to yesterday
 * while today has none. Days are those of the site's time zone. One query along the index of the heat map.
 */
export async function solvingStreak(context: Pick<Context, 'db' | 'cache' | 'now'>, userId: string): Promise<number> {
  const { timeZone } = await siteConfig(context);
  const today = dayOf(context.now, timeZone);
  const first = dayAfter(today, -maxStreak);
  const [row] = await context.db.$queryRaw<{ streak: number }[]>`
    WITH solved AS (
      SELECT DISTINCT (submitted_at AT TIME ZONE ${timeZone})::date AS day
      FROM submission
      WHERE user_id = ${userId} AND submitted_at >= ${first}::date::timestamp AT TIME ZONE ${timeZone}
        AND status = 0 AND contest_id IS NULL AND group_id IS NULL AND origin = 'PRACTICE'
    ), numbered AS (
      SELECT day, (row_number() OVER (ORDER BY day DESC))::int AS number, max(day) OVER () AS last
      FROM solved
    )
    SELECT least(count(*), ${maxStreak})::int AS streak
    FROM numbered
    WHERE day + number = last + 1 AND last >= ${dayAfter(today, -1)}::date`;
  return row?.streak ?? 0;
}
