import { createHash } from 'node:crypto';
import { maxLongText, maxMb, maxTagLength, maxTags, maxTimeLimitMs } from '../../problem/editing/problem-bounds.ts';
import type { RemoteStatement } from '../core/adapter.ts';

/** More samples of a statement are left out. */
const maxSamples = 50;
/** Of a text of a sample, in characters. */
const maxSampleText = 65_536;

/**
 * A statement as it is kept and compared: texts in one form and within what a problem holds. Two that mean the same
 * give the same.
 *
 * @param isLinkOnly without the texts that are the judge's own.
 */
export function normalStatement(read: RemoteStatement, isLinkOnly: boolean): RemoteStatement {
  const body = (markdown: string) => (isLinkOnly ? '' : plain(markdown).trim().slice(0, maxLongText));
  return {
    title: line(read.title, 255) ?? '',
    language: /^[a-z]{2,3}(?:-[A-Za-z0-9]+)?$/u.test(read.language) ? read.language.slice(0, 10) : 'en',
    description: body(read.description),
    input: body(read.input),
    output: body(read.output),
    hint: body(read.hint),
    samples: isLinkOnly
      ? []
      : read.samples.slice(0, maxSamples).map(({ input, output, explanation }) => ({
          input: plain(input).slice(0, maxSampleText),
          output: plain(output).slice(0, maxSampleText),
          explanation: explanation === null ? null : body(explanation) || null,
        })),
    timeLimitMs: bounded(read.timeLimitMs, maxTimeLimitMs),
    memoryLimitKb: bounded(read.memoryLimitKb, maxMb * 1024),
    limits: line(read.limits, 500) ?? '',
    readsFile: line(read.readsFile, 255),
    writesFile: line(read.writesFile, 255),
    source: line(read.source, 255),
    author: line(read.author, 255),
    tags: [...new Set(read.tags.flatMap((tag) => line(tag, maxTagLength) ?? []))].slice(0, maxTags),
    pdfUrl: isLinkOnly ? null : read.pdfUrl,
    languageIds: read.languageIds === null ? null : [...read.languageIds],
    submitKey: line(read.submitKey, 100),
  };
}

/** Hash of plain data whose parts are in a fixed order, hex. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Which limits differ between two statements, and whether the samples do. */
export type StatementChange = 'TIME_LIMIT' | 'MEMORY_LIMIT' | 'FILES' | 'SAMPLES';

/** What of a change decides verdicts, or what programs are tried on. */
export function weightyChanges(before: RemoteStatement, after: RemoteStatement): StatementChange[] {
  const isOther = {
    TIME_LIMIT: before.timeLimitMs !== after.timeLimitMs,
    MEMORY_LIMIT: before.memoryLimitKb !== after.memoryLimitKb,
    FILES: before.readsFile !== after.readsFile || before.writesFile !== after.writesFile,
    SAMPLES: samplesText(before) !== samplesText(after),
  };
  return (['TIME_LIMIT', 'MEMORY_LIMIT', 'FILES', 'SAMPLES'] as const).filter((change) => isOther[change]);
}

/** A stored statement has its keys in another order. */
function samplesText({ samples }: RemoteStatement): string {
  return JSON.stringify(samples.map(({ input, output, explanation }) => [input, output, explanation]));
}

/** The statement as named texts, to be compared with another one. */
export function statementTexts(statement: RemoteStatement): Map<string, string> {
  const { title, description, input, output, hint, limits, timeLimitMs, memoryLimitKb, samples } = statement;
  const texts = new Map<string, string>([
    ['timeLimitMs', String(timeLimitMs)],
    ['memoryLimitMb', String(Math.ceil(memoryLimitKb / 1024))],
    ['ioReadFileName', statement.readsFile ?? ''],
    ['ioWriteFileName', statement.writesFile ?? ''],
    ['source', statement.source ?? ''],
  ]);
  const parts = { title, description, input, output, hint, limits };
  for (const [part, text] of Object.entries(parts)) texts.set(`statements.${statement.language}.${part}`, text);
  samples.forEach((sample, index) => {
    texts.set(`samples.${index + 1}.input`, sample.input);
    texts.set(`samples.${index + 1}.output`, sample.output);
    texts.set(`samples.${index + 1}.explanation`, sample.explanation ?? '');
  });
  return texts;
}

function plain(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\r\n?/gu, '\n');
}

/** A text of one line; null where it is empty. */
function line(text: string | null, maxLength: number): string | null {
  const trimmed = plain(text ?? '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, maxLength);
  return trimmed === '' ? null : trimmed;
}

function bounded(value: number, most: number): number {
  return Math.min(most, Math.max(1, Math.ceil(value)));
}
