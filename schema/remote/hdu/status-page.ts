import { Status } from '@verdict/judge/protocol/status.ts';
import type { RunRow, RunState } from '../core/adapter.ts';
import { chinaTime, numberIn } from '../page/figures.ts';
import { attribute, first, parseHtml, textOf } from '../page/html.ts';
import { type CellOf, tableRows } from '../page/table.ts';
import { hduLanguages } from './hdu-info.ts';

/** A row of the status page: the run and how it stands. */
export interface HduRun {
  readonly row: RunRow;
  readonly state: RunState;
}

const columns = [
  'Run ID',
  'Submit Time',
  'Judge Status',
  'Pro.ID',
  'Exe.Time',
  'Exe.Memory',
  'Code Len.',
  'Language',
  'Author',
] as const;
type Column = (typeof columns)[number];

/** Statuses by their words; those with a reason after them are told by their beginning. */
const statuses: ReadonlyMap<string, number> = new Map([
  ['submitted', Status.PENDING],
  ['queuing', Status.PENDING],
  ['waiting', Status.PENDING],
  ['compiling', Status.COMPILING],
  ['running', Status.JUDGING],
  ['judging', Status.JUDGING],
  ['accepted', Status.ACCEPTED],
  ['wrong answer', Status.WRONG_ANSWER],
  ['presentation error', Status.PRESENTATION_ERROR],
  ['compilation error', Status.COMPILE_ERROR],
  ['time limit exceeded', Status.TIME_LIMIT_EXCEEDED],
  ['memory limit exceeded', Status.MEMORY_LIMIT_EXCEEDED],
  ['output limit exceeded', Status.RUNTIME_ERROR],
  ['system error', Status.SYSTEM_ERROR],
]);
const openStatuses: ReadonlySet<number> = new Set([Status.PENDING, Status.COMPILING, Status.JUDGING]);

/** Is a page that of runs? Names that users gave themselves are on it, and may be any words. */
export function isHduStatusPage(text: string): boolean {
  return first('#fixed_table, table.table_text', parseHtml(text)) !== null;
}

/** Runs of the status page, newest first. @throws LayoutError */
export function parseHduStatus(text: string): HduRun[] {
  return tableRows(parseHtml(text), columns).flatMap((cellOf) => {
    const run = runOf(cellOf);
    return run === null ? [] : [run];
  });
}

/** How a text of the judge is understood; one that is not known is not final. */
function hduStatusOf(text: string): { readonly status: number; readonly isFinal: boolean } {
  const words = text.toLowerCase();
  const status = words.startsWith('runtime error') ? Status.RUNTIME_ERROR : statuses.get(words);
  if (status === undefined) return { status: Status.JUDGING, isFinal: false };
  return { status, isFinal: !openStatuses.has(status) };
}

/** Null: the row is none of a run. */
function runOf(cellOf: CellOf<Column>): HduRun | null {
  const words = (column: Column) => {
    const cell = cellOf(column);
    return cell === undefined ? '' : textOf(cell);
  };
  const runId = words('Run ID');
  if (!/^\d+$/u.test(runId)) return null;
  const author = cellOf('Author');
  const link = author === undefined ? null : first('a[href]', author);
  const text = words('Judge Status');
  return {
    row: {
      runId,
      username: userIn(link === null ? null : attribute(link, 'href')) ?? words('Author'),
      ref: words('Pro.ID'),
      languageId: hduLanguages.find(({ name }) => name === words('Language'))?.id ?? null,
      codeBytes: numberIn(words('Code Len.')),
      submittedAt: chinaTime(words('Submit Time')),
    },
    state: {
      runId,
      ...hduStatusOf(text),
      text,
      timeMs: numberIn(words('Exe.Time')),
      memoryKb: numberIn(words('Exe.Memory')),
      score: null,
      cases: [],
      nextPollMs: null,
    },
  };
}

/** The page links users by their name and shows their nickname. */
function userIn(href: string | null): string | null {
  const name = /[?&]user=([^&]+)/u.exec(href ?? '')?.[1];
  if (name === undefined) return null;
  try {
    return decodeURIComponent(name);
  } catch {
    // In the charset of the judge, or with a bare `%`.
    return name;
  }
}
