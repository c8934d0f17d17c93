import type { Prisma, ProblemVisibility } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Services } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { NoProblemChosen } from '../../problem/import-export/problem-exchange.error.ts';
import { maySeeImport } from '../../problem/import-export/problem-import.rule.ts';
import { packageUpload } from '../../problem/upload/upload.service.ts';
import { adapterOf, remoteAdapters } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { keepsPdfs } from '../core/judge-info.ts';
import { originOf } from '../http/talk.service.ts';
import type { StatementFailure } from './failure-words.ts';
import { invalidReferences, readReferences, refIn, type WantedRef } from './import-references.ts';
import {
  RemoteImportNotFound,
  RemoteImportNotReady,
  RemoteJudgeUnknown,
  RemoteReferencesInvalid,
} from './remote-import.error.ts';

/** Name of the background work on an import. */
export const remoteImportJob = 'remote-import';
/** Problems of one import. */
export const maxImportItems = 500;
/** An import nobody came back for is removed after this, in milliseconds; problems it made stay. */
const forgottenMs = 30 * 86_400_000;

/** What is to be imported. */
export interface ImportRequest {
  readonly judgeKey: string;
  /** Ids and addresses, as people give them. */
  readonly references: readonly string[];
  /** Pages that people saved. */
  readonly pages: readonly { readonly uploadKey: string; readonly reference: string }[];
}

/** What is decided before problems are made. */
export interface RemoteImportWishes {
  /** Items that are left out; all others that could be read are imported. */
  readonly exceptIds: readonly number[];
  readonly visibility: ProblemVisibility;
  readonly isLinkOnly: boolean;
  /** Do PDFs become files of this site? Absent: as the terms of the judge suggest. */
  readonly isPdfKept?: boolean | null | undefined;
}

/** An import as it is stored. */
interface NewImport {
  readonly userId: string;
  readonly judgeKey: string;
  readonly isPdfKept: boolean;
  readonly items: readonly (WantedRef & { readonly uploadKey?: string })[];
}

/** The adapter of a judge by its key, in whatever letter case. @throws RemoteJudgeUnknown */
export function importableJudge(name: string): RemoteAdapter {
  const key = name.trim().toUpperCase();
  const adapter = adapterOf(key) ?? remoteAdapters.find(({ info }) => info.key.toUpperCase() === key);
  if (adapter === undefined)
    throw new RemoteJudgeUnknown(
      name.slice(0, 50),
      remoteAdapters.map(({ info }) => info.key),
    );
  return adapter;
}

/** What one reference names. @throws RemoteReferencesInvalid */
export function oneReference(
  services: Pick<Services, 'defaults'>,
  adapter: Pick<RemoteAdapter, 'info' | 'references'>,
  reference: string,
): string {
  const ref = refIn(adapter, reference, originOf(services, adapter.info));
  if (ref === null) throw noReferences(services, adapter, [reference.slice(0, 200)]);
  return ref;
}

function noReferences(
  services: Pick<Services, 'defaults'>,
  adapter: Pick<RemoteAdapter, 'info' | 'references'>,
  lines: readonly string[],
) {
  return new RemoteReferencesInvalid(invalidReferences(adapter, { lines, origin: originOf(services, adapter.info) }));
}

/**
 * Makes an import, whose statements are then read.
 *
 * @throws RemoteJudgeUnknown, RemoteReferencesInvalid, NoProblemChosen, UploadNotFound, UploadNotComplete
 */
export async function createRemoteImport(
  context: Context,
  { judgeKey, references, pages }: ImportRequest,
): Promise<number> {
  const { viewer } = context;
  if (viewer.kind !== 'user') throw new RemoteImportNotFound();
  const adapter = importableJudge(judgeKey);
  const origin = originOf(context, adapter.info);
  const { wanted, unknown } = readReferences(adapter, references, origin);
  const uploaded: { readonly ref: string; readonly isSet: false; readonly uploadKey: string }[] = [];
  for (const { uploadKey, reference } of pages) {
    const ref = refIn(adapter, reference, origin);
    if (ref === null) unknown.push(reference.slice(0, 200));
    else uploaded.push({ ref, isSet: false, uploadKey });
    await packageUpload(context, uploadKey);
  }
  if (unknown.length > 0) throw noReferences(context, adapter, unknown.slice(0, 20));
  const items = [...uploaded, ...wanted.filter(({ ref, isSet }) => isSet || !uploaded.some((one) => one.ref === ref))];
  const { info } = adapter;
  return storeImport(context, { userId: viewer.userId, judgeKey: info.key, isPdfKept: keepsPdfs(info), items });
}

