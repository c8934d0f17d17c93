import { parseTokenFlags } from '@verdict/judge/protocol/token-flags.ts';
import type { TokenComparison } from '../../bank/token-comparison.ts';
import type { IssueLog } from '../issue-log.ts';
import { type PackageFile, type PackageTree, entriesOf, filesBelow } from '../package-tree.ts';
import type { CaseContent, ProblemFacts } from '../problem-content.ts';
import { isSourceName } from '../program-language.ts';
import { isLegacy } from './format-version.ts';
import { programKey } from './language-keys.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import { type Program, readProgram, readPrograms } from './programs.ts';
import type { ReadGroup } from './test-scores.ts';
import { givesScore } from './validator-score.ts';

/** Languages an output validator may be written in. */
const validatorLanguages: readonly string[] = ['c', 'cpp', 'java', 'python2', 'python3'];

/** How output is judged. */
export interface Judging {
  readonly facts: Pick<
    ProblemFacts,
    'judgeMode' | 'checkerConvention' | 'checkerLanguageKey' | 'checkerEntryPoint' | 'comparison'
  >;
  /** Of the output validator; none for the default one. */
  readonly files: readonly PackageFile[];
  /** The validator gives points (`score.txt`, `score_multiplier.txt`). */
  readonly isScoredByValidator: boolean;
}

/** How the problem is judged. Null when that cannot be told or is not supported (the log says why). */
export async function readJudging(tree: PackageTree, yaml: ProblemYaml, log: IssueLog): Promise<Judging | null> {
  if (tree.folders.has('static_validator')) {
    log.problem('static_validator', {
      'zh-CN': '会检查提交的源代码，不受支持。',
      'en-US': 'checks the source code of submissions, which is not supported.',
    });
  }
  const folder = validatorFolder(tree, yaml, log);
  const validator = folder === null ? null : await findValidator(tree, folder, yaml, log);
  const { kind, flags } = yaml.validation;
  const isCustom = kind === 'custom' || (kind === 'by-folder' && validator !== null);
  if (!isCustom) {
    if (validator !== null) {
      log.problem(
        validator.path,
        {
          'zh-CN': '是输出校验器，但 problem.yaml 中的“validation”为“default”。',
          'en-US': 'is an output validator, but "validation" in problem.yaml is "default".',
        },
        {
          'zh-CN': '请写“validation: custom”，或删除该校验器。',
          'en-US': 'Write "validation: custom", or remove the validator.',
        },
      );
    }
    if (yaml.metadata.isInteractive)
      log.problem('problem.yaml', {
        'zh-CN': '是交互题，需要自带输出校验器。',
        'en-US': 'describes an interactive problem, which needs an output validator of its own.',
      });
    const { rules, errors } = parseTokenFlags(flags);
    for (const error of errors)
      log.problem('problem.yaml', {
        'zh-CN': `“validator_flags”有误：${error['zh-CN']}。`,
        'en-US': `"validator_flags" is wrong: ${error['en-US']}.`,
      });
    return { facts: byTokens(rules), files: [], isScoredByValidator: false };
  }
  if (validator === null) {
    if (folder === null || !tree.folders.has(folder)) {
      log.problem('problem.yaml', {
        'zh-CN': '要求自带输出校验器（“validation: custom”），但没有 output_validators 文件夹。',
        'en-US':
          'asks for a custom output validator ("validation: custom"), but the folder output_validators is missing.',
      });
    }
    return null;
  }
  const language = validatorLanguages.find((code) => code === validator.language);
  if (language === undefined) {
    const found =
      validator.language === null
        ? { 'zh-CN': '没有已知语言的源文件', 'en-US': 'no source file of a language known here' }
        : { 'zh-CN': `使用了 ${validator.language}`, 'en-US': `sources in ${validator.language}` };
    log.problem(
      validator.path,
      { 'zh-CN': `是输出校验器，但${found['zh-CN']}。`, 'en-US': `is an output validator with ${found['en-US']}.` },
      {
        'zh-CN': '输出校验器可以用 C、C++、Python 和 Java 编写。',
        'en-US': 'Output validators can be written in C, C++, Python and Java.',
      },
    );
    return null;
  }
  for (const script of ['build', 'run']) {
    if (validator.files.some((file) => file.name === script)) {
      log.warning(`${validator.path}/${script}`, {
        'zh-CN': `不会被运行：旁边的源文件按 ${language} 构建。`,
        'en-US': `is not run: the sources beside it are built as ${language}.`,
      });
    }
  }
  return {
    facts: {
      judgeMode: yaml.metadata.isInteractive ? 'INTERACTIVE' : 'SPECIAL',
      checkerConvention: 'KATTIS',
      checkerLanguageKey: programKey(language),
      checkerEntryPoint: validator.entryPoint,
      comparison: null,
    },
    files: validator.files,
    isScoredByValidator: givesScore(yaml, validator, log) || (yaml.metadata.isScoring && !isLegacy(yaml.format)),
  };
}

