import { createHash } from 'node:crypto';
import { chmod, chown, copyFile, mkdir, readdir, readFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './program-files.ts';

/** Folders nested deeper than this are no program's; their paths would grow past what a system call takes. */
const deepestFolder = 32;

/**
 * What a compiler left cannot be kept: its folders are nested too deep, or a name is one that we cannot read or write.
 */
export class UnfitFiles extends Error {
  override readonly name = 'UnfitFiles';
  readonly deepest = deepestFolder;
  /** Of the file system; null: too deep. */
  readonly code: string | null;

  constructor(code: string | null = null) {
    super(code ?? 'folders are nested too deep');
    this.code = code;
  }
}

/**
 * Copies files with their times, folders, and nothing else: a link that a compiler left could lead anywhere on the
 * host.
 *
 * @throws UnfitFiles when folders are nested too deep, or a name cannot be read or written.
 */
export async function copyPlainFiles(from: string, to: string, depth = 0): Promise<void> {
  if (depth > deepestFolder) throw new UnfitFiles();
  await mkdir(to, { recursive: true, mode: 0o755 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    try {
      if (entry.isDirectory()) await copyPlainFiles(source, target, depth + 1);
      if (entry.isFile()) await copyWithTimes(source, target);
    } catch (error) {
      const code = errorCode(error);
      throw unfitCodes.has(code) ? new UnfitFiles(code) : error;
    }
  }
}

/** Nothing else writes the folder: what is listed and not found has a name that is no UTF-8. */
const unfitCodes: ReadonlySet<string> = new Set(['ENOENT', 'ENAMETOOLONG', 'EILSEQ']);

async function copyWithTimes(source: string, target: string): Promise<void> {
  await copyPlainFile(source, target);
  // Byte code of Python names the time of its source.
  const { atime, mtime } = await stat(source);
  await utimes(target, atime, mtime);
}

/** A copy that everybody may read and run, and that is ours: `copyFile` alone leaves it to the user of the box. */
export async function copyPlainFile(source: string, target: string): Promise<void> {
  await copyFile(source, target);
  await chown(target, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
  await chmod(target, 0o755);
}

/** What tells a folder's content from any other, and how much disk it takes. */
export interface FolderContent {
  /** SHA-256 over names and contents of all files. */
  readonly digest: string;
  readonly sizeBytes: number;
}

/** @param folder holds files and folders only. */
export async function folderContent(folder: string): Promise<FolderContent> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for (const name of (await readdir(folder, { recursive: true })).toSorted()) {
    const path = join(folder, name);
    const isFile = (await stat(path)).isFile();
    const content = isFile ? await readFile(path) : Buffer.alloc(0);
    hash.update(`${JSON.stringify(name)} ${isFile} ${content.length}\n`).update(content);
    sizeBytes += content.length;
  }
  return { digest: hash.digest('hex'), sizeBytes };
}
