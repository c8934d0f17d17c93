import type { IssueLog } from '../issue-log.ts';
import { type PackageTree, compareNames, entriesOf } from '../package-tree.ts';
import { isLegacy } from './format-version.ts';
import type { ProblemYaml } from './problem-yaml.ts';

/** A file name of a statement. */
export interface StatementFile {
  readonly language: string;
  readonly extension: 'md' | 'tex' | 'pdf';
  /** Path in the package. */
  readonly path: string;
}

const statementName = /^problem(?:\.([a-z]{2,3}(?:-[A-Z]{2})?))?\.(md|tex|pdf)$/u;

/** The folder of the statements: by its name in the package's version of the format, else by the other. */
export function statementFolder(tree: PackageTree, yaml: ProblemYaml, log: IssueLog): string {
  const [right, other] = isLegacy(yaml.format)
    ? (['problem_statement', 'statement'] as const)
    : (['statement', 'problem_statement'] as const);
  if (tree.folders.has(right) || !tree.folders.has(other)) return right;
  log.warning(other, {
    'zh-CN': `已读取，但该版本的格式称其为 ${right}。`,
    'en-US': `is read, but this version of the format calls it ${right}.`,
  });
  return other;
}

/** English first, then by language; one file per language, Markdown before LaTeX before PDF. */
export function findStatementFiles(tree: PackageTree, folder: string, log: IssueLog): StatementFile[] {
  const files: StatementFile[] = [];
  for (const name of entriesOf(tree, folder).files) {
    const match = statementName.exec(name);
    const extension = match?.[2];
    if (extension !== 'md' && extension !== 'tex' && extension !== 'pdf') {
      if (/^problem\..*\.(?:md|tex)$/u.test(name)) {
        log.warning(
          `${folder}/${name}`,
          { 'zh-CN': '已忽略：文件名中没有语言代码。', 'en-US': 'is ignored: its name has no language code.' },
          {
            'zh-CN': '请使用 en、zh、pt-BR 等代码：problem.zh.md。',
            'en-US': 'Use a code such as en, zh or pt-BR: problem.zh.md.',
          },
        );
      }
      continue;
    }
    files.push({ language: match?.[1] ?? 'en', extension, path: `${folder}/${name}` });
  }
  // Some judges have the statement as one document beside problem.yaml.
  if (files.length === 0 && tree.files.has('problem.pdf'))
    files.push({ language: 'en', extension: 'pdf', path: 'problem.pdf' });
  const byLanguage = Object.groupBy(files, ({ language }) => language);
  for (const same of Object.values(byLanguage)) {
    const texts = (same ?? []).filter(({ extension }) => extension !== 'pdf');
    if (texts.length > 1) {
      log.problem(
        folder,
        {
          'zh-CN': `同一语言有多份题面：${texts.map(({ path }) => path.slice(folder.length + 1)).join('、')}。`,
          'en-US':
            'has several statements in the same language: ' +
            `${texts.map(({ path }) => path.slice(folder.length + 1)).join(', ')}.`,
        },
        { 'zh-CN': '请只保留其一。', 'en-US': 'Keep one of them.' },
      );
    }
  }
  return files.toSorted(
    (a, b) => Number(b.language === 'en') - Number(a.language === 'en') || compareNames(a.language, b.language),
  );
}
