import type { Services } from '../../core/context.ts';
import { inBatches } from '../../core/jobs/in-batches.ts';
import { keptSince } from '../../core/jobs/kept-since.ts';
import { readSettings } from '../../core/settings/site.service.ts';

/** Removes drafts of code that nobody came back to, with the texts that they took the place of. */
export async function tidyCodeDrafts({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const { codeDraftKeptDays } = await readSettings(db, ['codeDraftKeptDays']);
  const since = keptSince(now, codeDraftKeptDays);
  await inBatches(
    (limit) => db.$executeRaw`
      DELETE FROM code_draft WHERE id IN (
        SELECT id FROM code_draft WHERE edited_at < ${since} ORDER BY edited_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  );
}
