import { replaceConstants } from './constants.ts';
import { isLegacy } from './format-version.ts';
import type { IssueLog } from './issue-log.ts';
import type { PackageTree } from './package-tree.ts';
import { compareNames, entriesOf, filesBelow, readText } from './package-tree.ts';
import type { PackageFile, Statement } from './problem-package.types.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import { statementImages } from './statement-images.ts';
import { splitStatement } from './statement-sections.ts';
import { texToMarkdown } from './tex-to-markdown.ts';

/** Statements of a package, and the files that belong to them. */
export interface Statements {
  readonly statements: readonly Statement[];
  /** Name of the problem by language. */
  readonly names: Readonly<Record<string, string>>;
  readonly images: readonly PackageFile[];
  /** Statements that exist only as PDF. */
  readonly documents: readonly PackageFile[];
}

/** A file name of a statement. */
interface StatementFile {
  readonly language: string;
  readonly extension: 'md' | 'tex' | 'pdf';
  /** Path in the package. */
  readonly path: string;
}

const STATEMENT_NAME = /^problem(?:\.([a-z]{2,3}(?:-[A-Z]{2})?))?\.(md|tex|pdf)$/u;

/** Reads the statements in all their languages. */
export async function readStatements(tree: PackageTree, yaml: ProblemYaml, log: IssueLog): Promise<Statements> {
  const folder = statementFolder(tree, yaml, log);
  const files = findStatementFiles(tree, folder, log);
  const written = files.filter(({ extension }) => extension !== 'pdf');
  const documents = files.filter(({ extension, language }) => extension === 'pdf' && !written.some((file) => file.language === language));
  if (files.length === 0) {
    log.problem(folder, 'has no problem statement.', `Add ${folder}/problem.en.md or ${folder}/problem.en.tex.`);
  } else if (written.length === 0) {
    log.warning(folder, 'has the statement only as PDF; it is offered for download.', 'Add it as Markdown or LaTeX.');
  }
  const images = new Map<string, PackageFile>();
  const statements: Statement[] = [];
  for (const file of written) {
    const markdown = await readMarkdown({ tree, folder, file, yaml, log });
    if (markdown === null) continue;
    for (const image of statementImages({ tree, folder, markdown: markdown.text, file: file.path, log })) images.set(image.name, image);
    const title = titleOf(yaml, file, markdown.title, log);
    statements.push({ language: file.language, title, file: file.path, ...splitStatement(markdown.text) });
  }
  warnOfOtherNames(yaml, files, log);
  const names = Object.fromEntries([
    ...documents.map((file) => [file.language, titleOf(yaml, file, null, log)]),
    ...statements.map(({ language, title }) => [language, title]),
  ]);
  return {
    statements,
    names,
    images: [...images.values()].toSorted((a, b) => compareNames(a.name, b.name)),
    documents: documents.flatMap(({ path }) => {
      const file = tree.files.get(path);
      return file === undefined ? [] : [{ ...file, name: path.slice(folder.length + 1) }];
    }),
  };
}

function statementFolder(tree: PackageTree, yaml: ProblemYaml, log: IssueLog): string {
  const [right, other] = isLegacy(yaml.format) ? (['problem_statement', 'statement'] as const) : (['statement', 'problem_statement'] as const);
  if (tree.folders.has(right) || !tree.folders.has(other)) return right;
  log.warning(other, `is read, but this version of the format calls it ${right}.`);
  return other;
}

/** English first, then by language; one file per language, Markdown before LaTeX before PDF. */
function findStatementFiles(tree: PackageTree, folder: string, log: IssueLog): StatementFile[] {
  const files: StatementFile[] = [];
  for (const name of entriesOf(tree, folder).files) {
    const match = STATEMENT_NAME.exec(name);
    const extension = match?.[2];
    if (extension !== 'md' && extension !== 'tex' && extension !== 'pdf') {
      if (/^problem\..*\.(?:md|tex)$/u.test(name)) {
        log.warning(`${folder}/${name}`, 'is ignored: its name has no language code.', 'Use a code such as en, zh or pt-BR: problem.zh.md.');
      }
      continue;
    }
    files.push({ language: match?.[1] ?? 'en', extension, path: `${folder}/${name}` });
  }
  const byLanguage = Object.groupBy(files, ({ language }) => language);
  for (const same of Object.values(byLanguage)) {
    const texts = (same ?? []).filter(({ extension }) => extension !== 'pdf');
    if (texts.length > 1) {
      log.problem(folder, `has several statements in the same language: ${texts.map(({ path }) => path.slice(folder.length + 1)).join(', ')}.`, 'Keep one of them.');
    }
  }
  return files.toSorted((a, b) => Number(b.language === 'en') - Number(a.language === 'en') || compareNames(a.language, b.language));
}

