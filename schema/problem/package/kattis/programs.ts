import type { IssueLog } from '../issue-log.ts';
import { type PackageFile, type PackageTree, entriesOf, filesBelow, readSourceText } from '../package-tree.ts';
import { type ProgramText, entryPointOf, isSourceName, languageOfProgram } from '../program-language.ts';

/** Bytes a source file of the jury may have. */
const maxSourceBytes = 1024 * 1024;

/** A program of a package with what its files tell of it. */
export interface Program {
  /** Path in the package. */
  readonly path: string;
  /** Name of the file or folder in its parent. */
  readonly name: string;
  /** Language code of the format; null: none known here. */
  readonly language: string | null;
  readonly files: readonly PackageFile[];
  readonly entryPoint: string | null;
  readonly texts: readonly ProgramText[];
}

/** The programs of a folder: each file that is source code, and each folder. Other files are in `others`. */
export async function readPrograms(
  tree: PackageTree,
  folder: string,
  log: IssueLog,
): Promise<{ programs: Program[]; others: PackageFile[] }> {
  const programs: Program[] = [];
  const others: PackageFile[] = [];
  const entries = entriesOf(tree, folder);
  for (const name of entries.files) {
    const file = tree.files.get(`${folder}/${name}`);
    if (file === undefined) continue;
    if (!isSourceName(name)) others.push({ ...file, name });
    else programs.push(await readProgram({ path: `${folder}/${name}`, name, files: [{ ...file, name }], log }));
  }
  for (const name of entries.folders) {
    const files = filesBelow(tree, `${folder}/${name}`);
    if (files.length > 0) programs.push(await readProgram({ path: `${folder}/${name}`, name, files, log }));
  }
  return { programs, others };
}

/** Tells language and entry point of a program from its files. */
export async function readProgram({
  path,
  name,
  files,
  log,
}: {
  readonly path: string;
  readonly name: string;
  readonly files: readonly PackageFile[];
  readonly log: IssueLog;
}): Promise<Program> {
  const texts: ProgramText[] = [];
  for (const file of files) {
    const issueName = files.length === 1 && path.endsWith(`/${file.name}`) ? path : `${path}/${file.name}`;
    const text = isSourceName(file.name) ? await readSourceText(file, issueName, log, maxSourceBytes) : '';
    texts.push({ file, text: text ?? '' });
  }
  const language = languageOfProgram(texts);
  return { path, name, files, texts, language, entryPoint: language === null ? null : entryPointOf(language, texts) };
}
