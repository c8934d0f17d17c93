import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { refusalOf } from '../package/archive-refusal.ts';
import { type Archive, openArchive, unpackInto, type ReadOptions } from '../package/archive.ts';
import { type OtherFile, otherThanZip } from '../package/file-kind.ts';
import { type IssueLog, createIssueLog, sayAgain } from '../package/issue-log.ts';
import { makeScratchFolder } from '../package/scratch-folder.ts';
import { filesBelow, sourceFolder } from '../package/source-folder.ts';
import { findItems, isFps, type FileTree, type FoundItem } from './find-items.ts';
import { fpsPackageItems } from './fps-package-items.ts';
import { type Opening, type PackageItem, maxItems } from './package-item.ts';
import { readItem } from './read-item.ts';

/*
 * How this works: a file that somebody sent is a zip or an FPS file, by its first bytes; a zip is looked through for
 * problems of any format, also in zips inside it (one level). What is found is a list of items; each is unpacked by
 * itself when it is read, and removed afterwards, so that the disk holds one problem at a time.
 */

/** Bytes a zip of many problems may have when unpacked, all together. */
const maxBatchBytes = 64 * 1024 ** 3;
/** Bytes one problem may have. */
const maxItemBytes = 6 * 1024 ** 3;
/** Entries a zip of many problems may have. */
const maxBatchEntries = 50_000;

/** An open file, with the problems in it. */
export interface OpenPackages extends AsyncDisposable {
  readonly items: readonly PackageItem[];
}

/**
 * Opens a zip, an FPS file or a folder, whatever it is called.
 *
 * @returns null when it is none of them or holds no problem; the log says why and nothing is left on the disk.
 */
