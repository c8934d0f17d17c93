import { z } from 'zod';
import { conventionOf, oncePerLanguage, templateOf } from './code-blocks.ts';
import { keyOfHojName } from './hoj-languages.ts';
import { hojJsonKey } from './hoj-writer.ts';
import { faultOf, flag, listOf, number, optionalNumber, optionalText, text, textMap } from './json-values.ts';
import { readOwnPackage } from './own-package.ts';
import type { ListedCase } from './plain-tests.ts';
import { listedTests, totalOf, withScores } from './plain-tests.ts';
import type { FileContent, ReadProblem, SampleContent } from './problem-content.ts';
import type { SourceFolder } from './source-folder.ts';

const schema = z.object({
  problem: z.object({
    problemId: optionalText, title: text, author: optionalText, type: optionalNumber, judgeMode: optionalText, judgeCaseMode: optionalText,
    timeLimit: number, memoryLimit: number, stackLimit: optionalNumber, description: text, input: text, output: text, examples: text, hint: text, source: optionalText,
    difficulty: optionalNumber, ioScore: optionalNumber, codeShare: flag(true), spjCode: optionalText, spjLanguage: optionalText, isRemoveEndBlank: flag(true),
    openCaseResult: flag(true), isFileIO: flag(false), ioReadFileName: optionalText, ioWriteFileName: optionalText, isRemote: flag(false),
  }),
  judgeMode: optionalText,
  languages: listOf(text),
  samples: listOf(z.object({ input: text, output: text, score: optionalNumber, groupNum: optionalNumber })),
  tags: listOf(text),
  codeTemplates: listOf(z.object({ language: text, code: text })),
  userExtraFile: textMap,
  judgeExtraFile: textMap,
});
type HojJson = z.infer<typeof schema>;

const judgeModes = { default: 'DEFAULT', spj: 'SPECIAL', interactive: 'INTERACTIVE' } as const;
const caseModes = { default: 'DEFAULT', ergodic_without_error: 'ERGODIC_WITHOUT_ERROR', subtask_lowest: 'SUBTASK_LOWEST', subtask_average: 'SUBTASK_AVERAGE' } as const;

/** Reads a problem as HOJ exports it: the JSON under the name `../problem.json`, the rest its folder. */
export async function readHoj(source: SourceFolder): Promise<ReadProblem | null> {
  const own = await readOwnPackage(source.files, source.name, source.log);
  if (own !== null && own.edited.size === 0) return own.problem;
  const json = await parsed(source);
  if (json === null) return null;
  const { problem } = json;
  if (problem.isRemote) {
    source.log.problem('.', { 'zh-CN': '是其他评测站的题目，没有评测数据。', 'en-US': 'is a problem of a remote judge: it has no test data.' });
    return null;
  }
  const type = problem.type === 1 ? 'OI' : 'ACM';
  const judgeCaseMode = valueOf(caseModes, problem.judgeCaseMode) ?? 'DEFAULT';
  const cases = withScores(listedCases(json, source), type, problem.ioScore ?? 100);
  if (cases.length === 0) source.log.problem('.', { 'zh-CN': '没有评测数据。', 'en-US': 'has no test data.' });
  const judging = await judgingOf(json, source);
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
    statements: [{ language: 'zh', title: problem.title.slice(0, 255), description: problem.description, input: problem.input, output: problem.output, hint: problem.hint }],
    samples: samplesOf(problem.examples),
    files: judging.files,
    templates: oncePerLanguage(json.codeTemplates.flatMap(({ language, code }) => {
      const key = keyOfHojName(language);
      return key === null ? [] : [templateOf(key, code)];
    })),
    jury: [],
    tests: listedTests(cases, { isSubtask: judgeCaseMode.startsWith('SUBTASK') }),
  };
}

async function parsed(source: SourceFolder): Promise<HojJson | null> {
  const content = await source.text(hojJsonKey);
  if (content === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    source.log.problem(`${source.name}.json`, { 'zh-CN': `不是有效的 JSON（${String(error)}）。`, 'en-US': `is not valid JSON: ${String(error)}.` });
    return null;
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fault = faultOf(result.error);
  source.log.problem(`${source.name}.json`, { 'zh-CN': `内容有误（${fault}）。`, 'en-US': `is wrong: ${fault}.` });
  return null;
}

function listedCases({ samples }: HojJson, { files, log }: SourceFolder): ListedCase[] {
  return samples.flatMap(({ input, output, score, groupNum }) => {
    // An export of a problem whose cases were typed in names them by a path of its own machine.
    const [inputName, answerName] = [input, output].map((name) => name.replaceAll('\\', '/').split('/').at(-1) ?? '');
    const found = { input: files.get(inputName ?? ''), answer: files.get(answerName ?? '') };
    for (const [name, path] of [[inputName, found.input], [answerName, found.answer]]) {
      if (path === undefined) log.problem(name ?? '', { 'zh-CN': '评测数据文件不存在。', 'en-US': 'is missing, a file of the test data.' });
    }
    if (found.input === undefined || found.answer === undefined) return [];
    return [{ name: (inputName ?? '').replace(/\.[^.]*$/u, ''), input: found.input, answer: found.answer, score: score ?? null, groupNum: groupNum ?? null }];
  });
}

async function judgingOf({ problem, judgeMode, userExtraFile, judgeExtraFile }: HojJson, source: SourceFolder) {
  const mode = valueOf(judgeModes, judgeMode ?? problem.judgeMode) ?? 'DEFAULT';
  const files: FileContent<string>[] = [];
  for (const [name, content] of Object.entries(userExtraFile)) files.push({ kind: 'USER_EXTRA', name, file: await source.keep(name, content) });
  for (const [name, content] of Object.entries(judgeExtraFile)) files.push({ kind: 'JUDGE_EXTRA', name, file: await source.keep(name, content) });
  if (mode === 'DEFAULT') return { files, facts: { judgeMode: mode, comparison: null, checkerConvention: null, checkerLanguageKey: null, checkerEntryPoint: null } };
  const code = problem.spjCode ?? '';
  const language = keyOfHojName(problem.spjLanguage ?? 'C++') ?? 'cpp';
  if (code === '') source.log.problem('.', { 'zh-CN': '缺少特判或交互程序的代码。', 'en-US': 'has no code of its checker or interactor.' });
  const name = `checker.${language.startsWith('cpp') ? 'cpp' : language.startsWith('c') ? 'c' : 'txt'}`;
  files.push({ kind: 'CHECKER_SOURCE', name, file: await source.keep(name, code) });
  return { files, facts: { judgeMode: mode, comparison: null, checkerConvention: conventionOf(code, Object.keys(judgeExtraFile)), checkerLanguageKey: language, checkerEntryPoint: null } };
}

/** Examples of a statement as HOJ has them in one text. */
export function samplesOf(examples: string): SampleContent[] {
  return [...examples.matchAll(/<input>([\s\S]*?)<\/input>\s*<output>([\s\S]*?)<\/output>/gu)].map(([, input = '', output = '']) => ({ input, output, interaction: null, explanation: null }));
}

function valueOf<Value>(values: Readonly<Record<string, Value>>, key: string | undefined): Value | null {
  return key !== undefined && Object.hasOwn(values, key) ? (values[key] ?? null) : null;
}

/** A whole number from 1 to a bound. */
export function bounded(value: number, most: number): number {
  return Math.min(most, Math.max(1, Math.ceil(value)));
}
