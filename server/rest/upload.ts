import { Readable } from 'node:stream';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { Context } from '@verdict/schema/core/context.ts';
import type { FastifyRequest } from 'fastify';
import { failWith } from './operate.ts';
import { RestFailure } from './rest-failure.ts';
import { say, sentences } from './sentences.ts';

/** A file of an upload, whole. */
export interface Upload {
  /** As the client calls it; proves nothing. */
  readonly name: string;
  readonly bytes: Buffer;
  /** Fields sent before the file or behind it. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A file of an upload that is still coming in, with the fields sent before it. */
export interface UploadStream {
  readonly name: string;
  readonly content: Readable;
  readonly fields: Readonly<Record<string, string>>;
  /** After the content was read: the file is longer, and the rest was cut off. */
  readonly isCutOff: () => boolean;
  /** After the content was read: all fields, with those sent behind the file. */
  readonly readFields: () => Promise<Readonly<Record<string, string>>>;
}

interface UploadOptions {
  /** Field of the file. */
  readonly field: string;
  /** Longer files are cut off here; by default the reader sets the limit. */
  readonly maxBytes?: number;
}

/** The one file of a multipart request, read as it comes; it must be read to its end. */
export async function openUploadStream(
  request: FastifyRequest,
  { locale }: Pick<Context, 'locale'>,
  { field, maxBytes = Number.POSITIVE_INFINITY }: UploadOptions,
): Promise<UploadStream> {
  const none = () => failWith(400, say(sentences.noFile, locale, { field }));
  if (!request.isMultipart()) return none();
  const limits = { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 21 };
  const parts = wellFormed(request.parts({ limits }), locale);
  const fields: Record<string, string> = {};
  const part = await nextFile(parts, field, fields);
  if (part === null) return none();
  const { file, filename } = part;
  const content = Readable.from(wellFormed<Buffer>(file, locale), { objectMode: false });
  // A call that has already refused the file only drains it: an error without a listener would end the process.
  content.on('error', () => {});
  const readFields = async () => {
    await nextFile(parts, field, fields);
    return fields;
  };
  return { name: filename, content, fields, isCutOff: () => file.truncated, readFields };
}

/** Reads on to the next file of this field, and adds the fields on the way to those that are known; null: the end. */
async function nextFile(
  parts: AsyncIterator<Multipart>,
  field: string,
  fields: Record<string, string>,
): Promise<MultipartFile | null> {
  for (;;) {
    const { done, value: part } = await parts.next();
    if (done === true) return null;
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    } else if (part.fieldname === field) return part;
    else part.file.resume();
  }
}

/**
 * Reads the one file of a multipart request.
 *
 * @param maxBytes of a longer file no more than one byte beyond is read, so that the reader sees that it is too long.
 */
export async function readUpload(
  request: FastifyRequest,
  context: Pick<Context, 'locale'>,
  { field, maxBytes }: Required<UploadOptions>,
): Promise<Upload> {
  const { name, content, readFields } = await openUploadStream(request, context, { field, maxBytes: maxBytes + 1 });
  const bytes = Buffer.concat(await content.toArray());
  const fields = await readFields();
  return bytes.length === 0 ? failWith(400, say(sentences.noFile, context.locale, { field })) : { name, bytes, fields };
}

/**
 * What a parser of multipart/form-data gives.
 *
 * @throws RestFailure 400 where the body is malformed or ends too early.
 */
async function* wellFormed<Item>(source: AsyncIterable<Item>, locale: Context['locale']): AsyncGenerator<Item> {
  const items = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await items.next().catch((error: unknown) => failMalformed(error, locale));
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await items.return?.();
  }
}

/** Limits have a status already. */
function failMalformed(error: unknown, locale: Context['locale']): never {
  if (error instanceof Error && 'statusCode' in error) throw error;
  throw new RestFailure({ httpStatus: 400, bodyStatus: 400, message: say(sentences.badMultipart, locale) });
}
