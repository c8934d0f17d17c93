import type { Backup } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Services } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { BackupNotFound, BackupUnderWay } from './backup.error.ts';
import { backupJob } from './run-backup.service.ts';
import { verificationJob } from './run-verification.service.ts';

/** Rows of a page unless asked otherwise. */
export const defaultBackupPage = 20;

/** A backup that is there and whole. */
export const wholeBackup = { state: 'DONE', removedAt: null } as const;

/** Backups that were asked for, newest first; those that made way for newer ones are left out. */
export async function listBackups(
  { db }: Pick<Services, 'db'>,
  { page, query }: { readonly page: PageRequest; readonly query: object },
): Promise<Page<Backup>> {
  const where = { removedAt: null };
  const [items, total] = await Promise.all([
    db.backup.findMany({ ...query, ...sliceOf(page), where, orderBy: { id: 'desc' } }),
    db.backup.count({ where }),
  ]);
  return { ...page, items, total };
}

/** Asks for a backup. @returns its id. @throws BackupUnderWay */
export async function startBackup(context: Context): Promise<number> {
  const { db, pubsub, now } = context;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('start-backup'))`;
    const open = await tx.backup.findFirst({
      where: { state: { in: ['WAITING', 'RUNNING'] } },
      select: { id: true },
    });
    if (open !== null) throw new BackupUnderWay();
    const { id } = await tx.backup.create({ data: { askedAt: now }, select: { id: true } });
    await auditBy(context, tx, { action: 'backup.start', target: { kind: 'BACKUP', id }, groupId: null });
    await pubsub.publish('job', { name: backupJob, id }, tx);
    return id;
  });
}

/** Asks for a verification of a backup. @throws BackupNotFound */
export async function askForVerification(context: Context, id: number): Promise<void> {
  const { db, pubsub, now } = context;
  await db.$transaction(async (tx) => {
    const { count } = await tx.backup.updateMany({
      where: { id, ...wholeBackup },
      data: { verifyAskedAt: now, verifyFailure: null },
    });
    if (count === 0) throw new BackupNotFound();
    await auditBy(context, tx, { action: 'backup.verify', target: { kind: 'BACKUP', id }, groupId: null });
    await pubsub.publish('job', { name: verificationJob, id }, tx);
  });
}
