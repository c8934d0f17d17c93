import { securityActions } from '../../core/audit/audit-actions.ts';
import type { Services } from '../../core/context.ts';
import { readSettings } from '../../core/settings/site.service.ts';

const dayMs = 86_400_000;
/** Days that entries on how accounts sign in and what they may do are kept at least: five years. */
const securityKeptDays = 1_826;
/** Entries that go in one statement, so that nobody waits for the job. */
const batchSize = 5_000;

/** Removes entries whose time is over, the oldest first. */
export async function tidyAuditLog({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const { auditKeptDays } = await readSettings(db, ['auditKeptDays']);
  const keptSince = (days: number) => new Date(now.getTime() - days * dayMs);
  const [ordinary, security] = [keptSince(auditKeptDays), keptSince(Math.max(auditKeptDays, securityKeptDays))];
  for (;;) {
    const removed = await db.$executeRaw`
      DELETE FROM audit_entry WHERE id IN (
        SELECT id
        FROM audit_entry
        WHERE at < ${security} OR (at < ${ordinary} AND action <> ALL(${[...securityActions]}))
        ORDER BY at
        LIMIT ${batchSize})`;
    if (removed < batchSize) return;
  }
}
