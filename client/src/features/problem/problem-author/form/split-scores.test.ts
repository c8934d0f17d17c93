import { expect, test } from 'vitest';
import { splitScores } from './split-scores.ts';

test.each([
  [1, [100]],
  [4, [25, 25, 25, 25]],
  [3, [33, 33, 34]],
  [7, [14, 14, 14, 14, 14, 15, 15]],
  [0, []],
])('100 points among %i cases leave nothing over, and what does not divide goes to the last ones', (count, scores) => {
  expect(splitScores(count)).toEqual(scores);
});

test('more cases than points: the last ones have a point each', () => {
  const scores = splitScores(150);
  expect(scores.reduce((sum, score) => sum + score, 0)).toBe(100);
  expect(scores.slice(0, 50).every((score) => score === 0)).toBe(true);
});
