import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { entryHarm } from './archive-entry.ts';
import { entryNames } from './archive-name.ts';
import { givenTwice, RefusedArchive, refusalOf, tooLarge, unreadableName } from './archive-refusal.ts';
import type { IssueLog } from './issue-log.ts';
import { makeScratchFolder } from './scratch-folder.ts';

/*
 * How this works: the list of a zip is read and judged as a whole before a byte of it is unpacked: names that lead out,
 * links, devices, encrypted entries, names given twice, too many entries, too many bytes, and more bytes than a zip of
 * this size honestly holds. yauzl sees to it that no entry gives more bytes than the list says. Then single files are
 * read, or what lies below a folder is unpacked, so that a zip of many problems never lies on the disk as a whole.
 */

/** Bounds on a zipped package, and where it is unpacked. */
export interface ReadOptions {
  /** Existing folder for what is unpacked; default: the system's folder for temporary files. */
  readonly temporaryFolder?: string;
  /** Bytes a zip may have when unpacked; default 2 GiB. */
  readonly maxArchiveBytes?: number;
  /** Entries a zip may have; default 50,000. */
  readonly maxArchiveEntries?: number;
  /** Times a zip may grow beyond 256 MiB; default 250. */
  readonly maxArchiveRatio?: number;
}

/** Bytes a package may have when unpacked, unless the caller says otherwise. */
const defaultMaxArchiveBytes = 2 * 1024 ** 3;
/** Entries a package may have, unless the caller says otherwise. */
const defaultMaxArchiveEntries = 50_000;
/** Times a zip may grow; test data of one repeated line grows some hundred times, a bomb a thousand. */
const defaultMaxRatio = 250;
/** What is no larger than this when unpacked does no harm, whatever it grows, in bytes. */
const harmlessBytes = 256 * 1024 ** 2;

/** A zip unpacked into a folder of its own. */
export interface UnpackedArchive {
  /** The folder; with `remove` it goes away, with all in it. */
  readonly folder: string;
  remove(): Promise<void>;
}

/** An open zip whose list is sound. */
export interface Archive {
  /** Bytes of each file by its name. */
  readonly files: ReadonlyMap<string, number>;
  /** The first bytes of a file. @throws RefusedArchive when its content is broken. */
  readHead(name: string, maxBytes: number): Promise<Buffer>;
  /**
   * Writes what lies below a folder (`''`: all, `a/b/`: that folder) into an existing folder, without that part of the
   * names.
   */
  unpack(below: string, folder: string): Promise<void>;
  /** Writes one file. */
  unpackFile(name: string, path: string): Promise<void>;
  close(): void;
}

/** Opens a zip. @returns null when it is refused or broken; the log says why. */
export async function openArchive(zipPath: string, options: ReadOptions, log: IssueLog): Promise<Archive | null> {
  let zip: ZipFile | null = null;
  try {
    // Names are decoded here, since yauzl takes those of Chinese Windows for code page 437.
    zip = await yauzl.openPromise(zipPath, {
      lazyEntries: true,
      autoClose: false,
      validateEntrySizes: true,
      decodeStrings: false,
    });
    return archiveOf(zip, await soundEntries(zip, zipPath, options));
  } catch (error) {
    zip?.close();
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    log.problem('.', refusal.sentence, refusal.hint);
    return null;
  }
}

/**
 * Unpacks a zip into a new folder.
 *
 * @returns null when the zip is refused or broken; the log says why and nothing is left on the disk.
 */
export async function unpackArchive(
  zipPath: string,
  options: ReadOptions,
  log: IssueLog,
): Promise<UnpackedArchive | null> {
  const archive = await openArchive(zipPath, options, log);
  if (archive === null) return null;
  try {
    return await unpackInto(archive, '', options, log);
  } finally {
    archive.close();
  }
}

/** Unpacks what lies below a folder of a zip into a new folder; as {@link unpackArchive}. */
export async function unpackInto(
  archive: Archive,
  below: string,
  { temporaryFolder }: ReadOptions,
  log: IssueLog,
): Promise<UnpackedArchive | null> {
  const folder = await makeScratchFolder('package', temporaryFolder);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await archive.unpack(below, folder);
    return { folder, remove };
  } catch (error) {
    await remove();
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    log.problem('.', refusal.sentence, refusal.hint);
    return null;
  }
}

