import { randomBytes } from 'node:crypto';
import type { Prisma, UploadPurpose } from '@verdict/prisma/generated/client/client.ts';
import { SubmittingForbidden } from '../../account/user/account.error.ts';
import type { Context, Services } from '../../core/context.ts';
import { outsideArchives } from '../../core/outside-archives.ts';
import { reserveBytes } from '../../core/ports/upload-store.ts';
import { refuseNul } from '../../core/refusals.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { canSubmit, isAdminOfAnyGroup } from '../../core/viewer.rule.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { allowed, may } from '../../place/place.rule.ts';
import { maxAnswerBytes } from '../answers/answers.error.ts';
import {
  maxOpenUploads,
  TooManyUploads,
  UploadForbidden,
  UploadNoSpace,
  UploadNotComplete,
  UploadNotFound,
  UploadTooLarge,
} from './upload.error.ts';

/*
 * An upload is a row and a file of the upload store. The row says whose it is and how far it came; it is opened before
 * the first byte and checked with every further one. Who does not come back for a day loses it (tidyUploads).
 */

/** How long an upload waits for its next part or its use, in milliseconds. */
export const uploadLifeMs = 86_400_000;
const bytesPerMb = 1024 ** 2;

/** What is known of a file before its first byte. */
export interface NewUpload {
  readonly purpose: UploadPurpose;
  /** As the sender calls it. */
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Group in whose name it is sent; its admins may. */
  readonly groupId?: number | null;
  /** Test inputs without an output are cases with an empty one; false by default. */
  readonly isOutputOptional?: boolean;
}

export const uploadSelect = {
  id: true,
  key: true,
  userId: true,
  purpose: true,
  fileName: true,
  sizeBytes: true,
  state: true,
  entriesDone: true,
  entriesTotal: true,
  error: true,
  warnings: true,
  createdAt: true,
  expiresAt: true,
} as const satisfies Prisma.UploadSelect;
export type UploadRow = Prisma.UploadGetPayload<{ select: typeof uploadSelect }>;

/** Largest upload there may be now, in bytes. */
export async function maxUploadBytes({ db }: Pick<Services, 'db'>): Promise<number> {
  const { uploadMaxMb } = await readSettings(db, ['uploadMaxMb']);
  return uploadMaxMb * bytesPerMb;
}

/**
 * Makes room for a file.
 *
 * @throws UploadForbidden, SubmittingForbidden, UploadTooLarge, TooManyUploads, UploadNoSpace, and GraphQLError for a
 *   name with a NUL character
 */
