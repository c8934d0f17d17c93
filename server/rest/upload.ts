import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Context } from '@verdict/schema/context.ts';
import { failWith } from './operate.ts';
import { say, sentences } from './sentences.ts';

/** A file of an upload, whole. */
export interface Upload {
  /** As the client calls it; proves nothing. */
  readonly name: string;
  readonly bytes: Buffer;
  /** Fields sent before the file. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A file of an upload that is still coming in, with the fields sent before it. */
export interface UploadStream {
  readonly name: string;
  readonly content: Readable;
  readonly fields: Readonly<Record<string, string>>;
}

/** The one file of a multipart request, to be read as it comes; it must be read to its end. Larger files are cut by whoever reads. */
export async function openUploadStream(request: FastifyRequest, { locale }: Pick<Context, 'locale'>, field: string): Promise<UploadStream> {
  const none = () => failWith(400, say(sentences.noFile, locale, { field }));
  if (!request.isMultipart()) return none();
  const fields: Record<string, string> = {};
  for await (const part of request.parts({ limits: { fileSize: Number.POSITIVE_INFINITY, files: 1, fields: 20, fieldSize: 10_000, parts: 21 } })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    } else if (part.fieldname === field) {
      return { name: part.filename, content: part.file, fields };
    } else {
      part.file.resume();
    }
  }
  return none();
}

/**
 * Reads the one file of a multipart request.
 * @param maxBytes of a longer file no more than one byte beyond is read, so that whoever takes the file sees it is too long.
 */
export async function readUpload(request: FastifyRequest, { locale }: Pick<Context, 'locale'>, { field, maxBytes }: { readonly field: string; readonly maxBytes: number }): Promise<Upload> {
  const none = () => failWith(400, say(sentences.noFile, locale, { field }));
  if (!request.isMultipart()) return none();
  const fields: Record<string, string> = {};
  for await (const part of request.parts({ limits: { fileSize: maxBytes + 1, files: 1, fields: 20, fieldSize: 10_000, parts: 21 } })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
      continue;
    }
    if (part.fieldname !== field) {
      part.file.resume();
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(Buffer.from(chunk));
    const bytes = Buffer.concat(chunks);
    return bytes.length === 0 ? none() : { name: part.filename, bytes, fields };
  }
  return none();
}
