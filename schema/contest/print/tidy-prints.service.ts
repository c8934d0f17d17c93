import type { Services } from '../../core/context.ts';
import { inBatches } from '../../core/jobs/in-batches.ts';
import { keptSince } from '../../core/jobs/kept-since.ts';
import { readSettings } from '../../core/settings/site.service.ts';

/** Removes texts that were to be printed in contests that ended long ago. */
export async function tidyPrints({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const { printKeptDays } = await readSettings(db, ['printKeptDays']);
  const since = keptSince(now, printKeptDays);
  await inBatches(
    (limit) => db.$executeRaw`
      DELETE FROM contest_print WHERE id IN (
        SELECT p.id
        FROM contest_print p
          JOIN contest c ON c.id = p.contest_id
        WHERE c.ends_at < ${since} AND p.created_at < ${since}
        LIMIT ${limit})`,
  );
}
