import type { Context } from '../../core/context.ts';
import { dayAfter, dayOf } from '../../core/settings/site-day.ts';
import { siteConfig } from '../../core/settings/site.service.ts';

/*
 * Figures of 30 days, counted in ranges of indexes and then kept for five to ten minutes by the process: no sum is
 * stored that every submission would have to wait for, and a rejudge changes them like any other row.
 */

/** Days of a line. */
export const figureDays = 30;
/** When the figures are counted anew, in milliseconds; they are given for twice as long meanwhile. */
export const figuresLifeMs = 300_000;

/** What happened on a day of the site. */
export interface DashboardDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly accepted: number;
  readonly wrong: number;
  readonly overLimit: number;
  readonly runtimeErrors: number;
  readonly compileErrors: number;
  readonly others: number;
  /** Accounts that submitted, in contests and groups too. */
  readonly activeUsers: number;
  readonly registrations: number;
}

type Verdicts = Omit<DashboardDay, 'activeUsers' | 'registrations'>;
type Asking = Pick<Context, 'db' | 'cache' | 'now'>;

/** Today and the 29 days before it, oldest first. */
export async function readFigures(context: Asking): Promise<DashboardDay[]> {
  const { timeZone } = await siteConfig(context);
  const today = dayOf(context.now, timeZone);
  // The key has the day: its figures are those of a new range after midnight.
  return context.cache.get({ part: 'weekFigures', key: `dashboard ${today}`, lifeMs: figuresLifeMs }, () =>
    countDays(context, { today, timeZone }),
  );
}

async function countDays(
  { db }: Asking,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
): Promise<DashboardDay[]> {
  const first = dayAfter(today, 1 - figureDays);
  const [verdicts, active, registered] = await Promise.all([
    // Practice only, as on the home page: verdicts of contests are theirs to show, which may be sealed.
    db.$queryRaw<Verdicts[]>`
      SELECT (submitted_at AT TIME ZONE ${timeZone})::date::text AS day,
        (count(*) FILTER (WHERE status = 0))::int AS accepted,
        (count(*) FILTER (WHERE status IN (-1, -3, 8)))::int AS wrong,
        (count(*) FILTER (WHERE status IN (1, 2)))::int AS "overLimit",
        (count(*) FILTER (WHERE status = 3))::int AS "runtimeErrors",
        (count(*) FILTER (WHERE status = -2))::int AS "compileErrors",
        (count(*) FILTER (WHERE status NOT IN (0, -1, -3, 8, 1, 2, 3, -2)))::int AS others
      FROM submission
      WHERE submitted_at >= ${first}::date::timestamp AT TIME ZONE ${timeZone} AND contest_id IS NULL
        AND group_id IS NULL AND origin = 'PRACTICE'
      GROUP BY 1`,
    db.$queryRaw<{ day: string; count: number }[]>`
      SELECT (submitted_at AT TIME ZONE ${timeZone})::date::text AS day, count(DISTINCT user_id)::int AS count
      FROM submission
      WHERE submitted_at >= ${first}::date::timestamp AT TIME ZONE ${timeZone} AND origin <> 'JURY'
      GROUP BY 1`,
    db.$queryRaw<{ day: string; count: number }[]>`
      SELECT (created_at AT TIME ZONE ${timeZone})::date::text AS day, count(*)::int AS count
      FROM "user"
      WHERE created_at >= ${first}::date::timestamp AT TIME ZONE ${timeZone}
      GROUP BY 1`,
  ]);
  const verdictsOf = new Map(verdicts.map((row) => [row.day, row]));
  const activeOn = new Map(active.map(({ day, count }) => [day, count]));
  const registeredOn = new Map(registered.map(({ day, count }) => [day, count]));
  return Array.from({ length: figureDays }, (_, index) => {
    const day = dayAfter(first, index);
    return {
      ...(verdictsOf.get(day) ?? none(day)),
      activeUsers: activeOn.get(day) ?? 0,
      registrations: registeredOn.get(day) ?? 0,
    };
  });
}

function none(day: string): Verdicts {
  return { day, accepted: 0, wrong: 0, overLimit: 0, runtimeErrors: 0, compileErrors: 0, others: 0 };
}
