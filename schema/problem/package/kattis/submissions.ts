import { expectableStatuses, statusShortNames } from '@verdict/judge/protocol/status.ts';
import { matchesGlob } from '../../test-data/case-glob.ts';
import type { IssueLog } from '../issue-log.ts';
import { type PackageFile, type PackageTree, entriesOf } from '../package-tree.ts';
import type { CaseCondition, JuryContent, VerdictCode } from '../problem-content.ts';
import { entryPointOf } from '../program-language.ts';
import { findExpectedResults, type ExpectedResultsTag } from './expected-results-tag.ts';
import { type FormatVersion, isLegacy } from './format-version.ts';
import { programKey } from './language-keys.ts';
import { type Program, readPrograms } from './programs.ts';
import { folderRule } from './submission-folders.ts';
import { type SubmissionRule, readSubmissionRules, submissionsYaml } from './submissions-yaml.ts';

/** What of the problem decides what a verdict can be. */
export interface SubmissionContext {
  readonly format: FormatVersion;
  readonly isScoring: boolean;
  /** The output validator gives points, so that an accepted case need not have all of them. */
  readonly isScoredByValidator: boolean;
}

/** What must come of a jury submission. */
export interface ExpectedResult {
  /** The submission's verdict is one of these. */
  readonly verdicts: readonly VerdictCode[];
  /** Where the expectation comes from. */
  readonly origin: 'folder' | 'tag' | 'submissions.yaml';
  /** Inclusive bounds of the score, when stated. */
  readonly score: readonly [number, number] | null;
  /** Conditions on cases (newer formats); all must hold on the cases that ran. */
  readonly conditions: readonly CaseCondition[];
}

/** A solution of the jury. */
export interface JurySolution {
  readonly content: JuryContent;
  /** All files; a single one for most submissions. */
  readonly files: readonly PackageFile[];
  readonly expected: ExpectedResult;
}

const rejected: readonly VerdictCode[] = ['WA', 'TLE', 'MLE', 'RE'];

/** Reads the solutions of the jury with what must come of them. */
export async function readSubmissions(
  tree: PackageTree,
  context: SubmissionContext,
  log: IssueLog,
): Promise<JurySolution[]> {
  const rules = await readSubmissionRules(tree, log);
  const entries = entriesOf(tree, 'submissions');
  const loose = entries.files.filter((name) => `submissions/${name}` !== submissionsYaml);
  if (loose.length > 0)
    log.warning(
      'submissions',
      {
        'zh-CN': `其中有被忽略的文件：${loose.join('、')}。`,
        'en-US': `has files that are ignored: ${loose.join(', ')}.`,
      },
      {
        'zh-CN': '提交应放在 submissions/accepted 这样的文件夹中。',
        'en-US': 'Submissions are in folders such as submissions/accepted.',
      },
    );
  const submissions: JurySolution[] = [];
  const used = new Set<SubmissionRule>();
  for (const folder of entries.folders) {
    const { programs, others } = await readPrograms(tree, `submissions/${folder}`, log);
    if (others.length > 0) {
      log.warning(`submissions/${folder}`, {
        'zh-CN': `其中有文件不是已知语言的源代码，已略去：${others.map(({ name }) => name).join('、')}。`,
        'en-US':
          'has files that are no source code of a language known here and are left out: ' +
          `${others.map(({ name }) => name).join(', ')}.`,
      });
    }
    for (const program of programs) {
      const name = `${folder}/${program.name}`;
      const matching = rules.filter((rule) => matchesGlob(rule.glob, name));
      for (const rule of matching) used.add(rule);
      const submission = readSubmission({ program, name, folder, matching, context, log });
      if (submission !== null) submissions.push(submission);
    }
  }
  for (const rule of rules) {
    if (!used.has(rule) && !rule.glob.includes('*') && folderRule(rule.glob) === null)
      log.warning(submissionsYaml, {
        'zh-CN': `“${rule.glob}”没有匹配到任何提交。`,
        'en-US': `"${rule.glob}" matches no submission.`,
      });
  }
  if (!submissions.some(({ expected }) => expected.verdicts.includes('AC'))) {
    log.warning('submissions', {
      'zh-CN': '没有应当通过的提交，无法证明题目可解。',
      'en-US': 'has no accepted submission; nothing shows that the problem can be solved.',
    });
  }
  return submissions;
}

function readSubmission({
  program,
  name,
  folder,
  matching,
  context,
  log,
}: {
  readonly program: Program;
  readonly name: string;
  readonly folder: string;
  readonly matching: readonly SubmissionRule[];
  readonly context: SubmissionContext;
  readonly log: IssueLog;
}): JurySolution | null {
  const language = matching.findLast((rule) => rule.language !== null)?.language ?? program.language;
  if (language === null) {
    log.warning(program.path, {
      'zh-CN': '没有已知语言的源文件，已略去。',
      'en-US': 'has no source file of a language known here and is left out.',
    });
    return null;
  }
  const fromRules = expectedFromRules({ folder, matching, context });
  const expected = expectedFromTag(program, fromRules, { context, log }) ?? fromRules;
  if (expected === null) {
    log.warning(
      program.path,
      {
        'zh-CN': `已略去：文件夹“${folder}”没有说明预期结果。`,
        'en-US': `is left out: the folder "${folder}" says nothing of what is expected.`,
      },
      {
        'zh-CN': '请使用该格式规定的文件夹、@EXPECTED_RESULTS@ 标记或 submissions.yaml。',
        'en-US': 'Use a folder of the format, a tag @EXPECTED_RESULTS@, or submissions.yaml.',
      },
    );
    return null;
  }
  const stated = matching.findLast((rule) => rule.entryPoint !== null)?.entryPoint;
  const entryPoint =
    stated ?? (language === program.language ? program.entryPoint : entryPointOf(language, program.texts));
  return jurySolution({ name, language, entryPoint, files: program.files, expected });
}

