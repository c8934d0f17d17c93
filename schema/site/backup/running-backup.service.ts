import type { Services } from '../../core/context.ts';
import { backupLockKey } from '../../core/ports/backups.ts';

/** Is a backup being made, by whichever process? */
export async function isBackupRunning(db: Services['db']): Promise<boolean> {
  const [lock] = await db.$queryRaw<Array<{ isHeld: boolean }>>`
    SELECT EXISTS (
      SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
      WHERE l.locktype = 'advisory' AND d.datname = current_database()
        AND l.classid = 0 AND l.objid = ${backupLockKey} AND l.objsubid = 1
    ) AS "isHeld"`;
  return lock?.isHeld ?? false;
}
