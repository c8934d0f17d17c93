import { z } from 'zod';
import { blockOf, oncePerLanguage, templateOf } from '../code-blocks.ts';
import { bounded } from '../content-limits.ts';
import { htmlToMarkdown } from '../html-to-markdown.ts';
import { type ListedCase, listedTests, totalOf, withScores } from '../plain-tests.ts';
import type { FileContent, ReadProblem, TemplateContent } from '../problem-content.ts';
import type { SourceFolder } from '../source-folder.ts';
import { acceptedSolutions } from './accepted-solutions.ts';
import { keyOfHojName } from './hoj-languages.ts';
import { faultOf, listOf, number, optionalNumber, optionalText, text } from './json-values.ts';

/** A text that says whether it is HTML, which it is when it does not say. */
const formatted = z.preprocess(
  (value) => (typeof value === 'object' && value !== null ? value : { value }),
  z
    .object({ format: optionalText, value: text })
    .transform(({ format, value }) => (format === 'markdown' ? value : htmlToMarkdown(value))),
);

const listedCase = z.object({
  input_name: text,
  output_name: z.preprocess((value) => value ?? '-', text),
  score: optionalNumber,
});
const schema = z.object({
  display_id: optionalText,
  title: text,
  description: formatted,
  input_description: formatted,
  output_description: formatted,
  hint: formatted,
  source: text,
  tags: listOf(text),
  time_limit: number,
  memory_limit: number,
  rule_type: optionalText,
  samples: listOf(z.object({ input: text, output: text })),
  test_case_score: z.preprocess((value) => value ?? undefined, z.array(listedCase).optional()),
  template: z.preprocess(
    (value) => value ?? {},
    z.record(z.string(), z.union([z.object({ prepend: text, template: text, append: text }), z.string()])),
  ),
  spj: z.preprocess((value) => value ?? undefined, z.object({ code: text, language: text }).optional()),
  answers: listOf(z.object({ code: text, language: text })),
  io_mode: z.preprocess(
    (value) => value ?? undefined,
    z.object({ io_mode: optionalText, input: optionalText, output: optionalText }).optional(),
  ),
});

