import { open } from 'node:fs/promises';
import type { Prisma, RemoteImport, RemoteImportItem } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import type { JobFailed } from '../../core/jobs/job.ts';
import { removeUploads } from '../../problem/import-export/run-import.service.ts';
import { adapterOf } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { RemoteFailure } from '../core/failure.ts';
import { originOf } from '../http/talk.service.ts';
import { countPictures } from './assets.service.ts';
import { loadSet, loadStatement, parseStatement, takeStatementTurn, type LoadedStatement } from './crawl.service.ts';
import { packDocuments, savedDocument, unpackDocuments } from './documents.ts';
import { statementFailure, type StatementFailure } from './failure-words.ts';
import { displayIdOf, knownProblem, makeProblem } from './make-problem.service.ts';
import { normalStatement } from './normal-statement.ts';
import { maxImportItems } from './remote-import.service.ts';

/*
 * How this works: an import has two turns of work, each found by its state. READING reads one statement after the
 * other, each when the judge's turn comes; RUNNING makes the problems that were chosen, each in one transaction that
 * marks its item as well. So a server that is killed loses the item under way, which is done again.
 */

/** Longest page or PDF that a person sends, in bytes. */
const maxSavedBytes = 32 * 1024 ** 2;

/** Imports with work to do. */
export async function dueRemoteImports({ db }: Services): Promise<number[]> {
  const rows = await db.remoteImport.findMany({
    where: { state: { in: ['READING', 'RUNNING'] } },
    select: { id: true },
    orderBy: { id: 'asc' },
    take: 100,
  });
  return rows.map(({ id }) => id);
}

/** Does what is to be done on an import. @returns when it goes on; null: it waits for somebody, or is done. */
export async function workOnRemoteImport(services: Services, id: number): Promise<Date | null> {
  const batch = await services.db.remoteImport.findUnique({ where: { id } });
  const adapter = batch === null ? null : adapterOf(batch.judgeKey);
  if (batch === null || batch.state === 'READY' || batch.state === 'DONE') return null;
  if (adapter === null) {
    // A version before this one knew the judge.
    await endAsFailed(services, id, services.host.clock());
    return null;
  }
  if (batch.state === 'READING') return readItems(services, adapter, id);
  await makeProblems(services, adapter, id);
  return null;
}

/** Ends an import whose job fails again and again. */
export function failRemoteImport(services: Services, id: number, { now }: JobFailed): Promise<void> {
  return endAsFailed(services, id, now);
}

async function endAsFailed({ db, pubsub }: Pick<Services, 'db' | 'pubsub'>, id: number, now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.remoteImportItem.updateMany({
      where: { importId: id, state: { in: ['WAITING', 'READ'] } },
      data: { state: 'FAILED', failure: 'server' satisfies StatementFailure, documents: null },
    });
    await tx.remoteImport.updateMany({ where: { id }, data: { state: 'DONE', endedAt: now } });
    await pubsub.publish('remoteImport', { remoteImportId: id }, tx);
  });
}

async function readItems(services: Services, adapter: RemoteAdapter, id: number): Promise<Date | null> {
  const { db, pubsub } = services;
  for (;;) {
    const item = await db.remoteImportItem.findFirst({
      where: { importId: id, state: 'WAITING' },
      orderBy: { position: 'asc' },
    });
    if (item === null) break;
    const waitUntil = await readItem(services, adapter, item);
    if (waitUntil !== null) return waitUntil;
    await pubsub.publish('remoteImport', { remoteImportId: id });
  }
  const read = await db.remoteImportItem.count({ where: { importId: id, state: 'READ' } });
  const end = read > 0 ? { state: 'READY' as const } : { state: 'DONE' as const, endedAt: services.host.clock() };
  await db.remoteImport.updateMany({ where: { id, state: 'READING' }, data: end });
  await pubsub.publish('remoteImport', { remoteImportId: id });
  return null;
}

/** Reads the statement of an item. @returns null when that is done, else when its turn is. */
async function readItem(services: Services, adapter: RemoteAdapter, item: RemoteImportItem): Promise<Date | null> {
  const known = item.isSet ? null : await knownProblem(services, adapter, item.ref);
  if (known !== null) {
    await change(services, item, { state: 'KNOWN', problem: { connect: { id: known.id } } });
    return null;
  }
  try {
    if (item.uploadKey !== null) {
      await noteRead(services, item, await uploadedStatement(services, adapter, item.ref, item.uploadKey));
      return null;
    }
    const turn = await takeStatementTurn(services, adapter);
    if (turn.kind === 'LATER') return turn.at;
    if (turn.kind === 'PAUSED') await failWaiting(services, item, 'paused');
    else if (item.isSet) await noteSet(services, item, await loadSet(services, adapter, item.ref));
    else await noteRead(services, item, await loadStatement(services, adapter, item.ref));
  } catch (error) {
    const failure = failureOf(error);
    if (item.uploadKey !== null) {
      const isNoPage = failure === 'layout' || failure === 'challenge';
      await change(services, item, { state: 'FAILED', failure: isNoPage ? 'no-problem-page' : failure });
      return null;
    }
    // The others would fail for the same reason, and the judge would hear of each.
    const isOfAll = failure === 'throttle' || failure === 'challenge' || isOffline(error);
    if (isOfAll) await failWaiting(services, item, failure);
    else await change(services, item, { state: 'FAILED', failure });
  }
  return null;
}

/** Did no connection to the judge come about? */
function isOffline(error: unknown): boolean {
  return error instanceof RemoteFailure && error.class === 'network' && !error.isSent;
}

