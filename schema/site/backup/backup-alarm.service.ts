import type { Context } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { wholeBackup } from './backup.service.ts';

/** A fault of the backups. */
export interface BackupAlarm {
  readonly kind: 'BACKUP_OLD' | 'BACKUP_UNVERIFIED';
  readonly sentence: Sentence;
}

/** The last whole backup may be so old, in ms; so long a site may be without one, or without a verified one. */
const maxAgeMs = 2 * 24 * 60 * 60_000;

/** What is wrong with the backups; nothing on a new site, and where the site makes none and never had one. */
export async function backupAlarms({
  db,
  backups,
  now,
}: Pick<Context, 'db' | 'backups' | 'now'>): Promise<BackupAlarm[]> {
  const longAgo = new Date(now.getTime() - maxAgeMs);
  const [last, first, verified] = await Promise.all([
    db.backup.findFirst({
      where: wholeBackup,
      orderBy: { id: 'desc' },
      select: { finishedAt: true, verifyFailure: true },
    }),
    db.backup.findFirst({ where: { state: 'DONE' }, orderBy: { id: 'asc' }, select: { finishedAt: true } }),
    db.backup.findFirst({ where: { ...wholeBackup, verifiedAt: { not: null } }, select: { id: true } }),
  ]);
  if (last === null) {
    if (backups.nightlyHour === null || !(await isOlderThan(db, longAgo))) return [];
    return [{ kind: 'BACKUP_OLD', sentence: noBackup }];
  }
  const alarms: BackupAlarm[] = [];
  if (isBefore(last.finishedAt, longAgo)) alarms.push({ kind: 'BACKUP_OLD', sentence: oldBackup(last.finishedAt) });
  if (last.verifyFailure !== null) alarms.push({ kind: 'BACKUP_UNVERIFIED', sentence: damagedBackup });
  else if (verified === null && isBefore(first?.finishedAt ?? null, longAgo))
    alarms.push({ kind: 'BACKUP_UNVERIFIED', sentence: neverVerified });
  return alarms;
}

/** Was the database made before? A restored one was made when it was restored. */
async function isOlderThan(db: Context['db'], moment: Date): Promise<boolean> {
  const [made] = await db.$queryRaw<Array<{ isOld: boolean }>>`
    SELECT coalesce(min(started_at) < ${moment}, false) AS "isOld" FROM _prisma_migrations`;
  return made?.isOld ?? false;
}

function isBefore(at: Date | null, moment: Date): boolean {
  return at !== null && at < moment;
}

const noBackup: Sentence = {
  'zh-CN': '本站还没有任何完整的备份。请在“管理 → 备份”中查看原因，或运行 npm run backup。',
  'en-US': 'There is no whole backup of this site. See Management, Backup for the reason, or run "npm run backup".',
};

function oldBackup(at: Date | null): Sentence {
  const day = at?.toISOString().slice(0, 10) ?? '';
  return {
    'zh-CN': `最近一次完整备份完成于 ${day}，已超过两天。请在“管理 → 备份”中查看原因。`,
    'en-US': `The last whole backup is of ${day}, more than two days ago. See Management, Backup for the reason.`,
  };
}

const damagedBackup: Sentence = {
  'zh-CN': '最近一次备份没有通过验证。请在“管理 → 备份”中查看原因，然后重新备份并验证。',
  'en-US':
    'The last backup failed its verification. See Management, Backup for the reason, then back up and verify again.',
};

const neverVerified: Sentence = {
  'zh-CN': '还没有一个备份通过过验证，无法确定能否恢复。请在“管理 → 备份”中验证。',
  'en-US': 'No backup was ever verified, so nobody knows whether it can be restored. Verify one in Management, Backup.',
};