/** @param fromRules what is expected without the tags. */
function expectedFromTag(
  program: Program,
  fromRules: ExpectedResult | null,
  { context, log }: { readonly context: SubmissionContext; readonly log: IssueLog },
): ExpectedResult | null {
  for (const { text } of program.texts) {
    const tag = findExpectedResults(text);
    if (tag === null) continue;
    for (const word of tag.unknown)
      log.warning(program.path, {
        'zh-CN': `@EXPECTED_RESULTS@ 标记中的“${word}”不是已知的评测结果。`,
        'en-US': `expects "${word}" in its tag @EXPECTED_RESULTS@, which is no judgement known here.`,
      });
    if (tag.verdicts.length > 0 || tag.score !== null) return expectedByTag(tag, fromRules, context);
  }
  return null;
}

/**
 * In scoring problems a tag names the verdict of the judging as the format has it. Where that is one of a group, it is
 * partially accepted here, and some case must have the verdict. A stated score decides how much of it is right.
 */
function expectedByTag(
  { verdicts, score }: ExpectedResultsTag,
  fromRules: ExpectedResult | null,
  context: SubmissionContext,
): ExpectedResult {
  const named = verdicts.length > 0 ? verdicts : (fromRules?.verdicts ?? ['AC', ...rejected]);
  const isRejected =
    context.isScoring && verdicts.length > 0 && verdicts.every((code) => rejected.includes(code) || code === 'PE');
  const isPartial = context.isScoring && score !== null && !named.includes('PAC');
  return {
    verdicts: isPartial ? [...named, 'PAC'] : withPartial(named, context),
    origin: 'tag',
    score: score === null || !context.isScoring ? null : [score, score],
    conditions: isRejected ? [{ cases: null, permitted: null, required: verdicts, score: null }] : [],
  };
}

/** What a folder and `submissions.yaml` ask for. Null when they ask for nothing. */
export function expectedFromRules({
  folder,
  matching,
  context,
}: {
  readonly folder: string;
  readonly matching: readonly SubmissionRule[];
  readonly context: SubmissionContext;
}): ExpectedResult | null {
  const rule = folderRule(folder);
  const stated = matching.flatMap(({ conditions }) => conditions);
  if (stated.length === 0) {
    if (rule === null) return null;
    const verdicts = withPartial(rule.verdicts, context);
    return {
      verdicts,
      origin: 'folder',
      score: null,
      conditions: isLegacy(context.format) || rule.condition === null ? [] : [rule.condition],
    };
  }
  // An entry for the folder itself takes the place of the folder's rule, others come on top of it.
  const isReplaced = matching.some(({ glob, conditions }) => glob === folder && conditions.length > 0);
  const conditions = rule?.condition && !isReplaced ? [rule.condition, ...stated] : stated;
  const score = conditions.find((condition) => condition.cases === null && condition.score !== null)?.score ?? null;
  return { verdicts: withPartial(verdictsOf(conditions), context), origin: 'submissions.yaml', score, conditions };
}

/** Verdicts of a whole submission that agree with conditions on its cases: the first bad case decides. */
function verdictsOf(conditions: readonly CaseCondition[]): VerdictCode[] {
  const forAll = conditions.filter(({ cases }) => cases === null);
  const isPermitted = (code: VerdictCode) =>
    forAll.every(({ permitted }) => permitted === null || permitted.includes(code));
  const mayBeAccepted =
    isPermitted('AC') && conditions.every(({ required }) => required === null || required.includes('AC'));
  return [...(mayBeAccepted ? (['AC'] as const) : []), ...rejected.filter(isPermitted)];
}

/**
 * In scoring problems a submission that is right on some cases ends as partially accepted here, where the format still
 * calls it by its first bad case; and so does an accepted one to which the validator gives less than all points.
 */
function withPartial(
  verdicts: readonly VerdictCode[],
  { isScoring, isScoredByValidator }: SubmissionContext,
): readonly VerdictCode[] {
  if (!isScoring || verdicts.includes('PAC')) return verdicts;
  const mayBePartial = isScoredByValidator || verdicts.some((code) => rejected.includes(code));
  return mayBePartial ? [...verdicts, 'PAC'] : verdicts;
}

/** @param language code of the format: c, cpp, java, python2, python3, javascript, go, rust, ... */
export function jurySolution({
  name,
  language,
  entryPoint,
  files,
  expected,
}: Pick<JuryContent, 'name' | 'entryPoint'> &
  Pick<JurySolution, 'files' | 'expected'> & { readonly language: string }): JurySolution {
  const { verdicts, score, conditions } = expected;
  return {
    content: {
      name,
      languageKey: programKey(language),
      entryPoint,
      expected: verdicts.flatMap((verdict) =>
        expectableStatuses.filter((status) => statusShortNames[status] === verdict),
      ),
      minScore: score?.[0] ?? null,
      maxScore: score?.[1] ?? null,
      conditions,
    },
    files,
    expected,
  };
}
