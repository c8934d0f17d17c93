import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ReadOptions, type UnpackedArchive, packageFolder, unpackArchive } from '../archive.ts';
import { createIssueLog, type IssueLog, type PackageIssue } from '../issue-log.ts';
import { type PackageFile, type PackageTree, entriesOf, filesBelow, readPackageTree } from '../package-tree.ts';
import type { FileContent, ReadProblem } from '../problem-content.ts';
import { isMap, readYamlMap } from '../yaml-file.ts';
import { readAnswerSubmissions } from './answer-submissions.ts';
import { factsOf } from './facts.ts';
import { isLegacy } from './format-version.ts';
import { judgedTests, unsupportedSettings } from './judged-tests.ts';
import { readKeywords } from './keywords.ts';
import { type ProblemYaml, parseProblemYaml } from './problem-yaml.ts';
import { withConstants } from './program-constants.ts';
import { readStatements } from './statement.ts';
import { type JurySolution, readSubmissions } from './submissions.ts';
import { readTestData } from './test-data.ts';
import { withTimeLimit } from './time-limit-file.ts';
import { readInputValidators, readJudging, withCaseFlags } from './validators.ts';

// How this works: a zip is unpacked into a folder of its own, the folder is indexed once (package-tree.ts), and each
// part of the package is read from the index by its own file. No part stops at the first thing that is wrong: all go
// to one log, and the package is only given out when the log has no problem in it.

/** A package that can be imported. */
export interface OpenPackage extends AsyncDisposable {
  readonly problem: ReadProblem;
  /** Removes what was unpacked or copied; a folder that was read stays as it is. May be called twice. */
  dispose(): Promise<void>;
}

/** A whole package or everything that is wrong with it. */
export type ReadResult =
  | { readonly ok: true; readonly package: OpenPackage; readonly warnings: readonly PackageIssue[] }
  | { readonly ok: false; readonly problems: readonly PackageIssue[]; readonly warnings: readonly PackageIssue[] };

/**
 * Reads a problem package in the Kattis/ICPC format, from a folder or a zip.
 *
 * @returns the package, or everything that is wrong with it. The caller disposes of the package when done.
 * @throws only for faults of this machine, such as a full disk.
 */
export async function readProblemPackage(path: string, options: ReadOptions = {}): Promise<ReadResult> {
  const log = createIssueLog();
  const source = await openSource(path, options, log);
  if (source === null) return { ok: false, problems: log.problems, warnings: log.warnings };
  try {
    const shortName = basename(path).replace(/\.(?:zip|kpp)$/iu, '');
    const content = await readContent(source.folder, shortName, log);
    if (content === null || log.problems.length > 0) {
      await source.archive?.remove();
      return { ok: false, problems: log.problems, warnings: log.warnings };
    }
    const { problem, constants } = content;
    const { files, remove } = await withConstants(problem.files, constants, options);
    const dispose = async () => {
      await remove();
      await source.archive?.remove();
    };
    return {
      ok: true,
      package: { problem: { ...problem, files }, dispose, [Symbol.asyncDispose]: dispose },
      warnings: log.warnings,
    };
  } catch (error) {
    await source.archive?.remove();
    throw error;
  }
}

interface Source {
  readonly folder: string;
  readonly archive: UnpackedArchive | null;
}

async function openSource(path: string, options: ReadOptions, log: IssueLog): Promise<Source | null> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) return { folder: path, archive: null };
  if (!found?.isFile()) {
    log.problem('.', {
      'zh-CN': `无法读取：没有文件夹或 zip ${path}。`,
      'en-US': `cannot be read: there is no folder or zip ${path}.`,
    });
    return null;
  }
  const archive = await unpackArchive(path, options, log);
  return archive === null ? null : { folder: await packageFolder(archive.folder), archive };
}

interface Content {
  readonly problem: ReadProblem;
  /** `{{name}}` of statements and programs; those of programs are not replaced yet. */
  readonly constants: Readonly<Record<string, string>>;
}