/** Token by token, as the default output validator of the format compares. */
function byTokens(comparison: TokenComparison): Judging['facts'] {
  return {
    judgeMode: 'DEFAULT',
    checkerConvention: null,
    checkerLanguageKey: null,
    checkerEntryPoint: null,
    comparison,
  };
}

function validatorFolder(tree: PackageTree, yaml: ProblemYaml, log: IssueLog): string | null {
  const [right, other] = isLegacy(yaml.format)
    ? ['output_validators', 'output_validator']
    : ['output_validator', 'output_validators'];
  if (right !== undefined && tree.folders.has(right)) {
    if (other !== undefined && tree.folders.has(other))
      log.warning(other, { 'zh-CN': `已忽略：${right} 也存在。`, 'en-US': `is ignored: ${right} is there as well.` });
    return right;
  }
  if (other === undefined || !tree.folders.has(other)) return null;
  log.warning(other, {
    'zh-CN': `已读取，但该版本的格式称其为 ${right ?? ''}。`,
    'en-US': `is read, but this version of the format calls it ${right ?? ''}.`,
  });
  return other;
}

async function findValidator(
  tree: PackageTree,
  folder: string,
  yaml: ProblemYaml,
  log: IssueLog,
): Promise<Program | null> {
  const { programs, others } = await readPrograms(tree, folder, log);
  const [only] = programs;
  const entries = entriesOf(tree, folder);
  const hasScript = entries.files.some((name) => name === 'build' || name === 'run');
  const sourcesHere = entries.files.filter(isSourceName).length;
  // Newer packages have the validator itself in the folder; headers and data beside a lone source belong to it
  // anywhere.
  const isOneProgram =
    hasScript ||
    (!isLegacy(yaml.format) && sourcesHere > 0) ||
    (sourcesHere === 1 && entries.folders.length === 0 && others.length > 0);
  if (isOneProgram) return readProgram({ path: folder, name: folder, files: filesBelow(tree, folder), log });
  if (only === undefined) {
    if (others.length > 0)
      log.problem(
        folder,
        { 'zh-CN': '没有已知语言的文件。', 'en-US': 'has no file of a language known here.' },
        {
          'zh-CN': '输出校验器可以用 C、C++、Python 和 Java 编写。',
          'en-US': 'Output validators can be written in C, C++, Python and Java.',
        },
      );
    return null;
  }
  if (programs.length > 1) {
    log.problem(
      folder,
      {
        'zh-CN': `有 ${programs.length} 个输出校验器（${programs.map(({ name }) => name).join('、')}）；只能有一个。`,
        'en-US':
          `has ${programs.length} output validators (${programs.map(({ name }) => name).join(', ')}); ` +
          'there can be one.',
      },
      {
        'zh-CN': '请把同一个校验器的文件放入单独的文件夹。',
        'en-US': 'Put the files of one validator into a folder of their own.',
      },
    );
  }
  return only;
}

/** Programs that check inputs; kept for the jury. */
export async function readInputValidators(
  tree: PackageTree,
  log: IssueLog,
): Promise<Pick<Program, 'name' | 'files'>[]> {
  const found: Pick<Program, 'name' | 'files'>[] = [];
  for (const folder of ['input_validators', 'input_format_validators']) {
    const { programs, others } = await readPrograms(tree, folder, log);
    found.push(...programs.map(({ name, files }) => ({ name, files })));
    found.push(
      ...others.filter(({ name }) => /\.(?:ctd|viva)$/u.test(name)).map((file) => ({ name: file.name, files: [file] })),
    );
  }
  return found;
}

/**
 * When all test cases share their arguments, those are the problem's. Wrong arguments of the default validator are
 * problems.
 */
export function withCaseFlags(facts: Judging['facts'], root: ReadGroup, log: IssueLog): Judging['facts'] {
  if (facts.judgeMode !== 'DEFAULT') return facts;
  const byFlags = new Map<string, CaseContent<string>>();
  const visit = (group: ReadGroup) => {
    for (const testCase of group.cases) byFlags.set(testCase.validatorFlags.join(' '), testCase);
    group.groups.forEach(visit);
  };
  visit(root);
  const parsed = [...byFlags.values()].map(({ name, validatorFlags }) => ({
    name,
    ...parseTokenFlags(validatorFlags),
  }));
  for (const { name, errors } of parsed) {
    for (const error of errors) {
      log.problem(`data/${name}.in`, {
        'zh-CN': `输出校验器的参数有误：${error['zh-CN']}。`,
        'en-US': `has wrong arguments for the output validator: ${error['en-US']}.`,
      });
    }
  }
  const [only] = parsed;
  return parsed.length === 1 && only !== undefined ? byTokens(only.rules) : facts;
}
