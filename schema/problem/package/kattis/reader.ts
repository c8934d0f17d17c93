import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type UnpackedArchive, packageFolder, unpackArchive } from '../archive.ts';
import { createIssueLog, type IssueLog } from '../issue-log.ts';
import type { JurySubmission } from '../jury-submission.types.ts';
import { type PackageTree, entriesOf, filesBelow, readPackageTree } from '../package-tree.ts';
import type { IncludedFiles, PackageFile, ProblemPackage, ReadOptions, ReadResult } from '../problem-package.types.ts';
import { readYamlMap } from '../yaml-file.ts';
import { readAnswerSubmissions } from './answer-submissions.ts';
import { isLegacy } from './format-version.ts';
import { type ProblemYaml, parseProblemYaml } from './problem-yaml.ts';
import { withConstants } from './program-constants.ts';
import { readStatements } from './statement.ts';
import { readSubmissions } from './submissions.ts';
import { readTestData } from './test-data.ts';
import { withTimeLimit } from './time-limit-file.ts';
import { readComparison, readInputValidators, withCaseFlags } from './validators.ts';

// How this works: a zip is unpacked into a folder of its own, the folder is indexed once (package-tree.ts), and each
// part of the package is read from the index by its own file. No part stops at the first thing that is wrong: all go
// to one log, and the package is only given out when the log has no problem in it.

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
    const content = await readContent(source.folder, log);
    if (content === null || log.problems.length > 0) {
      await source.archive?.remove();
      return { ok: false, problems: log.problems, warnings: log.warnings };
    }
    const { remove, ...programs } = await withConstants(content, content.metadata.constants, options);
    const dispose = async () => {
      await remove();
      await source.archive?.remove();
    };
    const shortName = basename(path).replace(/\.(?:zip|kpp)$/iu, '');
    return {
      ok: true,
      package: { ...content, ...programs, shortName, dispose, [Symbol.asyncDispose]: dispose },
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

type Content = Omit<ProblemPackage, 'shortName' | 'dispose' | typeof Symbol.asyncDispose>;

/** Null when too much is missing to give a package; the log says what, of all parts that can be read all the same. */
async function readContent(folder: string, log: IssueLog): Promise<Content | null> {
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
  if (yaml === null) return null;

  const limits = await withTimeLimit(yaml.limits, tree, log);
  const statements = await readStatements(tree, yaml, log);
  const comparison = await readComparison(tree, yaml, log);
  const isScoredByValidator = comparison?.kind === 'custom' && comparison.scoring;
  const submissionContext = { format: yaml.format, isScoring: yaml.metadata.isScoring, isScoredByValidator };
  const submissions = await (yaml.metadata.isSubmitAnswer ? readAnswerSubmissions : readSubmissions)(
    tree,
    submissionContext,
    log,
  );
  const testData = await readTestData(
    tree,
    yaml,
    {
      isScoredByValidator: yaml.validation.givesScore || (isScoredByValidator && isLegacy(yaml.format)),
      statedScore: statedScore(submissions),
    },
    log,
  );
  const inputValidators = await readInputValidators(tree, log);
  if (comparison === null || testData === null) return null;
  return {
    rootPath: tree.rootPath,
    format: yaml.format,
    metadata: { ...yaml.metadata, names: statements.names },
    limits,
    statements: statements.statements,
    statementFiles: statements.images,
    attachments: [...readAttachments(tree), ...statements.documents],
    testData,
    comparison: withCaseFlags(comparison, testData.root, log),
    inputValidators,
    includes: readIncludes(tree, yaml, log),
    submissions,
  };
}

/** Highest score that a tag states. */
function statedScore(submissions: readonly JurySubmission[]): number | null {
  const scores = submissions.flatMap(({ expected: { origin, score } }) =>
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

function readIncludes(tree: PackageTree, yaml: ProblemYaml, log: IssueLog): IncludedFiles[] {
  const { files, folders } = entriesOf(tree, 'include');
  for (const name of files)
    log.warning(`include/${name}`, {
      'zh-CN': '已忽略：附加文件应按语言放入文件夹。',
      'en-US': 'is ignored: included files are in a folder per language.',
    });
  const languages = yaml.metadata.languages;
  return folders
    .filter((language) => language === 'default' || languages === null || languages.includes(language))
    .map((language) => ({ language, files: filesBelow(tree, `include/${language}`) }));
}
