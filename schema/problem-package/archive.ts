import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { entryHarm } from './archive-entry.ts';
import type { IssueLog } from './issue-log.ts';
import type { ReadOptions } from './problem-package.types.ts';

/** Bytes a package may have when unpacked, unless the caller says otherwise. */
export const DEFAULT_MAX_ARCHIVE_BYTES = 2 * 1024 ** 3;
/** Entries a package may have, unless the caller says otherwise. */
export const DEFAULT_MAX_ARCHIVE_ENTRIES = 50_000;

/** A zip unpacked into a folder of its own. */
export interface UnpackedArchive {
  /** The folder; with `remove` it goes away, with all in it. */
  readonly folder: string;
  remove(): Promise<void>;
}

interface Bounds {
  readonly maxBytes: number;
  readonly maxEntries: number;
}

/** A zip that is not unpacked, for a reason its author can read. */
class RefusedArchive extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

/**
 * Unpacks a zip into a new folder, entry by entry, and stops at the first sign of harm: names that lead out of the
 * folder, links, encrypted entries, and more entries or bytes than allowed. Bytes are counted as they are unpacked, so
 * a zip that lies about its sizes gains nothing by it.
 * @returns null when the zip is refused or broken; the log says why and nothing is left on the disk.
 */
export async function unpackArchive(zipPath: string, options: ReadOptions, log: IssueLog): Promise<UnpackedArchive | null> {
  const bounds = {
    maxBytes: options.maxArchiveBytes ?? DEFAULT_MAX_ARCHIVE_BYTES,
    maxEntries: options.maxArchiveEntries ?? DEFAULT_MAX_ARCHIVE_ENTRIES,
  };
  const folder = await mkdtemp(join(options.temporaryFolder ?? tmpdir(), 'problem-package-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  let zip: ZipFile | null = null;
  try {
    zip = await yauzl.openPromise(zipPath, { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: true });
    await unpackAll(zip, folder, bounds);
    return { folder, remove };
  } catch (error) {
    await remove();
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    log.problem('.', refusal.message, refusal.hint);
    return null;
  } finally {
    zip?.close();
  }
}

/** What an error while unpacking says of the zip. Null: it is a fault of this machine (disk full), not of the zip. */
function refusalOf(error: unknown): RefusedArchive | null {
  if (error instanceof RefusedArchive) return error;
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  // zlib and yauzl complain about content; a system call that failed has an errno.
  if ('errno' in error && !code.startsWith('Z_')) {
    if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR') return new RefusedArchive('cannot be unpacked: it has a file and a folder of the same name, or a file twice.');
    if (code === 'ENAMETOOLONG') return new RefusedArchive('cannot be unpacked: a name in it is too long.');
    return null;
  }
  if (/invalid relative path|absolute path|invalid characters in fileName/u.test(error.message)) {
    return new RefusedArchive(`has an entry whose name leads out of the package (${error.message}).`, 'Pack the folder of the problem again.');
  }
  return new RefusedArchive(`cannot be read as a zip: ${error.message}.`, 'Pack the folder of the problem again as an ordinary zip.');
}

async function unpackAll(zip: ZipFile, folder: string, { maxBytes, maxEntries }: Bounds): Promise<void> {
  let entries = 0;
  let bytesLeft = maxBytes;
  for await (const entry of zip.eachEntry()) {
    entries += 1;
    if (entries > maxEntries) throw new RefusedArchive(`has more than ${maxEntries.toLocaleString('en-US')} entries.`);
    bytesLeft -= await unpackEntry({ zip, entry, folder, bytesLeft, maxBytes });
  }
}

/** Writes one entry. @returns the bytes it has. */
async function unpackEntry({ zip, entry, folder, bytesLeft, maxBytes }: {
  readonly zip: ZipFile;
  readonly entry: Entry;
  readonly folder: string;
  readonly bytesLeft: number;
  readonly maxBytes: number;
}): Promise<number> {
  const name = entry.fileName;
  refuseEntry(entry, name);
  if (entry.uncompressedSize > bytesLeft) throw tooLarge(maxBytes);
  if (name.endsWith('/')) {
    await mkdir(join(folder, name), { recursive: true });
    return 0;
  }
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > bytesLeft) done(tooLarge(maxBytes));
      else done(null, chunk);
    },
  });
  // `wx`: a second entry of the same name must not write over the first, nor through anything already there.
  await pipeline(await zip.openReadStreamPromise(entry), counter, createWriteStream(path, { flags: 'wx', mode: 0o644 }));
  return bytes;
}

/** @throws RefusedArchive */
function refuseEntry(entry: Entry, name: string): void {
  switch (entryHarm(entry, name)) {
    case 'link':
      throw new RefusedArchive(`has the link ${name}; links are not taken from a zip.`, 'Pack copies instead of links.');
    case 'odd':
      throw new RefusedArchive(`has the entry ${name}, which is neither a file nor a folder.`);
    case 'encrypted':
      throw new RefusedArchive(`is encrypted (${name}).`, 'Pack it without a password.');
    case 'outside':
      throw new RefusedArchive(`has the entry ${name}, whose name leads out of the package.`);
    case null:
  }
}

function tooLarge(maxBytes: number): RefusedArchive {
  return new RefusedArchive(`has more than ${(maxBytes / 1024 ** 2).toLocaleString('en-US', { maximumFractionDigits: 1 })} MiB when unpacked.`);
}

/** Folder of a package in what was unpacked: the top, or the only folder there (as most tools pack it). */
export async function packageFolder(folder: string): Promise<string> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !name.startsWith('.') && name !== '__MACOSX');
  const [only] = entries;
  return entries.length === 1 && only?.isDirectory() ? join(folder, only.name) : folder;
}
