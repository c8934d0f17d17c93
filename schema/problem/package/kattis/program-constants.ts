import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createIssueLog } from '../issue-log.ts';
import { readText } from '../package-tree.ts';
import type { ProblemPackage, ReadOptions, SourceFile } from '../problem-package.types.ts';
import { makeScratchFolder } from '../scratch-folder.ts';
import { replaceConstants } from './constants.ts';

/** Bytes up to which a file of a program is searched for constants. */
const maxSearchedBytes = 1024 * 1024;

type Programs = Pick<ProblemPackage, 'comparison' | 'inputValidators' | 'includes' | 'submissions'>;

/** Programs with their constants replaced, and how to remove the copies made for that. */
export interface ReplacedPrograms extends Programs {
  remove(): Promise<void>;
}

/**
 * Puts the values of the package's constants into its programs ("Constants"). The package itself is not written to: a
 * file with a constant in it is replaced by a copy in a folder of its own.
 */
export async function withConstants(
  programs: Programs,
  constants: Readonly<Record<string, string>>,
  options: ReadOptions,
): Promise<ReplacedPrograms> {
  if (Object.keys(constants).length === 0) return { ...programs, remove: async () => {} };
  const folder = await makeScratchFolder('constants', options.temporaryFolder);
  let copies = 0;

  const replaceFile = async (file: SourceFile): Promise<SourceFile> => {
    // A file that is no text holds no constants; what is wrong with sources was said when they were read.
    const source = file.bytes > maxSearchedBytes ? null : await readText(file, file.name, createIssueLog());
    if (source === null) return file;
    const { text } = replaceConstants(source, constants);
    if (text === source) return file;
    copies += 1;
    const path = join(folder, String(copies), file.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    return { name: file.name, path, bytes: Buffer.byteLength(text) };
  };
  const replaceAll = async <Program extends { readonly files: readonly SourceFile[] }>(
    program: Program,
  ): Promise<Program> => ({
    ...program,
    files: await Promise.all(program.files.map(replaceFile)),
  });

  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    return {
      comparison: programs.comparison.kind === 'custom' ? await replaceAll(programs.comparison) : programs.comparison,
      inputValidators: await Promise.all(programs.inputValidators.map(replaceAll)),
      includes: await Promise.all(programs.includes.map(replaceAll)),
      submissions: await Promise.all(programs.submissions.map(replaceAll)),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
