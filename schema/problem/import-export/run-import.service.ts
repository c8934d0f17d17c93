import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { createIssueLog, type PackageIssue } from '../package/issue-log.ts';
import { checkItem, importItem } from './import-item.service.ts';
import { openPackages } from './open-packages.ts';

/*
 * How this works: a batch has two turns of work, each found by its state. LISTING reads the problems in the files and
 * writes down what is wrong with each, so that it is known before anything is imported; RUNNING takes one item after
 * the other. An item that was under way when its process died is tried again: its rows are written by one transaction,
 * which marks the item as well, so it is imported once.
 * When items failed in which reading found no fault, the files are kept for a while, and the batch can be listed again
 * for what was not imported.
 */

/** Issues kept of one item or file. */
const maxIssues = 50;
/** Characters kept of a stated display id: more than one may have, so that a long one stays refused. */
const maxStatedId = 100;
/** How long the files of a batch with failures are kept for another attempt, in milliseconds. */
const keptMs = 3_600_000;
/** A batch nobody came back for is removed after this, in milliseconds; problems it made stay. */
const forgottenMs = 30 * 86_400_000;

/** Batches with work to do. */
export async function dueImports({ db }: Services): Promise<number[]> {
  return (
    await db.problemImport.findMany({
      where: { state: { in: ['LISTING', 'RUNNING'] } },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: 100,
    })
  ).map(({ id }) => id);
}

/** Does the turn of work that a batch is at; nothing when it waits or is done. */
export async function workOnImport(services: Services, id: number, now: Date): Promise<void> {
  const batch = await services.db.problemImport.findUnique({ where: { id }, select: { state: true } });
  if (batch?.state === 'LISTING') await listItems(services, id);
  if (batch?.state === 'RUNNING') await runItems(services, id, now);
}

async function listItems(services: Services, id: number): Promise<void> {
  const { db, pubsub, uploads } = services;
  const files = await db.problemImportFile.findMany({ where: { importId: id }, orderBy: { position: 'asc' } });
  // A turn that was cut off, or a batch with failures, begins again for what is not imported.
  await db.problemImportItem.deleteMany({ where: { importId: id, state: { not: 'IMPORTED' } } });
  const imported = await db.problemImportItem.findMany({ where: { importId: id }, select: { position: true } });
  const importedPositions = new Set(imported.map(({ position }) => position));
  let found = 0;
  const faults: { readonly id: number; readonly problems: readonly PackageIssue[] }[] = [];
  for (const file of files) {
    const log = createIssueLog();
    await using open = await openPackages(uploads.pathOf(file.uploadKey), log, { name: file.name });
    faults.push({ id: file.id, problems: log.problems });
    for (const [index, item] of (open?.items ?? []).entries()) {
      found += 1;
      if (importedPositions.has(found)) continue;
      const { statedId, titles, log: itemLog } = await checkItem(services, item);
      await db.problemImportItem.create({
        data: {
          importId: id,
          fileId: file.id,
          position: found,
          index,
          name: item.name.slice(0, 500),
          format: item.format,
          title: item.title,
          titles,
          statedId: statedId?.slice(0, maxStatedId) ?? null,
          problems: issuesJson(itemLog.problems),
          warnings: issuesJson(itemLog.warnings),
        },
        select: { id: true },
      });
      await pubsub.publish('problemImport', { problemImportId: id });
    }
  }
  await db.$transaction(async (tx) => {
    for (const { id: fileId, problems } of faults)
      await tx.problemImportFile.update({
        where: { id: fileId },
        data: { problems: issuesJson(problems) },
        select: { id: true },
      });
    await tx.problemImport.updateMany({
      where: { id, state: 'LISTING' },
      data: { state: found > 0 ? 'READY' : 'DONE' },
    });
    await pubsub.publish('problemImport', { problemImportId: id }, tx);
  });
  // Files that hold nothing are of no use any more.
  if (found === 0)
    await removeUploads(
      services,
      files.map(({ uploadKey }) => uploadKey),
    );
}

async function runItems(services: Services, id: number, now: Date): Promise<void> {
  const { db, pubsub, uploads } = services;
  const batch = await db.problemImport.findUniqueOrThrow({
    where: { id },
    include: { files: { orderBy: { position: 'asc' } } },
  });
  let isWorthAnother = false;
  for (const file of batch.files) {
    const waiting = await db.problemImportItem.findMany({
      where: { fileId: file.id, isChosen: true, state: { in: ['WAITING', 'RUNNING'] } },
      orderBy: { position: 'asc' },
      select: { id: true, index: true, problems: true },
    });
    if (waiting.length === 0) continue;
    const fileLog = createIssueLog();
    await using open = await openPackages(uploads.pathOf(file.uploadKey), fileLog, { name: file.name });
    for (const { id: itemId, index, problems: faults } of waiting) {
      const item = open?.items[index];
      await db.problemImportItem.update({ where: { id: itemId }, data: { state: 'RUNNING' }, select: { id: true } });
      await pubsub.publish('problemImport', { problemImportId: id });
      const outcome =
        item === undefined
          ? null
          : await importItem(services, item, batch, (tx, { problemId }, { warnings }) =>
              tx.problemImportItem.update({
                where: { id: itemId },
                data: { state: 'IMPORTED', problemId, problems: [], warnings: issuesJson(warnings) },
                select: { id: true },
              }),
            );
      if (outcome === null || outcome.imported === null) {
        isWorthAnother ||= Array.isArray(faults) && faults.length === 0;
        const { problems, warnings } = outcome?.log ?? fileLog;
        await db.problemImportItem.update({
          where: { id: itemId },
          data: { state: 'FAILED', problems: issuesJson(problems), warnings: issuesJson(warnings) },
          select: { id: true },
        });
      }
      await pubsub.publish('problemImport', { problemImportId: id });
    }
  }
  await db.$transaction(async (tx) => {
    await tx.problemImport.update({ where: { id }, data: { state: 'DONE', endedAt: now }, select: { id: true } });
    await pubsub.publish('problemImport', { problemImportId: id }, tx);
  });
  const keys = batch.files.map(({ uploadKey }) => uploadKey);
  if (!isWorthAnother) await removeUploads(services, keys);
  else
    await db.upload.updateMany({
      where: { key: { in: keys } },
      data: { expiresAt: new Date(now.getTime() + keptMs) },
    });
}

/** The bytes are used up; rows of a batch go on telling what they held. */
export async function removeUploads(
  { db, uploads }: Pick<Services, 'db' | 'uploads'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    await uploads.remove(key);
    await db.upload.deleteMany({ where: { key } });
  }
}

/** Removes batches that are long over, and those nobody began: their uploads have run out. */
export async function tidyImports({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.problemImport.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - forgottenMs) }, state: { in: ['READY', 'DONE'] } },
  });
}

/** Issues as a column holds them: plain data made of texts. */
function issuesJson(issues: readonly PackageIssue[]): Prisma.InputJsonValue {
  return issues.slice(0, maxIssues).map((issue) => ({ ...issue }));
}
