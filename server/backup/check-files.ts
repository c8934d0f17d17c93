import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError, isNoEntry } from './backup-error.ts';
import { listedFiles, type ListedFile } from './copy-files.ts';
import { fileListName, filePath, type Manifest, tablePath } from './manifest.ts';
import { Tally } from './tally.ts';

/** Files whose content is hashed by a verification; all are looked at for their size. */
const sampleSize = 500;

/** @throws BackupError when a table is missing or not as large as it was, or the list of files is another. */
export async function checkParts(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const { name, bytes } of tables) await checkSize(tablePath(folder, name), bytes);
  const list = join(folder, fileListName);
  if ((await hashOf(list)) !== files.sha256)
    throw new BackupError(`${list} is damaged: its SHA-256 is not as recorded.`);
}

/**
 * Looks at all parts and files of a backup, and reads some of them, chosen at random.
 *
 * @returns how many were read.
 * @throws BackupError naming the first that is missing or damaged.
 */
export async function checkFiles(folder: string, manifest: Manifest, signal: AbortSignal): Promise<number> {
  await checkParts(folder, manifest);
  const sample: ListedFile[] = [];
  let seen = 0;
  for await (const file of listedFiles(join(folder, fileListName))) {
    signal.throwIfAborted();
    await checkSize(filePath(join(folder, 'files'), file.hash), file.bytes);
    seen += 1;
    if (sample.length < sampleSize) sample.push(file);
    else {
      // Each file has the same chance to be in the sample.
      const place = Math.floor(Math.random() * seen);
      if (place < sampleSize) sample[place] = file;
    }
  }
  for (const { hash } of sample) {
    signal.throwIfAborted();
    const path = filePath(join(folder, 'files'), hash);
    if ((await hashOf(path)) !== hash)
      throw new BackupError(`${path} is damaged: its content is not that of its name.`);
  }
  return sample.length;
}

async function checkSize(path: string, bytes: number): Promise<void> {
  const { size } = await stat(path).catch((error: unknown) => {
    throw isNoEntry(error) ? new BackupError(`${path} is missing.`) : error;
  });
  if (size !== bytes) throw new BackupError(`${path} is damaged: it has ${size} bytes instead of ${bytes}.`);
}

async function hashOf(path: string): Promise<string> {
  const tally = new Tally();
  try {
    await pipeline(createReadStream(path), tally, new Writable({ write: (_chunk, _encoding, done) => done() }));
  } catch (error) {
    throw isNoEntry(error) ? new BackupError(`${path} is missing.`) : error;
  }
  return tally.digest();
}
