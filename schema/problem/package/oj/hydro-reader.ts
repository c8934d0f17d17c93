import { z } from 'zod';
import { bounded } from '../content-limits.ts';
import { type FileContent, type ProblemFacts, type ReadProblem, casesOf } from '../problem-content.ts';
import { programOf } from '../program-of.ts';
import type { SourceFolder } from '../source-folder.ts';
import { languagesOfHydro } from '../source-language.ts';
import { parseYamlMap } from '../yaml-file.ts';
import { type HydroSubtask, hydroCases, hydroSubtask, hydroTests, subtasksOfNames } from './hydro-cases.ts';
import { hydroSamples, hydroStatement, hydroTexts } from './hydro-statement.ts';
import { faultOf, listOf, optionalText, text } from './json-values.ts';

const program = z
  .union([z.string(), z.object({ file: z.string(), lang: z.string().optional() }).transform(({ file }) => file)])
  .optional();
const rates = z.preprocess((value) => value ?? {}, z.record(z.string(), z.number().positive()));

const configSchema = z.object({
  type: optionalText,
  time: optionalText,
  memory: optionalText,
  filename: optionalText,
  checker_type: optionalText,
  checker: program,
  interactor: program,
  user_extra_files: listOf(text),
  judge_extra_files: listOf(text),
  cases: hydroCases,
  subtasks: listOf(hydroSubtask),
  langs: listOf(text),
  time_limit_rate: rates,
  memory_limit_rate: rates,
});
type HydroConfig = z.infer<typeof configSchema>;

const problemSchema = z.object({ pid: optionalText, title: text, tag: listOf(text) });

/**
 * Reads a problem as Hydro exports it: `problem.yaml`, `problem_zh.md`, `testdata/` with `config.yaml`,
 * `additional_file/`.
 */
export async function readHydro(source: SourceFolder): Promise<ReadProblem | null> {
  const problem = await readMap(source, 'problem.yaml', problemSchema);
  const hasConfig = source.files.has('testdata/config.yaml');
  const config = hasConfig ? await readMap(source, 'testdata/config.yaml', configSchema) : configSchema.parse({});
  if (problem === null || config === null) return null;
  if (config.type !== undefined && !['default', 'interactive'].includes(config.type)) {
    source.log.problem('testdata/config.yaml', {
      'zh-CN': `题目类型 ${config.type} 不受支持。`,
      'en-US': `is of the type ${config.type}, which is not supported.`,
    });
  }
  const title = problem.title.slice(0, 255);
  const texts = await statementTexts(source);
  const statements = [...texts].map(([language, markdown]) => hydroStatement(language, title, markdown));
  if (statements.length === 0)
    source.log.problem('.', { 'zh-CN': '没有题面（problem_zh.md）。', 'en-US': 'has no statement (problem_zh.md).' });
  const tests = await hydroTests(subtasksOf(config, source), source);
  const judging = await judgingOf(config, source);
  if (casesOf(tests).length === 0)
    source.log.problem('testdata', { 'zh-CN': '没有测试数据。', 'en-US': 'has no test data.' });
  const total = tests.groups[0]?.groups.reduce((sum, { maxScore }) => sum + (maxScore ?? 0), 0) ?? 0;
  return {
    shortName: source.name,
    displayId: problem.pid === undefined || problem.pid === 'null' ? null : problem.pid,
    facts: {
      title,
      type: 'OI',
      totalScore: Math.round(total),
      judgeCaseMode: 'TEST_GROUPS',
      ...limitsOf(config, source),
      ...judging.facts,
      ioReadFileName: config.filename === undefined ? null : `${config.filename}.in`,
      ioWriteFileName: config.filename === undefined ? null : `${config.filename}.out`,
      languageKeys: [...new Set(config.langs.flatMap(languagesOfHydro))],
      languageFactors: factorsOf(config),
      isRemoveEndBlank: config.checker_type !== 'strict',
    },
    difficulty: null,
    tags: [...new Set(problem.tag.map((tag) => tag.trim().slice(0, 50)).filter((tag) => tag !== ''))],
    statements,
    samples: hydroSamples([...texts.values()][0] ?? ''),
    files: [...judging.files, ...additionalFiles(source, [...texts.values()].join('\n'))],
    templates: null,
    jury: [],
    tests,
  };
}

async function readMap<Shape extends z.ZodType>(
  source: SourceFolder,
  name: string,
  schema: Shape,
): Promise<z.infer<Shape> | null> {
  const content = await source.text(name);
  const value = content === null ? null : parseYamlMap(content, name, source.log);
  if (value === null) return null;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fault = faultOf(result.error);
  source.log.problem(name, { 'zh-CN': `内容有误（${fault}）。`, 'en-US': `is wrong: ${fault}.` });
  return null;
}

async function statementTexts(source: SourceFolder): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const name of [...source.files.keys()].filter((each) => /^problem(?:_[a-z_]+)?\.md$/iu.test(each)).toSorted()) {
    for (const [language, markdown] of hydroTexts(name, (await source.text(name)) ?? ''))
      if (!texts.has(language)) texts.set(language, markdown);
  }
  return texts;
}

