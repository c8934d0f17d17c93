import type { Services } from '../../core/context.ts';
import { dayOf } from '../../core/settings/site-day.ts';
import { siteConfig } from '../../core/settings/site.service.ts';

/** Notes how large the site is: one row a day, which the last sample of the day keeps. */
export async function sampleStorage({ db, cache }: Pick<Services, 'db' | 'cache'>, now: Date): Promise<void> {
  const { timeZone } = await siteConfig({ db, cache });
  await db.$executeRaw`
    INSERT INTO storage_sample (day, database_bytes, files_bytes)
    VALUES (${dayOf(now, timeZone)}::date, pg_database_size(current_database()),
      (SELECT coalesce(sum(size_bytes), 0) FROM stored_file))
    ON CONFLICT (day) DO UPDATE SET database_bytes = excluded.database_bytes, files_bytes = excluded.files_bytes`;
}
