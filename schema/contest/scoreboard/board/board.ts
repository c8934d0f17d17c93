import type { BoardRules, BoardView, Cell, Tries, Try } from './board-rows.ts';
import { cellOf, standingOf } from './cell.ts';
import { byStanding, firstSeconds, ranksOf, type Placed } from './rank.ts';

/** Somebody on the board, with all that was submitted. */
export interface Participant {
  readonly id: number;
  readonly isStar: boolean;
  readonly tries: Tries;
}

/** A participant's row as a view shows it. */
export interface Row extends Placed {
  readonly participantId: number;
  /** By problem; problems with nothing to tell are left out. */
  readonly cells: ReadonlyMap<number, Cell>;
}

/** A row in its place. */
export interface RankedRow extends Row {
  /** From 1, equal for equal rows; -1 for star rows. */
  readonly rank: number;
}

/** A whole board. */
export interface Board {
  /** The best first; equal ones by their number. */
  readonly rows: readonly RankedRow[];
  /** The smallest second each problem was solved in, by problem; ACM only. */
  readonly firstSeconds: ReadonlyMap<number, number>;
}

/** The row of a participant, from the tries. */
export function rowOf({ id, isStar, tries }: Participant, rules: BoardRules, view: BoardView): Row {
  const cells = new Map<number, Cell>();
  for (const [problemId, own] of tries) {
    const cell = cellOf(own, rules, view);
    if (cell !== null) cells.set(problemId, cell);
  }
  return { participantId: id, isStar, cells, ...standingOf(cells.values(), rules) };
}

/** A row after the tries at one problem have changed: nothing else of it is looked at. */
export function rowWith(
  row: Row,
  { problemId, tries }: { readonly problemId: number; readonly tries: readonly Try[] },
  rules: BoardRules,
  view: BoardView,
): Row {
  const cells = new Map(row.cells);
  const cell = cellOf(tries, rules, view);
  if (cell === null) cells.delete(problemId);
  else cells.set(problemId, cell);
  return { ...row, cells, ...standingOf(cells.values(), rules) };
}

/** Puts rows in order and ranks them. */
export function boardOf(rows: readonly Row[]): Board {
  const ordered = rows.toSorted((a, b) => byStanding(a, b) || a.participantId - b.participantId);
  const ranks = ranksOf(ordered);
  return {
    rows: ordered.map((row, index) => ({ ...row, rank: ranks[index] ?? 0 })),
    firstSeconds: firstSeconds(ordered),
  };
}
