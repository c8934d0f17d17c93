import { Status } from '@verdict/judge/protocol/status.ts';
import { z } from 'zod';
import type { RunState } from '../core/adapter.ts';
import { LayoutError } from '../core/failure.ts';
import { parseHtml, textOf } from '../page/html.ts';

/** The judge writes numbers as such and as texts. */
const value = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const answerSchema = z.array(
  z.object({
    id: value,
    status: value,
    status_description: z.string(),
    time: value.nullish(),
    mem: value.nullish(),
    final: value,
  }),
);

const openStatuses: ReadonlyMap<string, number> = new Map([
  ['0', Status.PENDING],
  ['1', Status.COMPILING],
  ['3', Status.JUDGING],
  ['5', Status.JUDGING],
]);
const finalStatuses: ReadonlyMap<string, number> = new Map([
  ['11', Status.COMPILE_ERROR],
  ['12', Status.RUNTIME_ERROR],
  ['13', Status.TIME_LIMIT_EXCEEDED],
  ['14', Status.WRONG_ANSWER],
  ['15', Status.ACCEPTED],
]);

const kibibytes: Readonly<Record<string, number>> = { k: 1, m: 1_024, g: 1_024 ** 2 };

/** States of runs, of the answer in JSON. @throws LayoutError */
export function parseSpojStates(text: string): RunState[] {
  const answer = answerSchema.safeParse(jsonOf(text));
  if (!answer.success) throw new LayoutError('the results are not as expected');
  return answer.data.map(({ id, status: code, status_description: description, time, mem, final }) => {
    const words = wordsIn(description);
    const isFinal = (final === '1' || final === 'true') && !openStatuses.has(code);
    return {
      runId: id,
      isFinal,
      ...(isFinal ? finalOf(code, words) : { status: openStatuses.get(code) ?? Status.JUDGING, score: null }),
      text: words,
      timeMs: millisecondsIn(wordsIn(time ?? '')),
      memoryKb: kibibytesIn(wordsIn(mem ?? '')),
      cases: [],
      nextPollMs: null,
    };
  });
}

/** A final status. A number in place of words is a score. */
function finalOf(code: string, words: string): Pick<RunState, 'status' | 'score'> {
  if (code === '15' && /^-?\d{1,12}(?:\.\d{1,12})?$/u.test(words))
    return { status: Status.PARTIAL_ACCEPTED, score: Number(words) };
  if (code === '12' && /memory limit exceeded/iu.test(words))
    return { status: Status.MEMORY_LIMIT_EXCEEDED, score: null };
  return { status: finalStatuses.get(code) ?? Status.SYSTEM_ERROR, score: null };
}

/** Words of a piece of HTML. Links to edit a program follow them in a `span`. */
function wordsIn(html: string): string {
  const at = html.search(/<span/iu);
  const before = at === -1 ? '' : textOf(parseHtml(html.slice(0, at)));
  return before === '' ? textOf(parseHtml(html)) : before;
}

function millisecondsIn(words: string): number | null {
  const seconds = /^\d{1,6}(?:\.\d{1,6})?/u.exec(words)?.[0];
  return seconds === undefined ? null : Math.round(Number(seconds) * 1_000);
}

function kibibytesIn(words: string): number | null {
  const [, amount, unit = ''] = /^(\d{1,9}(?:\.\d{1,6})?) ?([kmg])/iu.exec(words) ?? [];
  return amount === undefined ? null : Math.round(Number(amount) * (kibibytes[unit.toLowerCase()] ?? 1));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
