/**
 * Shares out what there is so that who wants little gets it whole and nobody else gets less than another.
 *
 * @returns the most that anybody gets; infinite: all get what they want.
 */
export function fairShare(wishes: readonly number[], total: number): number {
  let left = total;
  for (const [index, wish] of wishes.toSorted((a, b) => a - b).entries()) {
    const share = Math.floor(left / (wishes.length - index));
    if (wish > share) return share;
    left -= wish;
  }
  return Infinity;
}
