import type { FileStore } from '../../core/context.ts';

/** The beginning of a stored file as text. */
export interface FileBeginning {
  readonly text: string;
  /** The file is longer. */
  readonly isCut: boolean;
}

/** Reads a stored file up to a number of bytes; the rest is not read. */
export async function fileBeginning(
  files: Pick<FileStore, 'read'>,
  sha256: string,
  maxBytes: number,
): Promise<FileBeginning> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of files.read(sha256)) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    if (size > maxBytes) break;
  }
  const isCut = size > maxBytes;
  // As a stream, the first bytes of a character that was cut off are left out.
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxBytes), { stream: isCut });
  return { text, isCut };
}
