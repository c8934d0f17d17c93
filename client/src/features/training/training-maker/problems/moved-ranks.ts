interface RankedProblem {
  readonly problemId: string;
  readonly rank: number;
}

/**
 * New ranks of the problems that a move changes: the moved one takes the rank at its new place, and those between move
 * by one. Where ranks are equal, all are numbered from 0.
 *
 * @param problems in their order.
 * @param places how far down; negative: up.
 */
export function movedRanks(
  problems: readonly RankedProblem[],
  { index, places }: { readonly index: number; readonly places: number },
): RankedProblem[] {
  const order = [...problems];
  const [moved] = order.splice(index, 1);
  if (moved === undefined) return [];
  order.splice(index + places, 0, moved);
  const ranks = problems.map(({ rank }) => rank);
  const areApart = ranks.every((rank, at) => at === 0 || rank > (ranks[at - 1] ?? rank));
  return order.flatMap(({ problemId, rank }, at) => {
    const next = areApart ? (ranks[at] ?? at) : at;
    return next === rank ? [] : [{ problemId, rank: next }];
  });
}
