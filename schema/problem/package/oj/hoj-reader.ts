import { isDeepStrictEqual } from 'node:util';
import { conventionOf, oncePerLanguage, templateOf } from '../code-blocks.ts';
import { bounded } from '../content-limits.ts';
import { markedSamples } from '../marked-samples.ts';
import { readOwnPackage } from '../own-package.ts';
import { type ListedCase, listedTests, totalOf, withScores } from '../plain-tests.ts';
import type { FileContent, ReadProblem, SampleContent } from '../problem-content.ts';
import type { SourceFolder } from '../source-folder.ts';
import { type HojJson, readHojJson } from './hoj-json.ts';
import { checkerKeyOf, keyOfHojName } from './hoj-languages.ts';

const judgeModes = { default: 'DEFAULT', spj: 'SPECIAL', interactive: 'INTERACTIVE' } as const;
const caseModes = {
  default: 'DEFAULT',
  ergodic_without_error: 'ERGODIC_WITHOUT_ERROR',
  subtask_lowest: 'SUBTASK_LOWEST',
  subtask_average: 'SUBTASK_AVERAGE',
} as const;

/** Reads a problem as HOJ exports it: the JSON under the name `../problem.json`, the rest its folder. */
export async function readHoj(source: SourceFolder): Promise<ReadProblem | null> {
  const own = await readOwnPackage(source.files, source.name, source.log);
  if (own !== null && own.edited.size === 0) return own.problem;
  const json = await readHojJson(source);
  if (json === null) return null;
  const { problem } = json;
  if (problem.isRemote) {
    source.log.problem('.', {
      'zh-CN': '是其他评测站的题目，没有测试数据。',
      'en-US': 'is a problem of a remote judge: it has no test data.',
    });
    return null;
  }
  const type = problem.type === 1 ? 'OI' : 'ACM';
  const judgeCaseMode = valueOf(caseModes, problem.judgeCaseMode) ?? 'DEFAULT';
  const mode = valueOf(judgeModes, json.judgeMode ?? problem.judgeMode) ?? 'DEFAULT';
  const listed = withScores(
    await listedCases(json, { source, isAnswerNeeded: mode === 'DEFAULT' }),
    type,
    problem.ioScore ?? 100,
  );
  const cases = judgeCaseMode === 'SUBTASK_LOWEST' ? withLowestScores(listed) : listed;
  if (cases.length === 0) source.log.problem('.', { 'zh-CN': '没有测试数据。', 'en-US': 'has no test data.' });
  const judging = await judgingOf(json, mode, source);
  return {
    shortName: source.name,
    displayId: problem.problemId ?? null,
    facts: {
      title: problem.title,
      authorName: problem.author ?? null,
      type,
      timeLimitMs: bounded(problem.timeLimit, 600_000),
      memoryLimitMb: bounded(problem.memoryLimit, 65_536),
      stackLimitMb: bounded(problem.stackLimit ?? 128, 65_536),
      source: problem.source ?? null,
      totalScore: type === 'OI' ? totalOf(cases, judgeCaseMode) : null,
      isCodeShared: problem.codeShare,
      isRemoveEndBlank: problem.isRemoveEndBlank,
      isCaseResultPublished: problem.openCaseResult,
      ioReadFileName: problem.isFileIO ? (problem.ioReadFileName ?? null) : null,
      ioWriteFileName: problem.isFileIO ? (problem.ioWriteFileName ?? null) : null,
      judgeCaseMode,
      languageKeys: [...new Set(json.languages.flatMap((name) => keyOfHojName(name) ?? []))],
      ...judging.facts,
    },
    difficulty: problem.difficulty === 2 ? 'HARD' : problem.difficulty === 1 ? 'MID' : 'EASY',
    tags: [...new Set(json.tags.map((tag) => tag.trim().slice(0, 50)).filter((tag) => tag !== ''))],
    statements: [
      {
        language: 'zh',
        title: problem.title.slice(0, 255),
        description: problem.description,
        input: problem.input,
        output: problem.output,
        hint: problem.hint,
      },
    ],
    samples: samplesOf(problem.examples),
    files: judging.files,
    templates: oncePerLanguage(
      json.codeTemplates.flatMap(({ language, code }) => {
        const key = keyOfHojName(language);
        return key === null ? [] : [templateOf(key, code)];
      }),
    ),
    jury: [],
    tests: listedTests(cases, { isSubtask: judgeCaseMode.startsWith('SUBTASK') }),
  };
}

