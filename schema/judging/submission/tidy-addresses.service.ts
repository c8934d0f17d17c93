import type { Services } from '../../core/context.ts';
import { inBatches } from '../../core/jobs/in-batches.ts';
import { keptSince } from '../../core/jobs/kept-since.ts';
import { readSettings } from '../../core/settings/site.service.ts';

/** Removes the client addresses of old submissions. Rows that are locked at this moment are left for the next night. */
export async function tidySubmissionAddresses({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const { addressKeptDays } = await readSettings(db, ['addressKeptDays']);
  const since = keptSince(now, addressKeptDays);
  await inBatches(
    (limit) => db.$executeRaw`
      UPDATE submission SET address = NULL WHERE id IN (
        SELECT id FROM submission
        WHERE address IS NOT NULL AND submitted_at < ${since}
        ORDER BY submitted_at
        LIMIT ${limit}
        FOR UPDATE SKIP LOCKED)`,
  );
}
