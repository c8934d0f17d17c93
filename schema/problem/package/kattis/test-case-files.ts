import type { IssueLog } from '../issue-log.ts';
import { type PackageFile, type PackageTree, compareNames, entriesOf, filesBelow } from '../package-tree.ts';
import { isSettingsFile } from './test-group-settings.ts';

/** Extensions of the files of a test case, longer ones first so that `1.in.statement` is not taken for `1.in`. */
const extensions = [
  '.ans.statement',
  '.ans.download',
  '.in.statement',
  '.in.download',
  '.interaction',
  '.desc',
  '.hint',
  '.jpeg',
  '.yaml',
  '.ans',
  '.jpg',
  '.out',
  '.png',
  '.svg',
  '.in',
] as const;

/** Extension of a file of a test case. */
export type CaseExtension = (typeof extensions)[number];

/** The files of one test case. */
export interface CaseFiles {
  /** Path below `data/` without extension. */
  readonly name: string;
  readonly files: ReadonlyMap<CaseExtension, PackageFile>;
  /** Files of its `.files` folder. */
  readonly workingFiles: readonly PackageFile[];
}

/** Splits `1.in.statement` into `1` and `.in.statement`; null for a name no test case has. */
function splitCaseName(name: string): { base: string; extension: CaseExtension } | null {
  const extension = extensions.find((candidate) => name.endsWith(candidate) && name.length > candidate.length);
  return extension === undefined ? null : { base: name.slice(0, -extension.length), extension };
}

/**
 * The test cases directly in a folder, in the order of their names. Cases without an answer are problems and left out;
 * a lone `.interaction` of a sample is kept.
 */
export function findCases(tree: PackageTree, folder: string, log: IssueLog): CaseFiles[] {
  const byBase = new Map<string, Map<CaseExtension, PackageFile>>();
  const entries = entriesOf(tree, folder);
  for (const fileName of entries.files) {
    if (isSettingsFile(fileName)) continue;
    const path = `${folder}/${fileName}`;
    const file = tree.files.get(path);
    const split = splitCaseName(fileName);
    if (split === null || file === undefined) {
      log.warning(
        path,
        { 'zh-CN': '不属于任何测试点，已忽略。', 'en-US': 'belongs to no test case and is ignored.' },
        { 'zh-CN': '输入文件以 .in 结尾，答案文件以 .ans 结尾。', 'en-US': 'Inputs end in .in, answers in .ans.' },
      );
      continue;
    }
    const files = byBase.get(split.base) ?? new Map<CaseExtension, PackageFile>();
    files.set(split.extension, file);
    byBase.set(split.base, files);
  }
  const cases: CaseFiles[] = [];
  for (const [base, files] of byBase) {
    const path = `${folder}/${base}`;
    if (!isComplete(path, files, log)) continue;
    cases.push({
      name: path.replace(/^data\//u, ''),
      files,
      workingFiles: tree.folders.has(`${path}.files`) ? filesBelow(tree, `${path}.files`) : [],
    });
  }
  return cases.toSorted((a, b) => compareNames(a.name, b.name));
}

function isComplete(path: string, files: ReadonlyMap<CaseExtension, PackageFile>, log: IssueLog): boolean {
  const hasInput = files.has('.in');
  const hasAnswer = files.has('.ans');
  if (hasInput && hasAnswer) return true;
  if (hasInput) {
    log.problem(
      `${path}.in`,
      { 'zh-CN': `没有对应的答案文件 ${path}.ans。`, 'en-US': `has no answer file ${path}.ans.` },
      { 'zh-CN': '请补上；交互题的答案文件可以为空。', 'en-US': 'Add it; for an interactive problem it may be empty.' },
    );
  } else if (hasAnswer) {
    log.problem(`${path}.ans`, {
      'zh-CN': `没有对应的输入文件 ${path}.in。`,
      'en-US': `has no input file ${path}.in.`,
    });
  } else if (files.has('.interaction') && path.startsWith('data/sample/')) {
    return true;
  } else {
    const [extension] = files.keys();
    log.warning(`${path}${extension ?? ''}`, {
      'zh-CN': `不属于任何测试点：没有 ${path}.in。`,
      'en-US': `belongs to no test case: there is no ${path}.in.`,
    });
  }
  return false;
}
