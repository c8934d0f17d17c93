import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { IssueLog } from './issue-log.ts';
import { decodePackageText, hasGbkText } from './text-encoding.ts';

/** Longest text that is read as a whole, in bytes: statements, settings, programs. */
const maxTextBytes = 32 * 1024 ** 2;

/**
 * The files of one problem on this machine, by their path in its folder, and a place for what a reader makes of them.
 */
export interface SourceFolder {
  /** What the package is called: the name of its folder. */
  readonly name: string;
  readonly files: ReadonlyMap<string, string>;
  readonly log: IssueLog;
  /** Text of a file; null when it is missing or too long, which the log says as a problem. */
  text(name: string): Promise<string | null>;
  /** Keeps a text or bytes as a file of its own. @returns its path. */
  keep(name: string, content: string | Uint8Array): Promise<string>;
}

/** @param scratch existing folder for files that readers make. */
export function sourceFolder({
  name,
  files,
  log,
  scratch,
}: {
  readonly name: string;
  readonly files: ReadonlyMap<string, string>;
  readonly log: IssueLog;
  readonly scratch: string;
}): SourceFolder {
  let kept = 0;
  let isGbk: Promise<boolean> | null = null;
  return {
    name,
    files,
    log,
    async text(file) {
      const path = files.get(file);
      if (path === undefined) {
        log.problem(file, { 'zh-CN': '文件不存在。', 'en-US': 'is missing.' });
        return null;
      }
      if ((await stat(path)).size > maxTextBytes) {
        log.problem(file, { 'zh-CN': '文件过大，无法作为文本读取。', 'en-US': 'is too long to be read as a text.' });
        return null;
      }
      return decodePackageText(await readFile(path), () => (isGbk ??= hasGbkText(files)));
    },
    async keep(file, content) {
      kept += 1;
      const path = join(scratch, String(kept), file.replaceAll(/[^\w.-]/gu, '_'));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      return path;
    },
  };
}

/** Paths of all files below a folder of this machine by their names in it; links are left out. */
export async function filesBelow(root: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) await visit(name);
      else if (entry.isFile()) found.set(name, join(root, name));
    }
  };
  await visit('');
  return found;
}
