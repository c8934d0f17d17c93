import type { Readable } from 'node:stream';
import { hasScope } from '../../core/api-scope.ts';
import type { Context, Transaction, Viewer } from '../../core/context.ts';
import { publicFileUrl } from '../../core/files/public-file.ts';
import { outsideArchives } from '../../core/outside-archives.ts';
import { refuseNul, refuseToken } from '../../core/refusals.ts';
import { mayOnSite } from '../../core/site-act.rule.ts';
import { may } from '../../place/place.rule.ts';
import { UploadForbidden } from '../upload/upload.error.ts';
import { mayUpload, refuseUploader } from '../upload/upload.service.ts';
import {
  EditorFileInvalid,
  EditorFileNotFound,
  EditorImageInvalid,
  maxImageBytes,
  NotYourEditorFile,
} from './editor-file.error.ts';
import { pdfOnly } from './pdf-only.ts';

/** An image or file as its editor puts it into a text. */
export interface EditorFileLink {
  readonly id: number;
  /** Path on this site. */
  readonly link: string;
}

/**
 * Who may send files to an editor; uploads do not pass through the schema, so it is asked here.
 *
 * @throws UploadForbidden, and GraphQLError for tokens
 */
export async function refuseEditorFiles(context: Context, groupId: number | null): Promise<void> {
  refuseToken(context, 'ADMIN');
  if (!writesNews(context.viewer, groupId)) await refuseUploader(context, groupId);
}

/** May the viewer put pictures and files into texts of the site? */
export async function mayAddEditorFiles(context: Context): Promise<boolean> {
  const { viewer } = context;
  if (viewer.kind !== 'user' || !hasScope(viewer.apiScopes, 'ADMIN')) return false;
  return writesNews(viewer, null) || mayUpload(context, null);
}

/** Announcements and notices are texts of the site, and written by accounts that may make no problem. */
function writesNews(viewer: Viewer, groupId: number | null): boolean {
  return groupId === null && mayOnSite(viewer, 'ANNOUNCE');
}

/** Keeps a picture for a text, made anew without metadata. @throws UploadForbidden, EditorImageInvalid */
export async function addEditorImage(context: Context, bytes: Buffer, groupId: number | null): Promise<EditorFileLink> {
  await refuseEditorFiles(context, groupId);
  const picture = bytes.length > maxImageBytes ? null : await context.posters.make(bytes);
  if (picture === null) throw new EditorImageInvalid();
  return keep(context, {
    ...(await context.files.put(picture)),
    name: 'image.webp',
    contentType: 'image/webp',
    isImage: true,
    groupId,
  });
}

/** A file for a text. */
interface EditorFile {
  /** Ends with an error when it is too long. */
  readonly content: Readable;
  readonly name: string;
  /** Called when the content was read: a request may name its group behind the file. */
  readonly readGroupId: () => Promise<number | null>;
  /** Refuse anything else? */
  readonly isPdf: boolean;
}

/**
 * Keeps any other file for a text; browsers show a PDF, and download the rest, whatever it holds.
 *
 * @throws UploadForbidden, EditorFileInvalid, EditorPdfInvalid
 */
export async function addEditorFile(
  context: Context,
  { content, name, readGroupId, isPdf }: EditorFile,
): Promise<EditorFileLink> {
  refuseNul(name, context.locale);
  const stored = await context.files.put(isPdf ? pdfOnly(content) : content);
  if (stored.sizeBytes === 0) throw new EditorFileInvalid();
  const contentType = 'application/octet-stream';
  // Recorded first: bytes that are refused now are removed with the other unused files.
  await record(context.db, { ...stored, contentType });
  const groupId = await readGroupId();
  await refuseEditorFiles(context, groupId);
  return keep(context, {
    ...stored,
    name: (isPdf && !/\.pdf$/iu.test(name) ? `${name}.pdf` : name).slice(-255),
    contentType,
    isImage: false,
    groupId,
  });
}

interface Kept {
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly name: string;
  readonly contentType: string;
  readonly isImage: boolean;
  readonly groupId: number | null;
}

async function keep(
  { db, viewer }: Context,
  { sha256, sizeBytes, contentType, name, isImage, groupId }: Kept,
): Promise<EditorFileLink> {
  if (viewer.kind !== 'user') throw new UploadForbidden();
  const { userId } = viewer;
  return db.$transaction(async (tx) => {
    await record(tx, { sha256, sizeBytes, contentType });
    const { id } = await tx.editorFile.create({
      data: { userId, groupId, sha256, name, isImage },
      select: { id: true },
    });
    return {
      id,
      link: publicFileUrl({ name, sha256 }).replace(
        /^\/api\/public\/\w+\//u,
        isImage ? '/api/public/img/' : '/api/public/file/',
      ),
    };
  });
}

async function record(
  db: Context['db'] | Transaction,
  { sha256, sizeBytes, contentType }: Pick<Kept, 'sha256' | 'sizeBytes' | 'contentType'>,
): Promise<void> {
  await db.storedFile.createMany({ data: [{ sha256, sizeBytes, contentType }], skipDuplicates: true });
}

/** Takes an image or file out of reach. @throws EditorFileNotFound, NotYourEditorFile */
export async function deleteEditorFile(context: Context, id: number): Promise<void> {
  const { db, viewer } = context;
  refuseToken(context, 'ADMIN');
  const file = await db.editorFile.findUnique({ where: { id }, select: { userId: true, groupId: true } });
  if (file === null) throw new EditorFileNotFound();
  if (!may(outsideArchives(viewer), 'editorFile.delete', { groupId: file.groupId, authorId: file.userId }))
    throw new NotYourEditorFile();
  await db.editorFile.deleteMany({ where: { id } });
}