/** Reads a problem as QDUOJ exports it: `problem.json` and the folder `testcase/`. */
export async function readQduoj(source: SourceFolder): Promise<ReadProblem | null> {
  const content = await source.text('problem.json');
  if (content === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    source.log.problem('problem.json', {
      'zh-CN': `不是有效的 JSON（${String(error)}）。`,
      'en-US': `is not valid JSON: ${String(error)}.`,
    });
    return null;
  }
  const result = schema.safeParse(value);
  if (!result.success) {
    const fault = faultOf(result.error);
    source.log.problem('problem.json', { 'zh-CN': `内容有误（${fault}）。`, 'en-US': `is wrong: ${fault}.` });
    return null;
  }
  const json = result.data;
  const type = json.rule_type === 'OI' ? 'OI' : 'ACM';
  const cases = withScores(await listedCases(json, source), type);
  if (cases.length === 0) source.log.problem('.', { 'zh-CN': '没有测试数据。', 'en-US': 'has no test data.' });
  const checker =
    json.spj === undefined ? null : { key: keyOfHojName(json.spj.language) ?? 'cpp', code: json.spj.code };
  const files: FileContent<string>[] = [];
  if (checker !== null) {
    const name = checker.key.startsWith('cpp') ? 'checker.cpp' : 'checker.c';
    files.push({ kind: 'CHECKER_SOURCE', name, file: await source.keep(name, checker.code) });
    source.log.warning('problem.json', {
      'zh-CN':
        '校验器按 testlib 约定运行（参数：输入 选手输出 标准答案；返回 0 通过，1 答案错误），请确认其读取参数的方式。',
      'en-US':
        "has a checker, which is run by testlib's convention (input, output, answer; 0 accepts, 1 rejects): " +
        'see whether it reads its arguments so.',
    });
  }
  const solutions = await acceptedSolutions(json.answers, source);
  const isFileIO = json.io_mode?.io_mode === 'File IO';
  return {
    shortName: source.name,
    displayId: json.display_id ?? null,
    facts: {
      title: json.title,
      type,
      timeLimitMs: bounded(json.time_limit, 600_000),
      memoryLimitMb: bounded(json.memory_limit, 65_536),
      source: json.source.trim() === '' ? null : json.source.trim(),
      totalScore: type === 'OI' ? totalOf(cases, 'DEFAULT') : null,
      judgeCaseMode: 'DEFAULT',
      comparison: null,
      judgeMode: checker === null ? 'DEFAULT' : 'SPECIAL',
      checkerConvention: checker === null ? null : 'TESTLIB',
      checkerLanguageKey: checker?.key ?? null,
      checkerEntryPoint: null,
      ioReadFileName: isFileIO ? (json.io_mode?.input ?? null) : null,
      ioWriteFileName: isFileIO ? (json.io_mode?.output ?? null) : null,
    },
    difficulty: null,
    tags: [...new Set(json.tags.map((tag) => tag.trim().slice(0, 50)).filter((tag) => tag !== ''))],
    statements: [
      {
        language: 'zh',
        title: json.title.slice(0, 255),
        description: json.description,
        input: json.input_description,
        output: json.output_description,
        hint: json.hint,
      },
    ],
    samples: json.samples.map(({ input, output }) => ({ input, output, interaction: null, explanation: null })),
    files: [...files, ...solutions.files],
    templates: oncePerLanguage(
      Object.entries(json.template).flatMap(([language, block]): TemplateContent[] => {
        const key = keyOfHojName(language);
        if (key === null) return [];
        return [
          typeof block === 'string'
            ? templateOf(key, block)
            : {
                languageKey: key,
                prepend: blockOf(block.prepend),
                template: blockOf(block.template),
                append: blockOf(block.append),
                isEnabled: true,
              },
        ];
      }),
    ),
    jury: solutions.submissions,
    tests: listedTests(cases, { isSubtask: false }),
  };
}

/** Cases of a special judge may have no answer: its name is `-` then, and an export of QDUOJ leaves all of them out. */
async function listedCases(json: z.infer<typeof schema>, source: SourceFolder): Promise<ListedCase[]> {
  const cases: ListedCase[] = [];
  for (const { input_name: inputName, output_name: answerName, score } of json.test_case_score ??
    numberedCases(source)) {
    const input = source.files.get(`testcase/${inputName}`);
    const found = answerName === '-' ? undefined : source.files.get(`testcase/${answerName}`);
    const answer = found ?? (answerName === '-' || json.spj !== undefined ? await source.keep('empty', '') : undefined);
    if (input === undefined)
      source.log.problem(`testcase/${inputName}`, {
        'zh-CN': '测试数据文件不存在。',
        'en-US': 'is missing, a file of the test data.',
      });
    if (answer === undefined)
      source.log.problem(`testcase/${answerName}`, {
        'zh-CN': '测试数据文件不存在。',
        'en-US': 'is missing, a file of the test data.',
      });
    if (input !== undefined && answer !== undefined)
      cases.push({ name: inputName.replace(/\.[^.]*$/u, ''), input, answer, score: score ?? null, groupNum: null });
  }
  return cases;
}

/**
 * Cases of a package that lists none, as QDUOJ finds them: 1.in with 1.out, 2.in with 2.out, up to the first that is
 * not there.
 */
function numberedCases({ files }: SourceFolder): z.infer<typeof listedCase>[] {
  const cases: z.infer<typeof listedCase>[] = [];
  for (let number = 1; files.has(`testcase/${number}.in`); number += 1)
    cases.push({ input_name: `${number}.in`, output_name: `${number}.out` });
  return cases;
}