function subtasksOf({ cases, subtasks }: HydroConfig, source: SourceFolder): HydroSubtask[] {
  if (cases.length > 0) return [{ id: 1, score: 100, requires: [], type: 'sum', cases }];
  const types = { sum: 'sum', max: 'max', min: 'min' } as const;
  const listed = subtasks.map(({ id, score, if: requires, type, cases: own }, index) => ({
    id: id ?? index + 1,
    score,
    requires,
    type: type === 'sum' || type === 'max' ? types[type] : types.min,
    cases: own,
  }));
  if (listed.some(({ cases: own }) => own.length > 0)) return listed.filter(({ cases: own }) => own.length > 0);
  const named = subtasksOfNames(
    [...source.files.keys()].flatMap((name) => (name.startsWith('testdata/') ? [name.slice('testdata/'.length)] : [])),
  );
  // Settings may say the scores of subtasks whose cases are told from the names.
  return named.map((subtask) => {
    const stated = listed.find(({ id }) => id === subtask.id);
    return stated === undefined
      ? subtask
      : { ...subtask, score: stated.score, requires: stated.requires, type: stated.type };
  });
}

function limitsOf(
  { time, memory }: HydroConfig,
  { log }: SourceFolder,
): Pick<ProblemFacts, 'timeLimitMs' | 'memoryLimitMb' | 'stackLimitMb'> {
  const read = (
    value: string | undefined,
    pattern: RegExp,
    units: Readonly<Record<string, number>>,
    fallback: number,
  ) => {
    if (value === undefined) return fallback;
    const match = pattern.exec(value);
    if (match === null) {
      log.problem('testdata/config.yaml', {
        'zh-CN': `限制 ${value} 无法识别。`,
        'en-US': `has the limit ${value}, which is not understood.`,
      });
      return fallback;
    }
    return Number(match[1]) * (units[(match[2] ?? '').toLowerCase()] ?? 1);
  };
  const memoryLimitMb = bounded(
    read(memory, /^\s*([\d.]+)(?:\s*(?:([kmg])(?:i?b)?|i?b))?\s*$/iu, { k: 1 / 1024, m: 1, g: 1024 }, 256),
    65_536,
  );
  return {
    timeLimitMs: bounded(
      read(time, /^\s*([\d.]+)(?:\s*(us|ms|s))?\s*$/iu, { us: 0.001, ms: 1, s: 1_000 }, 1_000),
      600_000,
    ),
    memoryLimitMb,
    stackLimitMb: memoryLimitMb,
  };
}

function factorsOf({ time_limit_rate: time, memory_limit_rate: memory }: HydroConfig): ProblemFacts['languageFactors'] {
  const factors: Record<string, { timeFactor?: number; memoryFactor?: number }> = {};
  for (const [name, timeFactor] of Object.entries(time))
    for (const key of languagesOfHydro(name)) factors[key] = { ...factors[key], timeFactor };
  for (const [name, memoryFactor] of Object.entries(memory))
    for (const key of languagesOfHydro(name)) factors[key] = { ...factors[key], memoryFactor };
  return factors;
}

const plainCheckers: ReadonlySet<string> = new Set(['default', 'strict']);
const conventions = { testlib: 'TESTLIB', kattis: 'KATTIS' } as const;

async function judgingOf(config: HydroConfig, source: SourceFolder) {
  const files: FileContent<string>[] = [];
  for (const [kind, names] of [
    ['USER_EXTRA', config.user_extra_files],
    ['JUDGE_EXTRA', config.judge_extra_files],
  ] as const) {
    for (const name of names) {
      const file = source.files.get(`testdata/${name}`);
      if (file === undefined)
        source.log.problem(`testdata/${name}`, { 'zh-CN': '附加文件不存在。', 'en-US': 'is missing, an extra file.' });
      else files.push({ kind, name, file });
    }
  }
  const none = {
    judgeMode: 'DEFAULT',
    checkerConvention: null,
    checkerLanguageKey: null,
    checkerEntryPoint: null,
    comparison: null,
  } as const;
  const isInteractive = config.type === 'interactive';
  const path = isInteractive ? config.interactor : config.checker;
  const type = config.checker_type ?? 'default';
  if (path === undefined && isInteractive)
    source.log.problem('testdata/config.yaml', {
      'zh-CN': '交互题没有指定交互程序。',
      'en-US': 'names no interactor for an interactive problem.',
    });
  if (path === undefined || (!isInteractive && plainCheckers.has(type))) return { files, facts: none };
  const convention = isInteractive ? 'TESTLIB' : type === 'testlib' || type === 'kattis' ? conventions[type] : null;
  if (convention === null || !path.includes('.')) {
    const named = path.includes('.') ? type : path;
    source.log.problem('testdata/config.yaml', {
      'zh-CN': `不支持的校验器：${named}。`,
      'en-US': `asks for the checker ${named}, which is not supported.`,
    });
    return { files, facts: none };
  }
  const found = await programOf(`testdata/${path}`, ['testdata/'], source);
  if (found === null) return { files, facts: none };
  return {
    files: [...files, ...found.files],
    facts: {
      ...none,
      judgeMode: isInteractive ? 'INTERACTIVE' : 'SPECIAL',
      checkerConvention: convention,
      checkerLanguageKey: found.languageKey,
    } as const,
  };
}

/** Files beside the statement: those it shows, and others to be offered for download. */
function additionalFiles({ files }: SourceFolder, statements: string): FileContent<string>[] {
  return [...files].flatMap(([path, file]) => {
    if (!path.startsWith('additional_file/')) return [];
    const name = path.slice('additional_file/'.length);
    return [
      {
        kind:
          statements.includes(`file://${name}`) && /\.(?:png|jpe?g|gif|svg|webp)$/iu.test(name)
            ? ('STATEMENT' as const)
            : ('ATTACHMENT' as const),
        name,
        file,
      },
    ];
  });
}
