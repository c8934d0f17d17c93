import type { FileStore } from '../../core/context.ts';
import { fileBeginning } from '../../queue/task/file-beginning.ts';

/** Bytes shown of an answer file. */
const shownBytes = 65_536;

/** The beginning of an answer file as text; null: it is no text. */
export async function answerText(files: Pick<FileStore, 'read'>, sha256: string): Promise<string | null> {
  const { text } = await fileBeginning(files, sha256, shownBytes);
  return text.includes('\0') ? null : text;
}
