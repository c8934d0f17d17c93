import { z } from 'zod';
import type { RemoteSample, RemoteStatement } from '../core/adapter.ts';
import { LayoutError, RemoteFailure } from '../core/failure.ts';
import { parseJson } from '../page/json.ts';
import { withAbsoluteLinks } from '../page/links.ts';

const fileSchema = z.object({ inputFilename: z.string(), outputFilename: z.string() });
const problemSchema = z.object({
  meta: z.object({ id: z.int(), displayId: z.int(), type: z.string() }),
  localizedContentsOfLocale: z.object({
    locale: z.string(),
    title: z.string(),
    contentSections: z.array(
      z.object({
        sectionTitle: z.string(),
        type: z.string(),
        sampleId: z.int().nullish(),
        text: z.string().nullish(),
      }),
    ),
  }),
  samples: z.array(z.object({ inputData: z.string(), outputData: z.string() })).nullish(),
  judgeInfo: z
    .object({
      timeLimit: z.number().nullish(),
      memoryLimit: z.number().nullish(),
      fileIo: fileSchema.nullish(),
    })
    .nullish(),
  tagsOfLocale: z.array(z.object({ name: z.string() })).nullish(),
});
type Problem = z.infer<typeof problemSchema>;

const answerSchema = z.union([z.object({ error: z.string() }), problemSchema]);

/** Titles of sections that have a place of their own, in lower case. */
const descriptions = new Set(['题目描述', '题目', '描述', 'description', 'problem description', 'statement']);
const inputs = new Set(['输入格式', '输入', 'input', 'input format']);
const outputs = new Set(['输出格式', '输出', 'output', 'output format']);
const hints = new Set([
  '数据范围与提示',
  '数据范围',
  '提示',
  '说明',
  'hint',
  'hints',
  'limits and hints',
  'note',
  'notes',
]);

/**
 * The statement in an answer of the API. Sections have titles, and any order.
 *
 * @param site address that links in the texts lack.
 * @throws LayoutError; RemoteFailure where there is no such problem, or none that takes a program.
 */
export function parseLibreStatement(text: string, site: string): RemoteStatement {
  const answer = parseJson(text, answerSchema);
  if ('error' in answer) throw refusal(answer.error);
  const { meta, localizedContentsOfLocale: content, judgeInfo, tagsOfLocale } = answer;
  if (meta.type === 'SubmitAnswer') {
    const message = 'the problem takes files of answers, and no program';
    throw new RemoteFailure('refused', message, { reason: 'problem-type' });
  }
  const timeLimit = judgeInfo?.timeLimit;
  const memoryLimit = judgeInfo?.memoryLimit;
  if (!isLimit(timeLimit) || !isLimit(memoryLimit)) throw new LayoutError('the statement has no limits');
  const sections = content.contentSections
    .filter(({ type }) => type !== 'Sample')
    .map(({ sectionTitle, text: words }) => ({
      title: sectionTitle.trim(),
      words: withAbsoluteLinks(words ?? '', site).trim(),
    }));
  const partOf = (names: ReadonlySet<string>) =>
    sections
      .filter(({ title }) => names.has(title.toLowerCase()))
      .map(({ words }) => words)
      .join('\n\n');
  const isKnown = (title: string) =>
    [descriptions, inputs, outputs, hints].some((names) => names.has(title.toLowerCase()));
  const further = sections.filter(({ title }) => !isKnown(title)).map(({ title, words }) => `### ${title}\n\n${words}`);
  return {
    title: content.title,
    language: content.locale.split('_')[0] ?? 'zh',
    description: [partOf(descriptions), ...further].filter((part) => part !== '').join('\n\n'),
    input: partOf(inputs),
    output: partOf(outputs),
    hint: partOf(hints),
    samples: samplesOf(answer),
    timeLimitMs: Math.round(timeLimit),
    memoryLimitKb: Math.round(memoryLimit * 1_024),
    limits: `${timeLimit} ms, ${memoryLimit} MiB`,
    readsFile: judgeInfo?.fileIo?.inputFilename ?? null,
    writesFile: judgeInfo?.fileIo?.outputFilename ?? null,
    source: null,
    author: null,
    tags: (tagsOfLocale ?? []).map(({ name }) => name),
    pdfUrl: null,
    languageIds: null,
    submitKey: String(meta.id),
  };
}

function refusal(error: string): Error {
  if (error === 'NO_SUCH_PROBLEM')
    return new RemoteFailure('refused', 'no such problem', { reason: 'no-such-problem' });
  if (error === 'PERMISSION_DENIED')
    return new RemoteFailure('refused', 'the problem is not public', { reason: 'not-permitted' });
  return new LayoutError(`an error that is not known: ${error.slice(0, 100)}`);
}

function isLimit(value: number | null | undefined): value is number {
  return typeof value === 'number' && value > 0;
}

/** Sections show samples by their number; what else they say explains them. */
function samplesOf({ localizedContentsOfLocale: { contentSections }, samples }: Problem): RemoteSample[] {
  return contentSections.flatMap(({ type, sampleId, text }) => {
    const sample = type === 'Sample' ? samples?.[sampleId ?? -1] : undefined;
    if (sample === undefined) return [];
    return [{ input: sample.inputData, output: sample.outputData, explanation: text?.trim() || null }];
  });
}
