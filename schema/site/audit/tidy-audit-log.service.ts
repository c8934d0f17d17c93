import { securityActions } from '../../core/audit/audit-actions.ts';
import type { Services } from '../../core/context.ts';
import { inBatches } from '../../core/jobs/in-batches.ts';
import { keptSince } from '../../core/jobs/kept-since.ts';
import { readSettings } from '../../core/settings/site.service.ts';

/** Days that entries on how accounts sign in and what they may do are kept at least: five years. */
const securityKeptDays = 1_826;

/** Removes entries whose time is over, the oldest first. */
export async function tidyAuditLog({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const { auditKeptDays } = await readSettings(db, ['auditKeptDays']);
  const ordinary = keptSince(now, auditKeptDays);
  const security = keptSince(now, Math.max(auditKeptDays, securityKeptDays));
  await inBatches(
    (limit) => db.$executeRaw`
      DELETE FROM audit_entry WHERE id IN (
        SELECT id
        FROM audit_entry
        WHERE at < ${security} OR (at < ${ordinary} AND action <> ALL(${[...securityActions]}))
        ORDER BY at
        LIMIT ${limit})`,
  );
}