export async function openUpload(
  context: Context,
  { purpose, fileName, sizeBytes, groupId = null, isOutputOptional = false }: NewUpload,
): Promise<UploadRow> {
  const { db, viewer, now, uploads, locale } = context;
  if (purpose === 'ANSWERS') checkSubmitter(viewer);
  else await refuseUploader(context, groupId);
  if (viewer.kind !== 'user') throw new UploadForbidden();
  refuseNul(fileName, locale);
  const maxBytes = Math.min(await maxUploadBytes(context), purpose === 'ANSWERS' ? maxAnswerBytes : Infinity);
  if (sizeBytes > maxBytes) throw new UploadTooLarge(maxBytes);
  // What is sent is unpacked beside it.
  if ((await uploads.freeBytes()) < 2 * sizeBytes + reserveBytes) throw new UploadNoSpace();
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`upload ${userId}`}))`;
    if ((await tx.upload.count({ where: { userId, expiresAt: { gt: now } } })) >= maxOpenUploads)
      throw new TooManyUploads();
    return tx.upload.create({
      data: {
        key: randomBytes(16).toString('hex'),
        userId,
        purpose,
        fileName: fileName.slice(0, 255),
        sizeBytes,
        isOutputOptional,
        expiresAt: lifeFrom(now),
      },
      select: uploadSelect,
    });
  });
}

function checkSubmitter(viewer: Context['viewer']): void {
  if (!canSubmit(viewer)) throw new SubmittingForbidden();
}

/**
 * May the viewer send files for problems of a place: those who may make problems there or edit one? Null: for some
 * problem, of whichever place.
 *
 * @throws UploadForbidden, GroupNotFound
 */
export async function refuseUploader(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  groupId: number | null,
): Promise<void> {
  if (!(await mayUpload({ db, viewer }, groupId))) throw new UploadForbidden();
  // Super admins may in every group, so also in one that there is not.
  if (groupId !== null && (await db.group.count({ where: { id: groupId } })) === 0) throw new GroupNotFound();
}

/** As `refuseUploader`, of a group that exists. */
export async function mayUpload(
  { db, viewer: asking }: Pick<Context, 'db' | 'viewer'>,
  groupId: number | null,
): Promise<boolean> {
  const viewer = outsideArchives(asking);
  if (may(viewer, 'problem.create', { groupId, authorId: null })) return true;
  if (groupId === null && isAdminOfAnyGroup(viewer)) return true;
  const place = groupId === null ? {} : { groupId };
  const own = await db.problem.findFirst({
    where: { AND: [place, allowed(viewer, 'problem.edit')] },
    select: { id: true },
  });
  return own !== null;
}

/** The viewer's upload, which lives on by being asked for. @throws UploadNotFound */
export async function touchUpload(
  { db, viewer, now }: Pick<Context, 'db' | 'viewer' | 'now'>,
  key: string,
): Promise<UploadRow> {
  const userId = userIdOrNull(viewer) ?? '';
  const [row] = await db.upload.updateManyAndReturn({
    where: { key, userId, expiresAt: { gt: now } },
    data: { expiresAt: lifeFrom(now) },
    select: uploadSelect,
  });
  if (row === undefined) throw new UploadNotFound();
  return row;
}

/** All bytes of an upload are there. */
export async function completeUpload({ db }: Pick<Services, 'db'>, key: string): Promise<void> {
  await db.upload.updateMany({ where: { key, state: 'RECEIVING' }, data: { state: 'RECEIVED' } });
}

/** Removes the viewer's upload. @throws UploadNotFound */
export async function dropUpload(
  context: Pick<Context, 'db' | 'viewer' | 'now' | 'uploads'>,
  key: string,
): Promise<void> {
  const { id } = await touchUpload(context, key);
  await context.db.upload.deleteMany({ where: { id } });
  await context.uploads.remove(key);
}

/** Where the viewer's complete package lies on this machine. @throws UploadNotFound, UploadNotComplete */
export async function packageUpload(
  context: Pick<Context, 'db' | 'viewer' | 'now' | 'uploads'>,
  key: string,
): Promise<{ readonly id: number; readonly path: string; readonly fileName: string }> {
  const { id, purpose, state, fileName } = await touchUpload(context, key);
  if (purpose !== 'PACKAGE') throw new UploadNotFound();
  if (state === 'RECEIVING') throw new UploadNotComplete();
  return { id, fileName, path: context.uploads.pathOf(key) };
}

/** Where the viewer's complete answer files lie on this machine. @throws UploadNotFound, UploadNotComplete */
export async function answersUpload(
  context: Pick<Context, 'db' | 'viewer' | 'now' | 'uploads'>,
  key: string,
): Promise<{ readonly id: number; readonly path: string; readonly fileName: string }> {
  const { id, purpose, state, fileName } = await touchUpload(context, key);
  if (purpose !== 'ANSWERS') throw new UploadNotFound();
  if (state === 'RECEIVING') throw new UploadNotComplete();
  return { id, fileName, path: context.uploads.pathOf(key) };
}

/** Removes uploads nobody came back for. */
export async function tidyUploads({ db, uploads }: Pick<Services, 'db' | 'uploads'>, now: Date): Promise<void> {
  const old = await db.upload.findMany({
    where: { expiresAt: { lt: now }, state: { not: 'READING' } },
    select: { id: true, key: true },
    take: 1_000,
  });
  for (const { id, key } of old) {
    await uploads.remove(key);
    await db.upload.deleteMany({ where: { id } });
  }
}

function lifeFrom(now: Date): Date {
  return new Date(now.getTime() + uploadLifeMs);
}