/** Null when too much is missing to give a package; the log says what, of all parts that can be read all the same. */
async function readContent(folder: string, shortName: string, log: IssueLog): Promise<Content | null> {
  const tree = await readPackageTree(folder, log);
  if (!tree.files.has('problem.yaml')) {
    const inner = [...tree.files.keys()].find((name) => name.endsWith('/problem.yaml'));
    log.problem(
      'problem.yaml',
      { 'zh-CN': '不存在。', 'en-US': 'is missing.' },
      inner === undefined
        ? undefined
        : {
            'zh-CN': `${inner} 处有一个，请改用该文件夹。`,
            'en-US': `There is one at ${inner}; give that folder instead.`,
          },
    );
    return null;
  }
  const value = await readYamlMap(tree, 'problem.yaml', log);
  const yaml = value === null ? null : (parseProblemYaml(value, log) ?? withoutFaultyKeys(value));
  if (value === null || yaml === null) return null;

  // A wrong time limit is said already, and is not an absent one.
  const stated = value['limits'];
  const limits = isMap(stated) && 'time_limit' in stated ? yaml.limits : await withTimeLimit(yaml.limits, tree, log);
  const statements = await readStatements(tree, yaml, log);
  const judging = await readJudging(tree, yaml, log);
  const { format, metadata } = yaml;
  const isScoredByValidator = judging?.isScoredByValidator ?? false;
  const solutions = await (metadata.isSubmitAnswer ? readAnswerSubmissions : readSubmissions)(
    tree,
    { format, isScoring: metadata.isScoring, isScoredByValidator },
    log,
  );
  const testData = await readTestData(
    tree,
    yaml,
    {
      isScoredByValidator: yaml.validation.givesScore || (isScoredByValidator && isLegacy(format)),
      statedScore: statedScore(solutions),
    },
    log,
  );
  const validators = await readInputValidators(tree, log);
  if (judging === null || testData === null) return null;
  const judgedData = { ...testData, isScoring: metadata.isScoring, format };
  const problem: ReadProblem = {
    shortName,
    displayId: null,
    facts: factsOf({
      title: statements.title ?? shortName,
      metadata,
      limits,
      judging: withCaseFlags(judging.facts, testData.root, log),
      maxScore: testData.maxScore,
    }),
    ...readKeywords(metadata.keywords),
    statements: statements.statements,
    samples: testData.samples,
    files: distinct([
      ...filesOfKind('STATEMENT', statements.images),
      ...filesOfKind('ATTACHMENT', [...readAttachments(tree), ...statements.documents]),
      ...filesOfKind('CHECKER_SOURCE', judging.files),
      ...readIncludes(tree, yaml, log),
      ...solutions.flatMap(({ content, files }) => filesOfKind('JURY_SOURCE', files, content.name)),
      ...validators.flatMap(({ name, files }) => filesOfKind('INPUT_VALIDATOR', files, name)),
    ]),
    templates: null,
    jury: solutions.map(({ content }) => content),
    tests: judgedTests(judgedData),
  };
  if (log.problems.length === 0)
    for (const { file, message } of unsupportedSettings(judgedData)) log.warning(file, message);
  return { problem, constants: metadata.constants };
}

/** @param folder put before the names of the files. */
function filesOfKind(
  kind: FileContent<string>['kind'],
  files: readonly PackageFile[],
  folder: string | null = null,
): FileContent<string>[] {
  return files.map(({ name, path }) => ({ kind, name: folder === null ? name : `${folder}/${name}`, file: path }));
}

/** Of files with the same kind and name the last one. */
function distinct(files: readonly FileContent<string>[]): FileContent<string>[] {
  return [...new Map(files.map((file) => [`${file.kind} ${file.name}`, file])).values()];
}

/** Highest score that a tag states. */
function statedScore(solutions: readonly JurySolution[]): number | null {
  const scores = solutions.flatMap(({ expected: { origin, score } }) =>
    origin === 'tag' && score !== null ? [score[1]] : [],
  );
  return scores.length === 0 ? null : Math.max(...scores);
}

/**
 * What a faulty `problem.yaml` still says, so that the other parts can be looked at; its faults are in the log already.
 */
function withoutFaultyKeys(value: Record<string, unknown>): ProblemYaml | null {
  const version = { problem_format_version: value['problem_format_version'] };
  const isFaulty = (key: string) => parseProblemYaml({ ...version, [key]: value[key] }, createIssueLog()) === null;
  return parseProblemYaml(
    Object.fromEntries(Object.entries(value).filter(([key]) => !isFaulty(key))),
    createIssueLog(),
  );
}

function readAttachments(tree: PackageTree): PackageFile[] {
  return filesBelow(tree, 'attachments').filter(({ name }) => !name.startsWith('templates/'));
}

/** Files that go beside each submission of a language, over files of the same name. */
function readIncludes(tree: PackageTree, yaml: ProblemYaml, log: IssueLog): FileContent<string>[] {
  const { files, folders } = entriesOf(tree, 'include');
  for (const name of files)
    log.warning(`include/${name}`, {
      'zh-CN': '已忽略：附加文件应按语言放入文件夹。',
      'en-US': 'is ignored: included files are in a folder per language.',
    });
  const languages = yaml.metadata.languages;
  return folders
    .filter((language) => language === 'default' || languages === null || languages.includes(language))
    .flatMap((language) => filesOfKind('INCLUDE', filesBelow(tree, `include/${language}`), language));
}
