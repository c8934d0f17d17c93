import type { Placed } from '@verdict/schema/contest/scoreboard/board/rank.ts';
import { cellFromWire } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import type { BoardFacts, PlacedRow } from './board-model.ts';

/** How many participants solved a problem, of those who tried it. */
export interface ProblemCounts {
  readonly solved: number;
  readonly tried: number;
}

/**
 * How many solved and tried each problem, in the order of the problems, as far as the rows tell. Virtual participants
 * are not counted.
 */
export function countsOf(rows: readonly PlacedRow[], problems: BoardFacts['problems']): readonly ProblemCounts[] {
  const counts = problems.map(() => ({ solved: 0, tried: 0 }));
  for (const { row } of rows) {
    if (row.isVirtual === true) continue;
    for (const [column, wire] of row.cells.entries()) {
      const count = counts[column];
      if (count === undefined || wire === null) continue;
      const cell = cellFromWire(wire);
      const isSolved = 'score' in cell ? cell.isFull : cell.acceptedSecond !== null;
      const hasFailed = 'score' in cell ? cell.score !== null : cell.failedTries > 0;
      // A cell with compile errors alone is empty.
      if (isSolved || hasFailed || cell.pendingTries > 0) count.tried += 1;
      if (isSolved) count.solved += 1;
    }
  }
  return counts;
}

/**
 * Participants of an ACM contest who solved as many problems as the row above or below them in as many minutes, but not
 * seconds: seconds decide who is ahead, and the board shows minutes.
 */
export function tiesOf(
  placed: ReadonlyArray<{ readonly row: Placed & { readonly participantId: number } }>,
  type: BoardFacts['type'],
): ReadonlySet<number> {
  const ties = new Set<number>();
  if (type !== 'ACM') return ties;
  const ranked = placed.filter(({ row }) => !row.isStar && row.points > 0);
  for (const [index, { row }] of ranked.entries()) {
    const above = ranked[index - 1]?.row;
    if (above === undefined || above.points !== row.points || above.time === row.time) continue;
    if (Math.floor(above.time / 60) === Math.floor(row.time / 60)) {
      ties.add(above.participantId);
      ties.add(row.participantId);
    }
  }
  return ties;
}

/** Indexes of the awards that rows have won. */
export function wonAwards(placed: readonly PlacedRow[]): ReadonlySet<number> {
  return new Set(placed.flatMap(({ award }) => (award === null ? [] : [award])));
}