/** All files of a sound list by name. */
async function soundEntries(zip: ZipFile, zipPath: string, options: ReadOptions): Promise<Map<string, Entry>> {
  const maxBytes = options.maxArchiveBytes ?? defaultMaxArchiveBytes;
  const maxEntries = options.maxArchiveEntries ?? defaultMaxArchiveEntries;
  const files = new Map<string, Entry>();
  const folders = new Set<string>();
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > maxEntries) {
      const most = maxEntries.toLocaleString('en-US');
      throw new RefusedArchive({
        'zh-CN': `其中的文件和文件夹超过 ${most} 个。`,
        'en-US': `has more than ${most} entries.`,
      });
    }
  }
  const { names } = entryNames(entries);
  let bytes = 0;
  for (const [index, entry] of entries.entries()) {
    const name = names[index] ?? null;
    if (name === null) throw unreadableName();
    refuseStrange(entry, name);
    const path = name
      .split('/')
      .filter((part) => part !== '' && part !== '.')
      .join('/');
    if (name.endsWith('/')) {
      folders.add(path);
      continue;
    }
    bytes += entry.uncompressedSize;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    if (files.has(path)) throw givenTwice();
    files.set(path, entry);
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) folders.add(path.slice(0, at));
  }
  if ([...files.keys()].some((path) => folders.has(path))) throw givenTwice();
  const { size } = await stat(zipPath);
  const ratio = options.maxArchiveRatio ?? defaultMaxRatio;
  if (bytes > harmlessBytes && bytes > ratio * size) {
    throw new RefusedArchive({
      'zh-CN': `解压后会膨胀到 ${ratio} 倍以上，疑似压缩炸弹。`,
      'en-US': `would grow more than ${ratio} times when unpacked, as zip bombs do.`,
    });
  }
  return files;
}

function refuseStrange(entry: Entry, name: string): void {
  switch (entryHarm(entry, name)) {
    case 'link':
      throw new RefusedArchive(
        {
          'zh-CN': `含有链接 ${name}；不接受 zip 中的链接。`,
          'en-US': `has the link ${name}; links are not taken from a zip.`,
        },
        { 'zh-CN': '请打包文件副本而不是链接。', 'en-US': 'Pack copies instead of links.' },
      );
    case 'odd':
      throw new RefusedArchive({
        'zh-CN': `含有既非文件也非文件夹的条目 ${name}。`,
        'en-US': `has the entry ${name}, which is neither a file nor a folder.`,
      });
    case 'encrypted':
      throw new RefusedArchive(
        { 'zh-CN': `已加密（${name}）。`, 'en-US': `is encrypted (${name}).` },
        { 'zh-CN': '请去掉密码后重新打包。', 'en-US': 'Pack it without a password.' },
      );
    case 'outside':
      throw new RefusedArchive(
        {
          'zh-CN': `含有条目 ${name}，其名称指向压缩包之外。`,
          'en-US': `has the entry ${name}, whose name leads out of the package.`,
        },
        { 'zh-CN': '请重新打包题目文件夹。', 'en-US': 'Pack the folder of the problem again.' },
      );
    case null:
  }
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  const entryOf = (name: string): Entry => {
    const entry = entries.get(name);
    if (entry === undefined) throw new Error(`${name} is not in the zip`);
    return entry;
  };
  const unpackFile = async (name: string, path: string) => {
    await mkdir(dirname(path), { recursive: true });
    // `wx`: nothing that is there already is written over, nor written through.
    await pipeline(
      await zip.openReadStreamPromise(entryOf(name)),
      createWriteStream(path, { flags: 'wx', mode: 0o644 }),
    );
  };
  return {
    files: new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize])),
    async readHead(name, maxBytes) {
      const stream = await zip.openReadStreamPromise(entryOf(name));
      const chunks: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of stream) {
        chunks.push(Buffer.from(chunk));
        bytes += chunks.at(-1)?.length ?? 0;
        if (bytes >= maxBytes) break;
      }
      return Buffer.concat(chunks).subarray(0, maxBytes);
    },
    async unpack(below, folder) {
      for (const name of entries.keys())
        if (name.startsWith(below)) await unpackFile(name, join(folder, name.slice(below.length)));
    },
    unpackFile,
    close: () => zip.close(),
  };
}

/** Folder of a package in what was unpacked: the top, or the only folder there (as most tools pack it). */
export async function packageFolder(folder: string): Promise<string> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(
    ({ name }) => !name.startsWith('.') && name !== '__MACOSX',
  );
  const [only] = entries;
  return entries.length === 1 && only?.isDirectory() ? join(folder, only.name) : folder;
}
