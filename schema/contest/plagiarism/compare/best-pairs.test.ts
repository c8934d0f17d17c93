import { expect, test } from 'vitest';
import { bestPairs, longPart, mostLongParts, mostPairs } from './best-pairs.ts';

const pair = (rightId: number, similarity: number, longestTokens: number) => ({
  leftId: 0,
  rightId,
  similarity,
  longestTokens,
});

test('the most alike come first, then less alike ones by their longest part, if that is long', () => {
  const pairs = [
    pair(1, 0.1, longPart),
    pair(2, 0.4, 20),
    pair(3, 0.2, longPart - 1),
    pair(4, 0.05, 4 * longPart),
    pair(5, 0.9, 30),
  ];
  expect(bestPairs(pairs).map(({ rightId }) => rightId)).toEqual([5, 2, 4, 1]);
});

test('however many are alike, a long part among much else is kept', () => {
  const alike = Array.from({ length: 2 * mostPairs }, (_, index) => pair(index, 0.5, 30));
  const long = Array.from({ length: 2 * mostLongParts }, (_, index) => pair(10_000 + index, 0.1, longPart));
  const kept = bestPairs([...long, ...alike, pair(9, 0.1, 300)]);
  expect(kept).toHaveLength(mostPairs + mostLongParts);
  expect(kept[mostPairs]).toEqual(pair(9, 0.1, 300));
});
