import type { Prisma, ProblemImport, ProblemVisibility } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { packageUpload, uploadLifeMs } from '../upload/upload.service.ts';
import {
  NoProblemChosen,
  ProblemImportFilesGone,
  ProblemImportNotFound,
  ProblemImportNotReady,
} from './problem-exchange.error.ts';
import { maySeeImport } from './problem-import.rule.ts';

/** Name of the background work on a batch. */
export const importJob = 'problem-import';
/** Files of one batch. */
export const maxImportFiles = 20;

/** What the importer decides before a batch is begun. */
export interface ImportWishes {
  /** Items that are left out; all others are imported. */
  readonly exceptIds: readonly number[];
  readonly visibility: ProblemVisibility;
  readonly isIdKept: boolean;
  readonly prefix: string;
}

/** Makes a batch of files the viewer sent, which are then looked through. @throws UploadNotFound, UploadNotComplete */
export async function createProblemImport(context: Context, uploadKeys: readonly string[]): Promise<number> {
  const { db, pubsub, viewer } = context;
  if (viewer.kind !== 'user') throw new ProblemImportNotFound();
  const files = await Promise.all(
    uploadKeys.map(async (uploadKey, position) => ({
      position,
      uploadKey,
      name: (await packageUpload(context, uploadKey)).fileName,
    })),
  );
  return db.$transaction(async (tx) => {
    const { id } = await tx.problemImport.create({
      data: { userId: viewer.userId, files: { create: files } },
      select: { id: true },
    });
    await pubsub.publish('job', { name: importJob, id }, tx);
    return id;
  });
}

/** Begins a batch that waits for its options. @throws ProblemImportNotFound, ProblemImportNotReady, NoProblemChosen */
export async function runProblemImport(
  context: Context,
  id: number,
  { exceptIds, ...wishes }: ImportWishes,
): Promise<void> {
  const { db, pubsub } = context;
  await refuseStranger(context, id);
  await db.$transaction(async (tx) => {
    const { count } = await tx.problemImport.updateMany({
      where: { id, state: 'READY' },
      data: { state: 'RUNNING', ...wishes },
    });
    if (count === 0) throw new ProblemImportNotReady();
    await tx.problemImportItem.updateMany({
      where: { importId: id, id: { in: [...exceptIds] } },
      data: { isChosen: false },
    });
    const problems = await tx.problemImportItem.count({ where: { importId: id, isChosen: true, state: 'WAITING' } });
    if (problems === 0) throw new NoProblemChosen();
    await auditBy(context, tx, {
      action: 'problem.import',
      target: { kind: 'PROBLEM_IMPORT', id },
      groupId: null,
      after: { problems, visibility: wishes.visibility },
    });
    await pubsub.publish('job', { name: importJob, id }, tx);
    await pubsub.publish('problemImport', { problemImportId: id }, tx);
  });
}

/** Can a batch be read again? Its files are kept for a while when problems without faults failed. */
export async function isReopenable(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, state }: Pick<ProblemImport, 'id' | 'state'>,
): Promise<boolean> {
  if (state !== 'DONE') return false;
  const files = await db.problemImportFile.findMany({ where: { importId: id }, select: { uploadKey: true } });
  const keys = files.map(({ uploadKey }) => uploadKey);
  return (await db.upload.count({ where: { key: { in: keys }, expiresAt: { gt: now } } })) === keys.length;
}

/**
 * Reads the files of a batch again, whose problems failed; what was imported stays.
 *
 * @throws ProblemImportNotFound, ProblemImportNotReady, ProblemImportFilesGone
 */
export async function reopenProblemImport(context: Context, id: number): Promise<void> {
  const { db, now, pubsub } = context;
  await refuseStranger(context, id);
  await db.$transaction(async (tx) => {
    const { count } = await tx.problemImport.updateMany({
      where: { id, state: 'DONE' },
      data: { state: 'LISTING', endedAt: null },
    });
    if (count === 0) throw new ProblemImportNotReady();
    const files = await tx.problemImportFile.findMany({ where: { importId: id }, select: { uploadKey: true } });
    const { count: kept } = await tx.upload.updateMany({
      where: { key: { in: files.map(({ uploadKey }) => uploadKey) }, expiresAt: { gt: now } },
      data: { expiresAt: new Date(now.getTime() + uploadLifeMs) },
    });
    if (kept < files.length) throw new ProblemImportFilesGone();
    await pubsub.publish('job', { name: importJob, id }, tx);
    await pubsub.publish('problemImport', { problemImportId: id }, tx);
  });
}

/** @throws ProblemImportNotFound when there is none for the viewer. */
export async function refuseStranger({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: number): Promise<void> {
  const row = await db.problemImport.findUnique({ where: { id }, select: { userId: true } });
  if (row === null || !maySeeImport(viewer, row)) throw new ProblemImportNotFound();
}

/** Batches of a viewer, newest first. */
export function ownImports({ viewer }: Pick<Context, 'viewer'>): Prisma.ProblemImportWhereInput {
  // No id is empty: signed out, nothing is listed.
  return { userId: userIdOrNull(viewer) ?? '' };
}