async function readMarkdown({ tree, folder, file, yaml, log }: {
  readonly tree: PackageTree;
  readonly folder: string;
  readonly file: StatementFile;
  readonly yaml: ProblemYaml;
  readonly log: IssueLog;
}): Promise<{ text: string; title: string | null } | null> {
  const found = tree.files.get(file.path);
  const source = found === undefined ? null : await readText(found, file.path, log);
  if (source === null) return null;
  if (source.trim() === '') {
    log.problem(file.path, 'is empty.');
    return null;
  }
  if (file.extension === 'tex') return convertTex({ tree, folder, file, source, yaml, log });
  const withoutSamples = source.replaceAll(/\{\{(?:nextsample|remainingsamples)\}\}/gu, (sequence) => {
    log.warning(file.path, `has ${sequence}, which is left out: samples are shown after the statement.`);
    return '';
  });
  const { text, unknown } = replaceConstants(withoutSamples, yaml.metadata.constants);
  for (const name of unknown) log.warning(file.path, `has {{${name}}}, which is no constant of problem.yaml and stays as it is.`);
  return splitTitle(text, yaml, file, log);
}

function convertTex({ tree, folder, file, source, yaml, log }: {
  readonly tree: PackageTree;
  readonly folder: string;
  readonly file: StatementFile;
  readonly source: string;
  readonly yaml: ProblemYaml;
  readonly log: IssueLog;
}): { text: string; title: string | null } | null {
  const constants = yaml.metadata.constants;
  // Braces that name no constant are ordinary TeX, so nothing is said of them.
  const replaced = replaceConstants(
    source.replaceAll(/\\constant\s*\{([^{}]*)\}/gu, (whole, name: string) => {
      const value = Object.hasOwn(constants, name) ? constants[name] : undefined;
      if (value === undefined) log.warning(file.path, `has ${whole}, which is no constant of problem.yaml.`);
      return value ?? name;
    }),
    constants,
  );
  const names = new Set(filesBelow(tree, folder).map(({ name }) => name));
  const resolveImage = (name: string) => {
    const plain = name.replace(/^\.\//u, '');
    return ['', '.png', '.jpg', '.jpeg', '.svg', '.pdf'].map((extension) => plain + extension).find((candidate) => names.has(candidate)) ?? plain;
  };
  const converted = texToMarkdown(replaced.text, resolveImage);
  if (converted === null) {
    log.problem(file.path, 'cannot be read: its macros are defined by each other without an end.');
    return null;
  }
  for (const note of converted.notes) log.warning(file.path, `${note}.`);
  return { text: converted.markdown, title: converted.title };
}

/** A Markdown statement is not to name the problem, but many do, in a heading on top. */
function splitTitle(text: string, yaml: ProblemYaml, file: StatementFile, log: IssueLog): { text: string; title: string | null } {
  const heading = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*\n/u.exec(text);
  const name = nameInYaml(yaml, file.language);
  if (heading?.[1] === undefined || name === null || heading[1].trim().toLowerCase() !== name.toLowerCase()) return { text, title: null };
  log.warning(file.path, 'begins with the name of the problem, which is left out: the page shows it.');
  return { text: text.slice(heading[0].length), title: null };
}

function nameInYaml(yaml: ProblemYaml, language: string): string | null {
  if (yaml.name === null || typeof yaml.name === 'string') return yaml.name;
  return Object.hasOwn(yaml.name, language) ? (yaml.name[language] ?? null) : null;
}

/** In legacy packages a statement names the problem, in newer ones `problem.yaml` does. */
function titleOf(yaml: ProblemYaml, file: StatementFile, inStatement: string | null, log: IssueLog): string {
  const inYaml = nameInYaml(yaml, file.language) || null;
  const title = isLegacy(yaml.format) ? (inStatement ?? inYaml) : (inYaml ?? inStatement);
  if (title === null) {
    const hint = isLegacy(yaml.format) ? String.raw`Add \problemname{...} to the statement, or "name" to problem.yaml.` : `Add "${file.language}" to "name" in problem.yaml.`;
    log.problem(file.path, `has no name of the problem in the language "${file.language}".`, hint);
  }
  return title ?? '';
}

function warnOfOtherNames(yaml: ProblemYaml, files: readonly StatementFile[], log: IssueLog): void {
  if (yaml.name === null) return;
  if (typeof yaml.name === 'string') {
    const languages = new Set(files.map(({ language }) => language));
    if (!isLegacy(yaml.format) && (languages.size > 1 || !languages.has('en')) && languages.size > 0) {
      log.warning('problem.yaml', `has one "name" for the languages ${[...languages].join(', ')}.`, 'Give a name for each language.');
    }
    return;
  }
  for (const language of Object.keys(yaml.name)) {
    if (!files.some((file) => file.language === language)) log.warning('problem.yaml', `has a name in the language "${language}", in which there is no statement.`);
  }
}
