import type { Cell, Standing } from './board-rows.ts';

/** A row with what decides about its place. */
export interface Placed extends Standing {
  /** Listed, but never ranked and never first. */
  readonly isStar: boolean;
}

/** Rank of a star row. */
const starRank = -1;

/** The better row comes first; equal ones in any order. */
export function byStanding(a: Standing, b: Standing): number {
  return b.points - a.points || a.time - b.time;
}

/**
 * Ranks of rows that are in order. Equal rows share a rank and the next one skips; star rows are passed over.
 */
export function ranksOf(rows: readonly Placed[]): number[] {
  let ranked = 0;
  let rank = 0;
  let last: Placed | null = null;
  return rows.map((row) => {
    if (row.isStar) return starRank;
    ranked += 1;
    if (last === null || byStanding(last, row) !== 0) rank = ranked;
    last = row;
    return rank;
  });
}

/**
 * The smallest second each problem was solved in, by problem; all who share it were first. Star rows never are, and
 * nothing after the end is.
 */
export function firstSeconds(
  rows: Iterable<{ readonly isStar: boolean; readonly cells: ReadonlyMap<number, Cell> }>,
): Map<number, number> {
  const first = new Map<number, number>();
  for (const { isStar, cells } of rows) {
    if (isStar) continue;
    for (const [problemId, cell] of cells) {
      if ('score' in cell || cell.acceptedSecond === null || cell.isAfterEnd) continue;
      first.set(problemId, Math.min(cell.acceptedSecond, first.get(problemId) ?? Infinity));
    }
  }
  return first;
}
