import { decodeText } from '../../core/decode-text.ts';

/** A table as it was sent; one of the two. */
export interface SentTable {
  /** Pasted. */
  readonly text: string | null;
  /** A file, Base64. */
  readonly file: string | null;
}

/** The text of a table, or why it is none. */
export function readSentTable(
  { text, file }: SentTable,
  maxBytes: number,
): { readonly text: string } | { readonly fault: 'BYTES' | 'BINARY' } {
  const bytes = file === null ? Buffer.from(text ?? '') : Buffer.from(file, 'base64');
  if (bytes.length > maxBytes) return { fault: 'BYTES' };
  const read = decodeText(bytes);
  return read.includes('\0') ? { fault: 'BINARY' } : { text: read };
}