/** Where a program judges, cases may have no answer: HOJ makes an empty one. */
async function listedCases(
  { samples }: HojJson,
  { source, isAnswerNeeded }: { readonly source: SourceFolder; readonly isAnswerNeeded: boolean },
): Promise<ListedCase[]> {
  const { files, log } = source;
  const cases: ListedCase[] = [];
  for (const { input, output, score, groupNum } of samples) {
    const inputName = ownName(input);
    // A case without an answer's name has the one HOJ gives it.
    const answerName = ownName(output) || `${inputName.split('.')[0] ?? ''}.out`;
    const found = {
      input: files.get(inputName),
      answer: files.get(answerName) ?? (isAnswerNeeded ? undefined : await source.keep('empty', '')),
    };
    for (const [name, path] of [
      [inputName, found.input],
      [answerName, found.answer],
    ] as const) {
      if (path === undefined)
        log.problem(name, { 'zh-CN': '测试数据文件不存在。', 'en-US': 'is missing, a file of the test data.' });
    }
    if (found.input === undefined || found.answer === undefined) continue;
    cases.push({
      name: inputName.replace(/\.[^.]*$/u, ''),
      input: found.input,
      answer: found.answer,
      score: score ?? null,
      groupNum: groupNum ?? null,
    });
  }
  return cases;
}

/** An export of a problem whose cases were typed in names them by a path of its own machine. */
function ownName(name: string): string {
  return name.replaceAll('\\', '/').split('/').at(-1) ?? '';
}

/** What a subtask gives is the least score of its cases there; here each of them carries the whole. */
function withLowestScores(cases: readonly ListedCase[]): ListedCase[] {
  const least = new Map<number, number>();
  for (const { groupNum, score } of cases)
    least.set(groupNum ?? 1, Math.min(least.get(groupNum ?? 1) ?? Infinity, score ?? 0));
  return cases.map((each) =>
    each.score === null ? each : { ...each, score: least.get(each.groupNum ?? 1) ?? each.score },
  );
}

/**
 * Extra files of people's programs and of the checker. HOJ exports those of the checker as those of people's programs,
 * if there are any; `problem` has both as they are, each as JSON in a text.
 */
function extraFilesOf({ problem, userExtraFile, judgeExtraFile }: HojJson): {
  readonly user: Readonly<Record<string, string>>;
  readonly judge: Readonly<Record<string, string>>;
} {
  const isNone = (files: Readonly<Record<string, string>>) => Object.keys(files).length === 0;
  const judge = isNone(judgeExtraFile) ? problem.judgeExtraFile : judgeExtraFile;
  if (!isNone(problem.userExtraFile)) return { user: problem.userExtraFile, judge };
  const isOfChecker = isNone(judgeExtraFile) && isDeepStrictEqual(userExtraFile, judge);
  return { user: isOfChecker ? {} : userExtraFile, judge };
}

async function judgingOf(json: HojJson, mode: (typeof judgeModes)[keyof typeof judgeModes], source: SourceFolder) {
  const { problem } = json;
  const extra = extraFilesOf(json);
  const files: FileContent<string>[] = [];
  for (const [name, content] of Object.entries(extra.user))
    files.push({ kind: 'USER_EXTRA', name, file: await source.keep(name, content) });
  for (const [name, content] of Object.entries(extra.judge))
    files.push({ kind: 'JUDGE_EXTRA', name, file: await source.keep(name, content) });
  if (mode === 'DEFAULT')
    return {
      files,
      facts: {
        judgeMode: mode,
        comparison: null,
        checkerConvention: null,
        checkerLanguageKey: null,
        checkerEntryPoint: null,
      },
    };
  const code = problem.spjCode ?? '';
  const language = checkerKeyOf(problem.spjLanguage);
  if (code === '')
    source.log.problem('.', {
      'zh-CN': '缺少校验器或交互程序的代码。',
      'en-US': 'has no code of its checker or interactor.',
    });
  const name = `checker.${language.startsWith('cpp') ? 'cpp' : language.startsWith('c') ? 'c' : 'txt'}`;
  files.push({ kind: 'CHECKER_SOURCE', name, file: await source.keep(name, code) });
  return {
    files,
    facts: {
      judgeMode: mode,
      comparison: null,
      checkerConvention: conventionOf(code, Object.keys(extra.judge)),
      checkerLanguageKey: language,
      checkerEntryPoint: null,
    },
  };
}

/** Examples of a statement as HOJ has them in one text. */
function samplesOf(examples: string): SampleContent[] {
  return markedSamples(examples).map((sample) => ({ ...sample, interaction: null, explanation: null }));
}

function valueOf<Value>(values: Readonly<Record<string, Value>>, key: string | undefined): Value | null {
  return key !== undefined && Object.hasOwn(values, key) ? (values[key] ?? null) : null;
}
