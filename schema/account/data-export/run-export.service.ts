import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { zipOf } from '../../core/files/zip.ts';
import type { JobFailed } from '../../core/jobs/job.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { deliverMessages } from '../message/deliver.service.ts';
import { viewerOf } from '../session/session.service.ts';
import { archiveEntries } from './archive-entries.ts';

/*
 * How an archive is made
 *
 * A row job reads the data of the account in batches, as the account itself, and streams them into one file beside the
 * uploads: backups hold no copies of it. The account is told when it is ready. The file goes with its row when it
 * expires, when a newer one is ready, and when the account is deleted.
 */

/** Name of the job. */
export const dataExportJob = 'data-export';
/** Largest archive, in bytes. */
const maxBytes = 8 * 1024 ** 3;
const dayMs = 86_400_000;

/** Archives that are to be made. */
const open = { state: { in: ['WAITING', 'RUNNING'] } } satisfies Prisma.DataExportWhereInput;

/** Archives that wait, and those of a process that ended in the middle. */
export async function dueDataExports({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const rows = await db.dataExport.findMany({
    where: open,
    orderBy: { id: 'asc' },
    take: 100,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Makes an archive, and tells whoever asked for it. */
export async function runDataExport(services: Services, id: number, now: Date): Promise<void> {
  const { db, reads, uploads, log } = services;
  const { count } = await db.dataExport.updateMany({
    where: { id, ...open, user: { deletedAt: null } },
    data: { state: 'RUNNING' },
  });
  if (count === 0) return;
  const { key, locale, user } = await db.dataExport.findUniqueOrThrow({
    where: { id },
    select: { key: true, locale: true, user: { select: { id: true, username: true, role: true } } },
  });
  const asking = {
    db,
    reads,
    now,
    locale: locale === 'en-US' ? ('en-US' as const) : ('zh-CN' as const),
    viewer: await viewerOf(db, user),
  };
  const sizeBytes = await uploads.write(key, zipOf(services, archiveEntries(services, asking)), maxBytes);
  if (sizeBytes === null) {
    await failDataExport(services, id, { reason: 'too large', now });
    return;
  }
  if (await finish(services, { id, sizeBytes, now })) log.info({ id, sizeBytes }, 'data of an account exported');
  else await uploads.remove(key);
}

/** Ends an archive as failed; its account may ask for another one at once. */
export async function failDataExport(services: Services, id: number, { reason, now }: JobFailed): Promise<void> {
  const { db, uploads, log } = services;
  const row = await db.dataExport.findFirst({ where: { id, ...open }, select: { key: true } });
  if (row === null) return;
  await uploads.remove(row.key);
  await db.dataExport.updateMany({
    where: { id, ...open },
    data: { state: 'FAILED', expiresAt: await expiryFrom(services, now) },
  });
  log.error({ id, reason }, 'the data of an account could not be exported');
}

/** Removes archives that have expired, with their files. */
export async function tidyDataExports({ db, uploads }: Pick<Services, 'db' | 'uploads'>, now: Date): Promise<void> {
  const old = await db.dataExport.findMany({
    where: { expiresAt: { lt: now } },
    orderBy: { expiresAt: 'asc' },
    take: 1_000,
    select: { id: true, key: true },
  });
  for (const { id, key } of old) {
    await uploads.remove(key);
    await db.dataExport.deleteMany({ where: { id } });
  }
}

interface Made {
  readonly id: number;
  readonly sizeBytes: number;
  readonly now: Date;
}

/** @returns false when nobody is to have it any more. */
async function finish(services: Services, { id, sizeBytes, now }: Made): Promise<boolean> {
  const { db, pubsub } = services;
  const expiresAt = await expiryFrom(services, now);
  return db.$transaction(async (tx) => {
    const { count } = await tx.dataExport.updateMany({
      where: { id, state: 'RUNNING', user: { deletedAt: null } },
      data: { state: 'DONE', sizeBytes, expiresAt },
    });
    if (count === 0) return false;
    const { userId, requestedById, user } = await tx.dataExport.findUniqueOrThrow({
      where: { id },
      select: { userId: true, requestedById: true, user: { select: { username: true } } },
    });
    await tx.dataExport.updateMany({
      where: { userId, requestedById, state: 'DONE', id: { lt: id } },
      data: { expiresAt: now },
    });
    if (requestedById !== null) {
      const username = requestedById === userId ? null : user.username;
      await deliverMessages(tx, pubsub, [
        { recipientId: requestedById, kind: 'MINE', fact: { kind: 'dataExportReady', username } },
      ]);
    }
    return true;
  });
}

async function expiryFrom({ db }: Pick<Services, 'db'>, now: Date): Promise<Date> {
  const { dataExportKeptDays } = await readSettings(db, ['dataExportKeptDays']);
  return new Date(now.getTime() + dataExportKeptDays * dayMs);
}
