import { lstat, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { IssueLog } from './issue-log.ts';

/** A file of the package. */
export interface PackageFile {
  /** Name relative to the folder it belongs to, `/`-separated: what a statement or a program calls it. */
  readonly name: string;
  /** Absolute, valid until the package is disposed of. */
  readonly path: string;
  readonly bytes: number;
}

/**
 * Names of all files of a package, read once. Everything after works on this index, so links are followed (and checked)
 * in one place and no other file of the machine can be reached by a name a package gives.
 */
export interface PackageTree {
  /** Absolute path of the folder that holds `problem.yaml`. */
  readonly rootPath: string;
  /** Every file by its path in the package. */
  readonly files: ReadonlyMap<string, PackageFile>;
  /** Every folder by its path in the package, '' for the root. */
  readonly folders: ReadonlyMap<string, FolderEntries>;
}

/** Names directly in a folder, sorted by code unit. */
export interface FolderEntries {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** Names the format allows; it says that anything else is to be treated as absent. */
const allowedName = /^[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}$/u;
/** Dotted files of the root that judges read all the same. */
const dottedFiles = new Set(['.timelimit']);
/** Left behind by tools and by runs of the jury's programs. */
const leftovers = /^(?:__pycache__|__MACOSX|Thumbs\.db|desktop\.ini)$|\.(?:pyc|class|o|exe)$|~$/u;
/** Files and folders a package read from a folder may have. */
const maxEntries = 50_000;

/**
 * Reads the names and sizes of all files below a folder. Links may point to files of the same package only; others are
 * reported and left out.
 */
export async function readPackageTree(rootPath: string, log: IssueLog): Promise<PackageTree> {
  const files = new Map<string, PackageFile>();
  const folders = new Map<string, FolderEntries>();
  const realRoot = await realpath(rootPath);
  let entries = 0;

  const visit = async (folder: string, ancestors: readonly string[]): Promise<void> => {
    const fileNames: string[] = [];
    const folderNames: string[] = [];
    const found = await readdir(join(realRoot, folder), { withFileTypes: true });
    for (const entry of found.toSorted((a, b) => compareNames(a.name, b.name))) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!isKept(folder, entry.name)) {
        if (!entry.name.startsWith('.') && !leftovers.test(entry.name)) {
          log.warning(
            name,
            {
              'zh-CN': '已略去：该格式的文件名只能含字母、数字、点、连字符和下划线。',
              'en-US': 'is left out: the format allows only letters, digits, dots, dashes and underscores in names.',
            },
            { 'zh-CN': '请改名。', 'en-US': 'Rename it.' },
          );
        }
        continue;
      }
      entries += 1;
      if (entries > maxEntries) {
        throw new TooManyEntries();
      }
      const target = await resolveEntry(realRoot, name, log);
      if (target === null) continue;
      if (target.kind === 'folder') {
        if (ancestors.includes(target.realPath)) {
          log.problem(name, { 'zh-CN': '是指向其所在文件夹的链接。', 'en-US': 'is a link to a folder it is in.' });
          continue;
        }
        folderNames.push(entry.name);
        await visit(name, [...ancestors, target.realPath]);
      } else {
        fileNames.push(entry.name);
        files.set(name, { name, path: target.realPath, bytes: target.bytes });
      }
    }
    folders.set(folder, { files: fileNames, folders: folderNames });
  };

  try {
    await visit('', [realRoot]);
  } catch (error) {
    if (!(error instanceof TooManyEntries)) throw error;
    log.problem('.', {
      'zh-CN': `文件和文件夹超过 ${maxEntries.toLocaleString('en-US')} 个。`,
      'en-US': `has more than ${maxEntries.toLocaleString('en-US')} files and folders.`,
    });
  }
  return { rootPath: realRoot, files, folders };
}

class TooManyEntries extends Error {}

function isKept(folder: string, name: string): boolean {
  if (folder === '' && dottedFiles.has(name)) return true;
  return allowedName.test(name) && !leftovers.test(name);
}

