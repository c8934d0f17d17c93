import type { Services } from '../../core/context.ts';
import { BackupBusy } from '../../core/ports/backups.ts';
import { failureText } from './run-backup.service.ts';

/** Name of the job. */
export const verificationJob = 'verify-backup';

/** Backups whose verification was asked for. */
export async function dueVerifications({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const rows = await db.backup.findMany({
    where: { verifyAskedAt: { not: null } },
    select: { id: true },
    orderBy: { verifyAskedAt: 'asc' },
    take: 10,
  });
  return rows.map(({ id }) => id);
}

/** Verifies a backup and notes the moment, or what is wrong with it. */
export async function runVerification(services: Services, id: number): Promise<void> {
  const { db, backups, log } = services;
  const row = await db.backup.findFirst({
    where: { id, verifyAskedAt: { not: null } },
    select: { path: true },
  });
  if (row === null) return;
  let failure: string | null = null;
  try {
    await backups.verify(row.path ?? '');
  } catch (error) {
    // `npm run backup -- verify` is at work: the row waits for the next look.
    if (error instanceof BackupBusy) return;
    failure = failureText(error);
  }
  await db.backup.update({
    where: { id },
    data: { verifyAskedAt: null, verifyFailure: failure, ...(failure === null && { verifiedAt: new Date() }) },
    select: { id: true },
  });
  if (failure !== null) log.error({ id, failure, folder: backups.folder }, 'a backup is not whole');
}