/** What failed and may be read another time; of files that were sent, their uploads may be gone. */
export const retryableItems = {
  state: 'FAILED',
  uploadKey: null,
  failure: { notIn: ['no-such-problem', 'set-too-large'] satisfies StatementFailure[] },
} satisfies Prisma.RemoteImportItemWhereInput;

/**
 * Makes another import of what failed in one.
 *
 * @returns its id.
 * @throws RemoteImportNotFound, NoProblemChosen
 */
export async function retryRemoteImport(context: Context, id: number): Promise<number> {
  const { db, viewer } = context;
  if (viewer.kind !== 'user') throw new RemoteImportNotFound();
  await refuseStranger(context, id);
  const { judgeKey, isPdfKept, items } = await db.remoteImport.findUniqueOrThrow({
    where: { id },
    select: {
      judgeKey: true,
      isPdfKept: true,
      items: { where: retryableItems, orderBy: { position: 'asc' }, select: { ref: true, isSet: true } },
    },
  });
  return storeImport(context, { userId: viewer.userId, judgeKey, isPdfKept, items });
}

/** Stores an import, and lets its statements be read. @throws NoProblemChosen */
async function storeImport(
  { db, pubsub, now }: Pick<Context, 'db' | 'pubsub' | 'now'>,
  { userId, judgeKey, isPdfKept, items }: NewImport,
): Promise<number> {
  if (items.length === 0) throw new NoProblemChosen();
  return db.$transaction(async (tx) => {
    const { id } = await tx.remoteImport.create({
      data: {
        userId,
        judgeKey,
        isPdfKept,
        createdAt: now,
        items: { create: items.slice(0, maxImportItems).map((item, index) => ({ ...item, position: index + 1 })) },
      },
      select: { id: true },
    });
    await pubsub.publish('job', { name: remoteImportJob, id }, tx);
    return id;
  });
}

/**
 * Makes problems of an import that waits for its options.
 *
 * @throws RemoteImportNotFound, RemoteImportNotReady, NoProblemChosen
 */
export async function runRemoteImport(
  context: Context,
  id: number,
  { exceptIds, isPdfKept, ...wishes }: RemoteImportWishes,
): Promise<void> {
  const { db, pubsub } = context;
  await refuseStranger(context, id);
  await db.$transaction(async (tx) => {
    const { count } = await tx.remoteImport.updateMany({
      where: { id, state: 'READY' },
      data: { state: 'RUNNING', ...wishes, ...(typeof isPdfKept === 'boolean' && { isPdfKept }) },
    });
    if (count === 0) throw new RemoteImportNotReady();
    await tx.remoteImportItem.updateMany({
      where: { importId: id, id: { in: [...exceptIds] } },
      data: { isChosen: false },
    });
    const problems = await tx.remoteImportItem.count({ where: { importId: id, isChosen: true, state: 'READ' } });
    if (problems === 0) throw new NoProblemChosen();
    await auditBy(context, tx, {
      action: 'problem.import',
      target: { kind: 'REMOTE_IMPORT', id },
      groupId: null,
      after: { problems, visibility: wishes.visibility },
    });
    await pubsub.publish('job', { name: remoteImportJob, id }, tx);
    await pubsub.publish('remoteImport', { remoteImportId: id }, tx);
  });
}

/** @throws RemoteImportNotFound when there is none for the viewer. */
export async function refuseStranger({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: number): Promise<void> {
  const row = await db.remoteImport.findUnique({ where: { id }, select: { userId: true } });
  if (row === null || !maySeeImport(viewer, row)) throw new RemoteImportNotFound();
}

/** Imports of a viewer, newest first. */
export function ownRemoteImports({ viewer }: Pick<Context, 'viewer'>): Prisma.RemoteImportWhereInput {
  // No id is empty: signed out, nothing is listed.
  return { userId: userIdOrNull(viewer) ?? '' };
}

/** Removes imports that are long over, and those nobody began. */
export async function tidyRemoteImports({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.remoteImport.deleteMany({
    where: { createdAt: { lt: new Date(now.getTime() - forgottenMs) }, state: { in: ['READY', 'DONE'] } },
  });
}
