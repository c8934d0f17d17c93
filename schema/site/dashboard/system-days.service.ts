import type { Context } from '../../core/context.ts';
import { dayAfter, dayOf } from '../../core/settings/site-day.ts';
import { siteConfig } from '../../core/settings/site.service.ts';
import { figureDays, figuresLifeMs } from './figures.service.ts';

/** Verdicts of a day that are read, the latest: of more of them the percentiles are the same. */
const maxDayVerdicts = 10_000;

/** What the site did and how large it was on a day. */
export interface SystemDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Seconds from a submission to its first verdict; null: there was no verdict. */
  readonly waitP50: number | null;
  readonly waitP95: number | null;
  /** Null: not sampled. */
  readonly databaseBytes: number | null;
  readonly filesBytes: number | null;
}

type Asking = Pick<Context, 'db' | 'cache' | 'now'>;

/** Today and the 29 days before it, oldest first. */
export async function readSystemDays(context: Asking): Promise<SystemDay[]> {
  const { timeZone } = await siteConfig(context);
  const today = dayOf(context.now, timeZone);
  return context.cache.get({ part: 'weekFigures', key: `system ${today}`, lifeMs: figuresLifeMs }, () =>
    readDays(context.db, { first: dayAfter(today, 1 - figureDays), today, timeZone }),
  );
}

interface Days {
  readonly first: string;
  readonly today: string;
  readonly timeZone: string;
}

/** By the index of verdicts by time, day by day, each bounded. Rejudges have later versions and are left out. */
function readDays(db: Context['db'], { first, today, timeZone }: Days): Promise<SystemDay[]> {
  return db.$queryRaw<SystemDay[]>`
    SELECT d.day::date::text AS day, w.p50 AS "waitP50", w.p95 AS "waitP95",
      s.database_bytes::float AS "databaseBytes", s.files_bytes::float AS "filesBytes"
    FROM generate_series(${first}::date::timestamp, ${today}::date::timestamp, interval '1 day') AS d(day)
    CROSS JOIN LATERAL (
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS p50,
        percentile_cont(0.95) WITHIN GROUP (ORDER BY seconds) AS p95
      FROM (
        SELECT extract(epoch FROM v.created_at - j.submitted_at)::float AS seconds
        FROM verdict_change v JOIN submission j ON j.id = v.submission_id
        WHERE v.created_at >= d.day AT TIME ZONE ${timeZone}
          AND v.created_at < (d.day + interval '1 day') AT TIME ZONE ${timeZone}
          AND v.version = 1 AND v.cause = 'JUDGED' AND j.origin <> 'JURY'
        ORDER BY v.created_at DESC LIMIT ${maxDayVerdicts}) AS waits) AS w
    LEFT JOIN storage_sample s ON s.day = d.day::date
    ORDER BY 1`;
}
