import type { FastifyRequest } from 'fastify';
import type { Context } from '@verdict/schema/context.ts';
import { failWith } from './operate.ts';
import { say, sentences } from './sentences.ts';

/** A file of an upload, whole. */
export interface Upload {
  /** As the client calls it; proves nothing. */
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Reads the one file of a multipart request.
 * @param maxBytes of a longer file no more than one byte beyond is read, so that whoever takes the file sees it is too long.
 */
export async function readUpload(request: FastifyRequest, { locale }: Pick<Context, 'locale'>, { field, maxBytes }: { readonly field: string; readonly maxBytes: number }): Promise<Upload> {
  const none = () => failWith(400, say(sentences.noFile, locale, { field }));
  if (!request.isMultipart()) return none();
  for await (const part of request.parts({ limits: { fileSize: maxBytes + 1, files: 1, fields: 20, fieldSize: 10_000, parts: 21 } })) {
    if (part.type !== 'file' || part.fieldname !== field) {
      if (part.type === 'file') part.file.resume();
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(Buffer.from(chunk));
    const bytes = Buffer.concat(chunks);
    return bytes.length === 0 ? none() : { name: part.filename, bytes };
  }
  return none();
}
