import type { Services } from '../../core/context.ts';
import { BackupBusy } from '../../core/ports/backups.ts';

/** Name of the job. */
export const backupJob = 'backup';
/** After a backup, one is verified when none was for so long, in ms. */
const verifyEveryMs = 7 * 24 * 60 * 60_000;
/** Longest failure that is kept, in characters. */
const maxFailure = 1_000;

/** Backups that wait, and those of a process that ended in the middle. */
export async function dueBackups({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const rows = await db.backup.findMany({
    where: { state: { in: ['WAITING', 'RUNNING'] } },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: 10,
  });
  return rows.map(({ id }) => id);
}

/** Makes a backup and notes what became of it; then old ones make way. */
export async function runBackup(services: Services, id: number, now: Date): Promise<void> {
  const { db, backups, log } = services;
  const { count } = await db.backup.updateMany({
    where: { id, state: { in: ['WAITING', 'RUNNING'] } },
    data: { state: 'RUNNING', startedAt: now },
  });
  if (count === 0) return;
  try {
    const { path, sizeBytes } = await backups.make(now);
    const isVerificationDue = await lacksVerification(services, now);
    await db.backup.update({
      where: { id },
      data: {
        state: 'DONE',
        finishedAt: new Date(),
        path,
        sizeBytes,
        ...(isVerificationDue && { verifyAskedAt: now }),
      },
      select: { id: true },
    });
    const gone = await backups.rotate(now);
    await db.backup.updateMany({ where: { path: { in: [...gone] } }, data: { removedAt: now } });
    log.info({ path, sizeBytes, removed: gone.length }, 'the site was backed up');
  } catch (error) {
    // `npm run backup` is at work, or this job a second time: the row waits for the next look.
    if (error instanceof BackupBusy) return;
    log.error({ err: error, id }, 'the backup failed');
    await db.backup.updateMany({
      where: { id, state: 'RUNNING' },
      data: { state: 'FAILED', finishedAt: new Date(), failure: failureText(error) },
    });
  }
}

/** At the hour of the nightly backup asks for one, unless one is under way. */
export async function startNightlyBackup({ db, backups, pubsub }: Services, now: Date): Promise<void> {
  if (now.getUTCHours() !== backups.nightlyHour) return;
  if ((await db.backup.count({ where: { state: { in: ['WAITING', 'RUNNING'] } } })) > 0) return;
  const { id } = await db.backup.create({ data: { askedAt: now }, select: { id: true } });
  await pubsub.publish('job', { name: backupJob, id });
}

/** What a failure says, for super admins. */
export function failureText(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, maxFailure);
}

async function lacksVerification({ db }: Pick<Services, 'db'>, now: Date): Promise<boolean> {
  const verified = await db.backup.count({
    where: { verifiedAt: { gt: new Date(now.getTime() - verifyEveryMs) } },
  });
  return verified === 0;
}