type Target =
  | { readonly kind: 'folder'; readonly realPath: string }
  | { readonly kind: 'file'; readonly realPath: string; readonly bytes: number };

async function resolveEntry(realRoot: string, name: string, log: IssueLog): Promise<Target | null> {
  const path = join(realRoot, name);
  let realPath = path;
  if ((await lstat(path)).isSymbolicLink()) {
    try {
      realPath = await realpath(path);
    } catch {
      log.problem(name, { 'zh-CN': '是指向不存在的文件的链接。', 'en-US': 'is a link to a file that does not exist.' });
      return null;
    }
    if (!realPath.startsWith(realRoot + sep)) {
      log.problem(
        name,
        { 'zh-CN': '是指向题目包之外的链接。', 'en-US': 'is a link out of the package.' },
        { 'zh-CN': '请以文件的副本代替它。', 'en-US': 'Put a copy of the file in its place.' },
      );
      return null;
    }
  }
  const found = await stat(realPath);
  if (found.isDirectory()) return { kind: 'folder', realPath };
  if (found.isFile()) return { kind: 'file', realPath, bytes: found.size };
  log.problem(name, { 'zh-CN': '既不是文件也不是文件夹。', 'en-US': 'is neither a file nor a folder.' });
  return null;
}

/** Order of names the format asks for: by code unit, so `10` comes before `2`. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Names directly in a folder; none when it is not there. */
export function entriesOf(tree: PackageTree, folder: string): FolderEntries {
  return tree.folders.get(folder) ?? { files: [], folders: [] };
}

/** All files below a folder, with names relative to it, in order. */
export function filesBelow(tree: PackageTree, folder: string): PackageFile[] {
  const prefix = `${folder}/`;
  const found: PackageFile[] = [];
  for (const [name, file] of tree.files) {
    if (name.startsWith(prefix)) found.push({ ...file, name: name.slice(prefix.length) });
  }
  return found.toSorted((a, b) => compareNames(a.name, b.name));
}

/** Bytes a text file of a package (not test data) may have. */
const maxTextBytes = 4 * 1024 * 1024;

/** Reads a text file. Null, with the reason in the log, when it is too large or not UTF-8. */
export async function readText(
  file: PackageFile,
  name: string,
  log: IssueLog,
  maxBytes = maxTextBytes,
): Promise<string | null> {
  if (file.bytes > maxBytes) {
    sayTooLarge(file, name, log, maxBytes);
    return null;
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file.path));
    if (text.includes('\0')) {
      log.problem(
        name,
        { 'zh-CN': '含有 NUL 字符，不是文本。', 'en-US': 'holds a NUL character, so it is no text.' },
        { 'zh-CN': '请另存为 UTF-8 编码的文本。', 'en-US': 'Save it as UTF-8 text.' },
      );
      return null;
    }
    return text.replaceAll('\r\n', '\n');
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    log.problem(
      name,
      { 'zh-CN': '不是 UTF-8 文本。', 'en-US': 'is not UTF-8 text.' },
      { 'zh-CN': '请另存为 UTF-8 编码。', 'en-US': 'Save it as UTF-8.' },
    );
    return null;
  }
}

/**
 * Reads a source file, whatever bytes it holds: what is no UTF-8 shows as replacement characters. Programs are kept and
 * compiled as their bytes are; this text is only looked through. Null, with the reason in the log, when it is too
 * large.
 */
export async function readSourceText(
  file: PackageFile,
  name: string,
  log: IssueLog,
  maxBytes: number,
): Promise<string | null> {
  if (file.bytes <= maxBytes) return (await readFile(file.path)).toString('utf8').replaceAll('\r\n', '\n');
  sayTooLarge(file, name, log, maxBytes);
  return null;
}

function sayTooLarge(file: PackageFile, name: string, log: IssueLog, maxBytes: number): void {
  log.problem(name, {
    'zh-CN': `有 ${file.bytes} 字节；最多读取 ${maxBytes} 字节。`,
    'en-US': `has ${file.bytes} bytes; at most ${maxBytes} are read here.`,
  });
}
