import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReadOptions } from '../archive.ts';
import { createIssueLog } from '../issue-log.ts';
import { readText } from '../package-tree.ts';
import type { FileContent } from '../problem-content.ts';
import { makeScratchFolder } from '../scratch-folder.ts';
import { replaceConstants } from './constants.ts';

/** Bytes up to which a file of a program is searched for constants. */
const maxSearchedBytes = 1024 * 1024;

/** Kinds of files that are programs of the jury, or part of submissions. */
const programKinds: ReadonlySet<string> = new Set(['CHECKER_SOURCE', 'INCLUDE', 'JURY_SOURCE', 'INPUT_VALIDATOR']);

/** Files with their constants replaced, and how to remove the copies made for that. */
export interface ReplacedFiles {
  readonly files: readonly FileContent<string>[];
  remove(): Promise<void>;
}

/**
 * Puts the values of the package's constants into its programs ("Constants"). The package itself is not written to: a
 * file with a constant in it is replaced by a copy in a folder of its own.
 */
export async function withConstants(
  files: readonly FileContent<string>[],
  constants: Readonly<Record<string, string>>,
  options: ReadOptions,
): Promise<ReplacedFiles> {
  if (Object.keys(constants).length === 0) return { files, remove: async () => {} };
  const folder = await makeScratchFolder('constants', options.temporaryFolder);
  let copies = 0;

  const replaced = async (content: FileContent<string>): Promise<FileContent<string>> => {
    const { kind, name, file: path } = content;
    if (!programKinds.has(kind)) return content;
    const bytes = (await stat(path)).size;
    // A file that is no text holds no constants; what is wrong with sources was said when they were read.
    const source = bytes > maxSearchedBytes ? null : await readText({ name, path, bytes }, name, createIssueLog());
    if (source === null) return content;
    const { text } = replaceConstants(source, constants);
    if (text === source) return content;
    copies += 1;
    const copy = join(folder, String(copies), name);
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, text);
    return { kind, name, file: copy };
  };

  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    return { files: await Promise.all(files.map(replaced)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
