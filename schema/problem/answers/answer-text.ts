import type { FileStore } from '../../core/context.ts';

/** Bytes shown of an answer file. */
const shownBytes = 65_536;

/** The beginning of an answer file as text; null: it is no text. */
export async function answerText(files: Pick<FileStore, 'read'>, sha256: string): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of files.read(sha256)) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    size += bytes.length;
    if (size >= shownBytes) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, shownBytes), { stream: true });
  return text.includes('\0') ? null : text;
}
