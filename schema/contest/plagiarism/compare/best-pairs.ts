/** Less alike pairs are kept for a long part alone. */
export const leastSimilarity = 0.3;
/** The most alike pairs that are kept. */
export const mostPairs = 500;
/**
 * Tokens that two programs share in one piece, some dozen lines, which people do not write alike by themselves, as they
 * do what reads numbers: it is told however much else stands in both, since a copy can be hidden behind code that does
 * nothing.
 */
export const longPart = 100;
/** Pairs that are kept for a long part alone. They have room of their own: others must not crowd them out. */
export const mostLongParts = 100;

/** What is known of a pair. */
interface FoundPair {
  readonly leftId: number;
  readonly rightId: number;
  readonly similarity: number;
  readonly longestTokens: number;
}

const inOrder = (a: FoundPair, b: FoundPair) => a.leftId - b.leftId || a.rightId - b.rightId;
const byLikeness = (a: FoundPair, b: FoundPair) => b.similarity - a.similarity || inOrder(a, b);
const byLength = (a: FoundPair, b: FoundPair) => b.longestTokens - a.longestTokens || inOrder(a, b);

/** The pairs that are kept: the most alike, then of the others those with the longest parts. */
export function bestPairs<Pair extends FoundPair>(pairs: readonly Pair[]): Pair[] {
  const alike = pairs.filter(({ similarity }) => similarity >= leastSimilarity).toSorted(byLikeness);
  const long = pairs
    .filter(({ similarity, longestTokens }) => similarity < leastSimilarity && longestTokens >= longPart)
    .toSorted(byLength);
  return [...alike.slice(0, mostPairs), ...long.slice(0, mostLongParts)];
}
