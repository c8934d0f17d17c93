import type { Services } from '../../core/context.ts';
import { inBatches } from '../../core/jobs/in-batches.ts';
import { keptSince } from '../../core/jobs/kept-since.ts';
import { readSettings } from '../../core/settings/site.service.ts';

/** Removes old messages and notices that their recipients have read. */
export async function tidyMessages({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const { messageKeptDays } = await readSettings(db, ['messageKeptDays']);
  const since = keptSince(now, messageKeptDays);
  await inBatches(
    (limit) => db.$executeRaw`
      DELETE FROM message WHERE id IN (
        SELECT id FROM message
        WHERE is_read AND created_at < ${since}
        ORDER BY created_at
        LIMIT ${limit}
        FOR UPDATE SKIP LOCKED)`,
  );
}
