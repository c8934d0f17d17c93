import type { Context, Services } from '../../core/context.ts';
import { dayAfter, dayOf } from '../../core/settings/site-day.ts';
import { siteConfig } from '../../core/settings/site.service.ts';
import { isAdmin } from '../../core/viewer.rule.ts';

/*
 * Figures of the last week: today and the six days before it, in the time zone of the site. Both come from indexes that
 * hold all they need (submission by time, solved_problem by its first acceptance), so no counter has to be kept, which
 * every verdict would have to wait for; and a rejudge changes them like any other row.
 */

/** Days of a week. */
const weekDays = 7;
/** Users in the rank of the week. */
const rankSize = 10;
/** How old the figures may be, in milliseconds. */
const lifeMs = 30_000;

/** What was submitted on a day. */
export interface DayFigures {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Submissions of practice. */
  readonly total: number;
  /** Those of them that are accepted. */
  readonly accepted: number;
}

/** Somebody who solved problems in the last week. */
export interface WeekSolver {
  readonly userId: string;
  readonly username: string;
  readonly nickname: string | null;
  readonly avatarUrl: string | null;
  readonly titleName: string | null;
  readonly titleColor: string | null;
  /** Public problems solved for the first time. */
  readonly solved: number;
}

type Asking = Pick<Context, 'db' | 'cache' | 'now'>;

/**
 * Submissions of each day of the last week, oldest first. Practice only: what happens in contests and groups is theirs
 * to show.
 *
 * @param isFresh counted anew; heeded from admins only.
 */
export async function weekSubmissions(
  context: Asking & Pick<Context, 'viewer'>,
  isFresh: boolean,
): Promise<DayFigures[]> {
  if (isFresh && isAdmin(context.viewer)) context.cache.drop('weekFigures');
  return context.cache.get({ part: 'weekFigures', key: 'submissions', lifeMs }, () => countSubmissions(context));
}

async function countSubmissions(context: Asking): Promise<DayFigures[]> {
  const { timeZone } = await siteConfig(context);
  const today = dayOf(context.now, timeZone);
  const first = dayAfter(today, 1 - weekDays);
  const rows = await context.db.$queryRaw<DayFigures[]>`
    SELECT (submitted_at AT TIME ZONE ${timeZone})::date::text AS day, count(*)::int AS total,
      (count(*) FILTER (WHERE status = 0))::int AS accepted
    FROM submission
    WHERE submitted_at >= ${first}::date::timestamp AT TIME ZONE ${timeZone} AND contest_id IS NULL AND group_id IS NULL
      AND origin = 'PRACTICE'
    GROUP BY 1`;
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: weekDays }, (_, index) => {
    const day = dayAfter(first, index);
    return byDay.get(day) ?? { day, total: 0, accepted: 0 };
  });
}

/**
 * Who solved most problems in the last week: those of the public bank, outside contests, for the first time. Who was
 * first at a number stands first.
 */
export function weekRank(context: Asking): Promise<WeekSolver[]> {
  return context.cache.get({ part: 'weekFigures', key: 'rank', lifeMs }, () => readRank(context));
}

async function readRank(context: Pick<Services, 'db' | 'cache'> & Pick<Context, 'now'>): Promise<WeekSolver[]> {
  const { timeZone } = await siteConfig(context);
  const first = dayAfter(dayOf(context.now, timeZone), 1 - weekDays);
  return context.db.$queryRaw<WeekSolver[]>`
    SELECT u.id AS "userId", u.username, u.nickname, u.avatar_url AS "avatarUrl", u.title_name AS "titleName",
      u.title_color AS "titleColor", solver.solved
    FROM (
      SELECT s.user_id, count(*)::int AS solved, max(s.first_accepted_at) AS last_at
      FROM solved_problem s JOIN problem p ON p.id = s.problem_id
      WHERE s.first_accepted_at >= ${first}::date::timestamp AT TIME ZONE ${timeZone} AND p.visibility = 'PUBLIC'
        AND p.in_bank
      GROUP BY s.user_id
    ) solver JOIN "user" u ON u.id = solver.user_id
    WHERE NOT u.is_disabled
    ORDER BY solver.solved DESC, solver.last_at, u.id LIMIT ${rankSize}`;
}
