import type { IssueLog } from '../issue-log.ts';
import { statementOf } from '../package-statement.ts';
import { type PackageFile, type PackageTree, compareNames } from '../package-tree.ts';
import type { StatementContent } from '../problem-content.ts';
import { splitStatement } from '../statement-sections.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import { findStatementFiles, statementFolder } from './statement-files.ts';
import { statementImages } from './statement-images.ts';
import { readMarkdown } from './statement-markdown.ts';
import { namesInYaml, titleOf, warnOfOtherNames } from './statement-title.ts';

/** Statements of a package, and the files that belong to them. */
export interface Statements {
  readonly statements: readonly StatementContent[];
  /** Name of the problem: that of the first statement, else of a document or `problem.yaml`; null: none. */
  readonly title: string | null;
  readonly images: readonly PackageFile[];
  /** Statements that exist only as PDF. */
  readonly documents: readonly PackageFile[];
}

/** Reads the statements in all their languages. */
export async function readStatements(tree: PackageTree, yaml: ProblemYaml, log: IssueLog): Promise<Statements> {
  const folder = statementFolder(tree, yaml, log);
  const files = findStatementFiles(tree, folder, log);
  const written = files.filter(({ extension }) => extension !== 'pdf');
  const documents = files.filter(
    ({ extension, language }) => extension === 'pdf' && !written.some((file) => file.language === language),
  );
  if (files.length === 0) {
    log.warning(
      folder,
      {
        'zh-CN': '没有题面；补充题面之前不能公开。',
        'en-US': 'has no problem statement: the problem cannot be published before it has one.',
      },
      {
        'zh-CN': `请加上 ${folder}/problem.zh.md 或 ${folder}/problem.zh.tex。`,
        'en-US': `Add ${folder}/problem.en.md or ${folder}/problem.en.tex.`,
      },
    );
  } else if (written.length === 0) {
    log.warning(
      folder,
      { 'zh-CN': '题面只有 PDF，提供下载。', 'en-US': 'has the statement only as PDF; it is offered for download.' },
      { 'zh-CN': '请补充 Markdown 或 LaTeX 题面。', 'en-US': 'Add it as Markdown or LaTeX.' },
    );
  }
  const images = new Map<string, PackageFile>();
  const statements: StatementContent[] = [];
  for (const file of written) {
    const markdown = await readMarkdown({ tree, folder, file, yaml, log });
    if (markdown === null) continue;
    for (const image of statementImages({ tree, folder, markdown: markdown.text, file: file.path, log }))
      images.set(image.name, image);
    const title = titleOf(yaml, file, markdown.title, log);
    const { language } = file;
    statements.push(statementOf({ language, title, ...splitStatement(markdown.text) }));
  }
  warnOfOtherNames(yaml, files, log);
  const names: Readonly<Record<string, string>> = Object.fromEntries([
    ...(files.length === 0 ? namesInYaml(yaml) : []),
    ...documents.map((file) => [file.language, titleOf(yaml, file, null, log)]),
  ]);
  return {
    statements,
    title: statements[0]?.title ?? Object.values(names)[0] ?? null,
    images: [...images.values()].toSorted((a, b) => compareNames(a.name, b.name)),
    documents: documents.flatMap(({ path }) => {
      const file = tree.files.get(path);
      return file === undefined ? [] : [{ ...file, name: path.replace(/^.*\//u, '') }];
    }),
  };
}