export async function openPackages(
  path: string,
  log: IssueLog,
  options: ReadOptions & { readonly name?: string } = {},
): Promise<OpenPackages | null> {
  const scratch = await makeScratchFolder('import', options.temporaryFolder);
  const closing: (() => void)[] = [];
  const close = async () => {
    for (const each of closing) each();
    await rm(scratch, { recursive: true, force: true });
  };
  const own = {
    ...options,
    temporaryFolder: scratch,
    maxArchiveBytes: options.maxArchiveBytes ?? maxBatchBytes,
    maxArchiveEntries: options.maxArchiveEntries ?? maxBatchEntries,
  };
  try {
    const name = (options.name ?? basename(resolve(path))).replace(/\.(?:zip|xml|kpp)$/iu, '');
    const items = await itemsOf(path, { name, log, options: own, closing, depth: 0 });
    if (items.length === 0 || log.problems.length > 0) {
      if (log.problems.length === 0) {
        log.problem('.', {
          'zh-CN': '没有找到任何题目：支持 Kattis/ICPC、Polygon、HOJ、QDUOJ、Hydro 的 zip 包和 FPS xml 文件。',
          'en-US': 'holds no problem: zips of Kattis/ICPC, Polygon, HOJ, QDUOJ and Hydro are read, and FPS xml files.',
        });
      }
      await close();
      return null;
    }
    if (items.length > maxItems) {
      log.problem('.', {
        'zh-CN': `题目过多：一个文件最多 ${maxItems} 道题。`,
        'en-US': `holds too many problems: at most ${maxItems} are taken from one file.`,
      });
      await close();
      return null;
    }
    return { items, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    log.problem('.', refusal.sentence, refusal.hint);
    return null;
  }
}

const neither: OtherFile = {
  sentence: { 'zh-CN': '既不是 zip 文件，也不是 FPS xml 文件。', 'en-US': 'is neither a zip nor an FPS xml file.' },
  hint: {
    'zh-CN': '请检查是否选对了文件；题目文件夹请打包为 zip。',
    'en-US': 'See whether it is the one you meant; pack the folder of a problem as a zip.',
  },
};

async function itemsOf(path: string, opening: Opening): Promise<PackageItem[]> {
  const { log, options, closing, name } = opening;
  if ((await stat(path)).isDirectory()) {
    const files = await filesBelow(path);
    const tree: FileTree = {
      names: [...files.keys()],
      readHead: (file, maxBytes) => headOf(files.get(file) ?? '', maxBytes),
    };
    return found(await findItems(tree, name), opening, {
      folder: async (prefix) => ({ path: join(path, prefix), remove: async () => {} }),
      file: async (file) => files.get(file) ?? '',
    });
  }
  const head = await headOf(path, 4_096);
  if (isFps(head)) return fpsPackageItems(path, opening);
  const other = await otherThanZip(path, neither);
  if (other !== null) {
    log.problem('.', other.sentence, other.hint);
    return [];
  }
  const archive = await openArchive(path, options, log);
  if (archive === null) return [];
  closing.push(() => archive.close());
  const tree: FileTree = {
    names: [...archive.files.keys()],
    readHead: (file, maxBytes) => archive.readHead(file, maxBytes),
  };
  return found(await findItems(tree, name), opening, {
    folder: (prefix, itemLog) => unpacked(archive, prefix, options, itemLog),
    file: async (file) => {
      const to = join(await mkdtemp(join(options.temporaryFolder, 'inner-')), 'file');
      await archive.unpackFile(file, to);
      return to;
    },
  });
}

async function unpacked(
  archive: Archive,
  prefix: string,
  options: ReadOptions,
  log: IssueLog,
): Promise<{ path: string; remove: () => Promise<void> } | null> {
  let bytes = 0;
  for (const [name, size] of archive.files) if (name.startsWith(prefix)) bytes += size;
  if (bytes > maxItemBytes) {
    log.problem('.', { 'zh-CN': '题目解压后超过 6 GiB。', 'en-US': 'has more than 6 GiB when unpacked.' });
    return null;
  }
  const folder = await unpackInto(archive, prefix, options, log);
  return folder === null ? null : { path: folder.folder, remove: folder.remove };
}

/** How files of an opened thing come to lie on the disk. */
interface Unpacking {
  /** What lies below a folder; null when it is broken, which the log says. */
  folder(
    prefix: string,
    log: IssueLog,
  ): Promise<{ readonly path: string; readonly remove: () => Promise<void> } | null>;
  file(name: string): Promise<string>;
}

async function found(items: readonly FoundItem[], opening: Opening, unpacking: Unpacking): Promise<PackageItem[]> {
  const all: PackageItem[] = [];
  for (const item of items) {
    if (item.kind === 'folder') all.push(folderItem(item, opening, unpacking));
    else if (item.kind === 'fps') all.push(...(await fpsPackageItems(await unpacking.file(item.path), opening)));
    else if (opening.depth === 0) all.push(...(await innerZip(item, opening, unpacking)));
  }
  return all;
}

/** Problems of a zip inside a zip. One that is broken is an item that fails, so that it does not stop the others. */
async function innerZip(
  item: FoundItem & { readonly kind: 'zip' },
  opening: Opening,
  unpacking: Unpacking,
): Promise<PackageItem[]> {
  const name = basename(item.path).replace(/\.zip$/iu, '');
  const path = await unpacking.file(item.path);
  const log = createIssueLog();
  const items = await itemsOf(path, { ...opening, name, log, depth: opening.depth + 1 });
  if (items.length > 0 && log.problems.length === 0) return items;
  return [
    {
      name: item.path,
      format: 'KATTIS',
      title: null,
      read: async (own) => {
        sayAgain(own.problem, log.problems);
        if (log.problems.length === 0)
          own.problem('.', {
            'zh-CN': '其中没有找到任何题目。',
            'en-US': 'holds no problem of a format that is read.',
          });
        return null;
      },
    },
  ];
}

function folderItem(
  item: FoundItem & { readonly kind: 'folder' },
  { options }: Opening,
  unpacking: Unpacking,
): PackageItem {
  return {
    name: item.name,
    format: item.format,
    title: item.title,
    async read(log, use) {
      const folder = await unpacking.folder(item.prefix, log);
      if (folder === null) return null;
      const scratch = await mkdtemp(join(options.temporaryFolder, 'made-'));
      try {
        const files = await filesBelow(folder.path);
        if (item.beside !== null) files.set('../problem.json', await unpacking.file(item.beside));
        return await readItem({
          format: item.format,
          root: folder.path,
          source: sourceFolder({ name: item.name.split('/').at(-1) ?? item.name, files, log, scratch }),
          options,
          use,
        });
      } finally {
        await folder.remove();
        await rm(scratch, { recursive: true, force: true });
      }
    },
  };
}

async function headOf(path: string, maxBytes: number): Promise<Buffer> {
  await using file = await open(path, 'r');
  const buffer = Buffer.alloc(maxBytes);
  const { bytesRead } = await file.read(buffer, 0, maxBytes, 0);
  return buffer.subarray(0, bytesRead);
}
