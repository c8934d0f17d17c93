import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import type { RunRow, RunState } from '../core/adapter.ts';
import { chinaTime, numberIn } from '../page/figures.ts';
import { parseHtml, textOf } from '../page/html.ts';
import { type CellOf, tableRows } from '../page/table.ts';
import { pojLanguages } from './poj-info.ts';

/** A row of the status page: the run and how it stands. */
export interface PojRun {
  readonly row: RunRow;
  readonly state: RunState;
}

const columns = [
  'Run ID',
  'User',
  'Problem',
  'Result',
  'Memory',
  'Time',
  'Language',
  'Code Length',
  'Submit Time',
] as const;
type Column = (typeof columns)[number];

const statuses: ReadonlyMap<string, number> = new Map([
  ['waiting', Status.PENDING],
  ['compiling', Status.COMPILING],
  ['running & judging', Status.JUDGING],
  ['accepted', Status.ACCEPTED],
  ['wrong answer', Status.WRONG_ANSWER],
  ['presentation error', Status.PRESENTATION_ERROR],
  ['compile error', Status.COMPILE_ERROR],
  ['time limit exceeded', Status.TIME_LIMIT_EXCEEDED],
  ['memory limit exceeded', Status.MEMORY_LIMIT_EXCEEDED],
  ['runtime error', Status.RUNTIME_ERROR],
  ['output limit exceeded', Status.RUNTIME_ERROR],
  ['system error', Status.SYSTEM_ERROR],
  ['validator error', Status.SYSTEM_ERROR],
]);

/** Runs of the status page, newest first. @throws LayoutError */
export function parsePojStatus(text: string): PojRun[] {
  return tableRows(parseHtml(text), columns).flatMap((cellOf) => {
    const run = runOf(cellOf);
    return run === null ? [] : [run];
  });
}

/** Null: the row is none of a run. */
function runOf(cellOf: CellOf<Column>): PojRun | null {
  const words = (column: Column) => {
    const cell = cellOf(column);
    return cell === undefined ? '' : textOf(cell);
  };
  const runId = words('Run ID');
  if (!/^\d+$/u.test(runId)) return null;
  const text = words('Result');
  // A text that is not known is not final.
  const status = statuses.get(text.toLowerCase()) ?? Status.JUDGING;
  return {
    row: {
      runId,
      username: words('User'),
      ref: words('Problem'),
      languageId: pojLanguages.find(({ name }) => name === words('Language'))?.id ?? null,
      codeBytes: numberIn(words('Code Length')),
      submittedAt: chinaTime(words('Submit Time')),
    },
    state: {
      runId,
      isFinal: isFinal(status),
      status,
      text,
      timeMs: numberIn(words('Time')),
      memoryKb: numberIn(words('Memory')),
      score: null,
      cases: [],
      nextPollMs: null,
    },
  };
}
