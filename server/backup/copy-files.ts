import { constants, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError, isNoEntry } from './backup-error.ts';
import type { Watch } from './dump-database.ts';
import { filePath, type Manifest } from './manifest.ts';
import { Tally } from './tally.ts';

/** A file of the content store in a list. */
export interface ListedFile {
  readonly hash: string;
  readonly bytes: number;
}

/** Lines of a list of files, one by one. @throws BackupError on a line that is none. */
export async function* listedFiles(list: string): AsyncGenerator<ListedFile> {
  await using file = await open(list);
  for await (const line of file.readLines()) {
    const [hash = '', bytes = ''] = line.split(' ');
    if (!/^[0-9a-f]{64}$/.test(hash) || !/^\d+$/.test(bytes)) throw new BackupError(`${list} is damaged: "${line}".`);
    yield { hash, bytes: Number(bytes) };
  }
}

/** Where files come from and go to; folders named `files`. */
interface FilePlaces {
  /** The content store of the site. */
  readonly store: string;
  /** The files of the last backup in the same folder; null: there is none. */
  readonly earlier: string | null;
  readonly target: string;
}

/**
 * Brings the wanted files into a backup: by a hard link to the store, or to the last backup where the store is on
 * another file system, and only else by a copy. Files that the store has lost are counted.
 *
 * @param list gets hash and size of each file that the backup holds.
 */
export async function copyFiles(
  places: FilePlaces,
  { wanted, list, watch }: { readonly wanted: string; readonly list: string; readonly watch: Watch },
): Promise<Manifest['files']> {
  const tally = new Tally();
  let [count, bytes, missing] = [0, 0, 0];
  const lines = async function* (): AsyncGenerator<string> {
    await mkdir(places.target, { mode: 0o700 });
    for await (const file of listedFiles(wanted)) {
      watch.signal.throwIfAborted();
      if (await bring(file.hash, places, watch)) {
        count += 1;
        bytes += file.bytes;
        yield `${file.hash} ${file.bytes}\n`;
      } else missing += 1;
    }
  };
  await pipeline(lines, tally, createWriteStream(list, { mode: 0o600 }), { signal: watch.signal });
  return { count, bytes, sha256: tally.digest(), missing };
}

/** @returns false when the store does not have it. */
async function bring(hash: string, { store, earlier, target }: FilePlaces, { mayGoOn }: Watch): Promise<boolean> {
  const [source, to] = [filePath(store, hash), filePath(target, hash)];
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  if (await tryLink(source, to)) return true;
  if (earlier !== null && (await tryLink(filePath(earlier, hash), to))) return true;
  mayGoOn();
  try {
    await copyFile(source, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (isNoEntry(error)) return false;
    throw error;
  }
}

/** Codes of the system that say: not by a link. */
const noLink: ReadonlySet<unknown> = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOENT', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

async function tryLink(source: string, to: string): Promise<boolean> {
  try {
    await link(source, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && noLink.has(error.code)) return false;
    throw error;
  }
}
