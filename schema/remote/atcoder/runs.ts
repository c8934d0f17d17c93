import { Status } from '@verdict/judge/protocol/status.ts';
import type { Element } from 'hast';
import { z } from 'zod';
import type { ListedLanguage, RunRow, RunState } from '../core/adapter.ts';
import { LayoutError } from '../core/failure.ts';
import { all, attribute, first, parseHtml, textOf } from '../page/html.ts';
import { parseJson } from '../page/json.ts';
import { atcoderLanguages } from './atcoder-info.ts';

/** Short names of results that are final. */
const finals: ReadonlyMap<string, number> = new Map([
  ['AC', Status.ACCEPTED],
  ['WA', Status.WRONG_ANSWER],
  ['CE', Status.COMPILE_ERROR],
  ['TLE', Status.TIME_LIMIT_EXCEEDED],
  ['MLE', Status.MEMORY_LIMIT_EXCEEDED],
  ['RE', Status.RUNTIME_ERROR],
  ['OLE', Status.RUNTIME_ERROR],
  ['QLE', Status.RUNTIME_ERROR],
  ['IE', Status.SYSTEM_ERROR],
]);

/** How a short name is understood. While a program is judged it says how far: `3/12`, or `3/12 WA`. */
function atcoderStatusOf(text: string): { readonly status: number; readonly isFinal: boolean } {
  const status = finals.get(text);
  if (status !== undefined) return { status, isFinal: true };
  return { status: text === 'WJ' || text === 'WR' ? Status.PENDING : Status.JUDGING, isFinal: false };
}

const statusSchema = z.object({
  Interval: z.number().nonnegative().nullish(),
  Result: z.record(z.string(), z.object({ Html: z.string(), Score: z.string().nullish() })).nullable(),
});

/** Results that the page of own submissions asks for while they are judged. @throws LayoutError */
export function parseAtCoderResults(text: string): RunState[] {
  const { Interval: nextPollMs = null, Result: results } = parseJson(text, statusSchema);
  return Object.entries(results ?? {}).map(([runId, { Html: html, Score: score = null }]) => {
    // Cells stand outside of a table, where browsers would drop them.
    const cells = all('td', parseHtml(`<table><tr>${html}</tr></table>`));
    const label = cells[0] === undefined ? null : first('span.label', cells[0]);
    if (label === null) throw new LayoutError('a result has no label');
    const words = textOf(label);
    const isWaiting = (attribute(label, 'className') ?? '').split(' ').includes('waiting-judge');
    const { status, isFinal } = atcoderStatusOf(words);
    return {
      runId,
      status: isWaiting && isFinal ? Status.JUDGING : status,
      isFinal: isFinal && !isWaiting,
      text: words,
      timeMs: figureIn(cells, /^(\d{1,9}) ms$/u),
      memoryKb: figureIn(cells, /^(\d{1,9}) Ki?B$/u),
      score: score === null || !/^\d{1,9}(?:\.\d{1,9})?$/u.test(score) ? null : Number(score),
      cases: [],
      nextPollMs,
    };
  });
}

const columns = ['Submission Time', 'User', 'Language', 'Code Size'] as const;
type Column = (typeof columns)[number];

/** Own runs of a contest, newest first. @throws LayoutError */
export function parseAtCoderRuns(text: string, ref: string): RunRow[] {
  const page = parseHtml(text);
  for (const table of all('table', page)) {
    const names = all('th', table).map((cell) => textOf(cell));
    if (!names.includes('Submission Time')) continue;
    const places = placesOf(names);
    return all('tbody tr', table).flatMap((row) => {
      const cells = all('td', row);
      const run = runOf(row, (column) => cells[places[column]]);
      return run === null ? [] : [{ ...run, ref }];
    });
  }
  // Without a run there is no table: the form that narrows the list says that this is the page.
  if (first('[name="f.Task"]', page) !== null) return [];
  throw new LayoutError('there is no table of runs');
}

/** What the form of a contest offers for a task; null: it has no such task. @throws LayoutError */
export function parseAtCoderLanguages(text: string, task: string): ListedLanguage[] | null {
  const ofTasks = all('[id^="select-lang-"]', parseHtml(text));
  if (ofTasks.length === 0) throw new LayoutError('there is no choice of languages');
  const ofTask = ofTasks.find((element) => attribute(element, 'id') === `select-lang-${task}`);
  if (ofTask === undefined) return null;
  return all('option[value]', ofTask).flatMap((option) => {
    const id = attribute(option, 'value') ?? '';
    return /^\d{1,9}$/u.test(id) ? [{ id, name: textOf(option) }] : [];
  });
}

/** Null: the row is none of a run. */
function runOf(row: Element, cellOf: (column: Column) => Element | undefined): Omit<RunRow, 'ref'> | null {
  const words = (column: Column) => {
    const cell = cellOf(column);
    return cell === undefined ? '' : textOf(cell);
  };
  const runId = all('a[href]', row)
    .map((link) => /\/submissions\/(\d{1,15})$/u.exec(attribute(link, 'href') ?? '')?.[1])
    .find((id) => id !== undefined);
  if (runId === undefined) return null;
  const size = /^(\d{1,9}) Byte/u.exec(words('Code Size'))?.[1];
  return {
    runId,
    username: words('User'),
    languageId: atcoderLanguages.find(({ name }) => name === words('Language'))?.id ?? null,
    codeBytes: size === undefined ? null : Number(size),
    submittedAt: timeOf(words('Submission Time')),
  };
}

function placesOf(names: readonly string[]): Readonly<Record<Column, number>> {
  const places = columns.map((column) => [column, names.indexOf(column)] as const);
  const missing = places.find(([, place]) => place === -1);
  if (missing !== undefined) throw new LayoutError(`the runs have no column ${missing[0]}`);
  // All columns are among the pairs.
  return Object.fromEntries(places) as Record<Column, number>;
}

/** Times have their zone without a colon: 2026-11-27 13:00:00+0900. */
function timeOf(text: string): Date | null {
  const [, day, clock, hours, minutes] = /^(\S{10}) (\S{8})([+-]\d\d)(\d\d)$/u.exec(text) ?? [];
  const time = new Date(`${day}T${clock}${hours}:${minutes}`);
  return Number.isNaN(time.getTime()) ? null : time;
}

function figureIn(cells: readonly Element[], pattern: RegExp): number | null {
  for (const cell of cells) {
    const figure = pattern.exec(textOf(cell))?.[1];
    if (figure !== undefined) return Number(figure);
  }
  return null;
}
