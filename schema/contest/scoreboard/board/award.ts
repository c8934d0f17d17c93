import type { Placed } from './rank.ts';

/** How many rows an award is for: a share of the rows that may win one, in percent, or a number of rows. */
export type AwardKind = 'PROPORTION' | 'NUMBER';

/** Rows that may win something: ranked, with a positive result. */
export function eligibleRows(rows: readonly Placed[]): number {
  return rows.filter(mayWin).length;
}

/** The last rank of each award, the best award first: each is for so many rows after those of the one before. */
export function awardCuts(eligible: number, kind: AwardKind, sizes: readonly number[]): number[] {
  let cut = 0;
  return sizes.map((size) => (cut += kind === 'NUMBER' ? size : Math.floor((eligible * size) / 100)));
}

/**
 * The last ranks of gold, silver and bronze by which a board is shaded where its contest names no awards: 10, 20 and 30
 * percent.
 */
export function medalCuts(eligible: number): number[] {
  return [10, 20, 30].map((share) => Math.floor((eligible * share) / 100));
}

/**
 * Which award each row wins, as an index of the cuts; null: none. Who ties at a cut gets the better award.
 *
 * @param ranks of the rows, by `ranksOf`.
 */
export function awardsOf(
  rows: readonly Placed[],
  ranks: readonly number[],
  cuts: readonly number[],
): (number | null)[] {
  return rows.map((row, index) => {
    const award = mayWin(row) ? cuts.findIndex((cut) => (ranks[index] ?? Infinity) <= cut) : -1;
    return award === -1 ? null : award;
  });
}

function mayWin({ isStar, points }: Placed): boolean {
  return !isStar && points > 0;
}
