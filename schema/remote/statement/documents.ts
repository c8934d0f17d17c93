import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import iconv from 'iconv-lite';
import { z } from 'zod';
import type { RawDocument } from '../core/raw-document.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
/** Of all documents of a statement, in bytes: a PDF may be among them. */
const maxUnpackedBytes = 128 * 1024 ** 2;

const storedSchema = z.array(z.object({ url: z.string(), contentType: z.string(), bytes: z.string() }));

/** Documents as a column holds them. */
export async function packDocuments(documents: readonly RawDocument[]): Promise<Uint8Array<ArrayBuffer>> {
  const stored = documents.map(({ bytes, ...document }) => ({ ...document, bytes: bytes.toString('base64') }));
  return new Uint8Array(await pack(JSON.stringify(stored)));
}

/** Documents of a column. */
export async function unpackDocuments(packed: Uint8Array): Promise<RawDocument[]> {
  const text = (await unpack(packed, { maxOutputLength: maxUnpackedBytes })).toString();
  return storedSchema
    .parse(JSON.parse(text))
    .map(({ bytes, ...document }) => ({ ...document, bytes: Buffer.from(bytes, 'base64') }));
}

/**
 * A page that a person saved. Browsers write some pages anew in UTF-8, whatever the judge sends; those get the bytes
 * that the judge would have sent.
 *
 * @param charset of all pages of the judge; null: as declared.
 */
export function savedDocument(bytes: Buffer, url: string, charset: string | null): RawDocument {
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return { url, contentType: 'application/pdf', bytes };
  const isJson = /^[\uFEFF\s]*[[{]/u.test(bytes.subarray(0, 256).toString());
  if (isJson) return { url, contentType: 'application/json', bytes };
  if (charset === null || !isUtf8(bytes)) return { url, contentType: 'text/html', bytes };
  return { url, contentType: 'text/html', bytes: iconv.encode(iconv.decode(bytes, 'utf-8'), charset) };
}