/** @throws the error where it is none of reading a statement. */
function failureOf(error: unknown): StatementFailure {
  if (error instanceof RemoteFailure) return statementFailure(error);
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'no-file';
  throw error;
}

async function uploadedStatement(
  services: Services,
  adapter: RemoteAdapter,
  ref: string,
  uploadKey: string,
): Promise<LoadedStatement> {
  await using file = await open(services.uploads.pathOf(uploadKey));
  const { size } = await file.stat();
  if (size > maxSavedBytes) throw new RemoteFailure('layout', 'the file is too large');
  const url = adapter.references.urlOf(ref, originOf(services, adapter.info));
  const documents = [savedDocument(await file.readFile(), url, adapter.info.charset)];
  return { documents, statement: parseStatement(adapter, documents, ref) };
}

async function noteRead(
  services: Services,
  item: RemoteImportItem,
  { documents, statement }: LoadedStatement,
): Promise<void> {
  const normal = normalStatement(statement, false);
  await change(services, item, {
    state: 'READ',
    title: normal.title,
    timeLimitMs: normal.timeLimitMs,
    memoryLimitKb: normal.memoryLimitKb,
    sampleCount: normal.samples.length,
    pictureCount: countPictures(normal),
    hasPdf: normal.pdfUrl !== null,
    documents: await packDocuments(documents),
  });
}

/** Puts the problems of a set in its place. */
async function noteSet({ db }: Services, { id, importId }: RemoteImportItem, refs: readonly string[]): Promise<void> {
  await db.$transaction(async (tx) => {
    const items = await tx.remoteImportItem.findMany({
      where: { importId },
      select: { ref: true, isSet: true, position: true },
    });
    const known = new Set(items.filter(({ isSet }) => !isSet).map(({ ref }) => ref));
    const added = [...new Set(refs)].filter((ref) => !known.has(ref));
    if (items.length - 1 + added.length > maxImportItems) {
      const failure: StatementFailure = 'set-too-large';
      await tx.remoteImportItem.updateMany({ where: { id }, data: { state: 'FAILED', failure } });
      return;
    }
    const last = Math.max(...items.map(({ position }) => position));
    await tx.remoteImportItem.deleteMany({ where: { id } });
    await tx.remoteImportItem.createMany({
      data: added.map((ref, index) => ({ importId, ref, position: last + index + 1 })),
    });
  });
}

async function makeProblems(services: Services, adapter: RemoteAdapter, id: number): Promise<void> {
  const { db, pubsub, host } = services;
  const batch = await db.remoteImport.findUniqueOrThrow({ where: { id } });
  for (;;) {
    const item = await db.remoteImportItem.findFirst({
      where: { importId: id, isChosen: true, state: 'READ', documents: { not: null } },
      orderBy: { position: 'asc' },
    });
    if (item === null) break;
    await makeOne(services, adapter, { item, batch });
    await pubsub.publish('remoteImport', { remoteImportId: id });
  }
  await db.$transaction(async (tx) => {
    await tx.remoteImport.updateMany({ where: { id }, data: { state: 'DONE', endedAt: host.clock() } });
    // What was left out is of no use any more.
    await tx.remoteImportItem.updateMany({ where: { importId: id }, data: { documents: null } });
    await pubsub.publish('remoteImport', { remoteImportId: id }, tx);
  });
  const items = await db.remoteImportItem.findMany({ where: { importId: id }, select: { uploadKey: true } });
  await removeUploads(
    services,
    items.flatMap(({ uploadKey }) => uploadKey ?? []),
  );
}

async function makeOne(
  services: Services,
  adapter: RemoteAdapter,
  { item, batch }: { readonly item: RemoteImportItem; readonly batch: RemoteImport },
): Promise<void> {
  const { id, ref } = item;
  try {
    const documents = await unpackDocuments(item.documents ?? new Uint8Array());
    const wanted = {
      ref,
      documents,
      statement: parseStatement(adapter, documents, ref),
      importerId: batch.userId,
      visibility: batch.visibility,
      isLinkOnly: batch.isLinkOnly,
      isPdfKept: batch.isPdfKept,
      isUploaded: item.uploadKey !== null,
    };
    const made = await makeProblem(services, adapter, wanted, (tx, { problemId, missingFiles }) =>
      tx.remoteImportItem.update({
        where: { id },
        data: { state: 'IMPORTED', problemId, missingFiles: [...missingFiles], documents: null },
        select: { id: true },
      }),
    );
    if (made.kind === 'KNOWN')
      await change(services, item, { state: 'KNOWN', problem: { connect: { id: made.problemId } }, documents: null });
    if (made.kind === 'FAILED')
      await change(services, item, { state: 'FAILED', failure: made.failure, documents: null });
  } catch (error) {
    // One problem that cannot be made stops no other.
    services.log.error({ err: error, displayId: displayIdOf(adapter, ref) }, 'a remote problem could not be made');
    const failure = error instanceof RemoteFailure ? statementFailure(error) : 'server';
    await change(services, item, { state: 'FAILED', failure, documents: null });
  }
}

async function change(
  { db }: Pick<Services, 'db'>,
  { id }: Pick<RemoteImportItem, 'id'>,
  data: Prisma.RemoteImportItemUpdateInput,
): Promise<void> {
  await db.remoteImportItem.update({ where: { id }, data, select: { id: true } });
}

/** Fails all items that would ask the judge. */
async function failWaiting(
  { db }: Pick<Services, 'db'>,
  { importId }: RemoteImportItem,
  failure: StatementFailure,
): Promise<void> {
  await db.remoteImportItem.updateMany({
    where: { importId, state: 'WAITING', uploadKey: null },
    data: { state: 'FAILED', failure },
  });
}
