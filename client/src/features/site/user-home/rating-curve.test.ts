import { expect, test } from 'vitest';
import { ratingBounds, tickMoments } from './rating-curve.ts';

test('the axis goes from one round rating to another, with all ratings between them', () => {
  expect(ratingBounds([1500, 1432, 1687])).toEqual({ min: 1400, max: 1700 });
  expect(ratingBounds([1500])).toEqual({ min: 1400, max: 1600 });
  expect(ratingBounds([1])).toEqual({ min: 0, max: 100 });
});

test('the first and the last contest are dated, and a moment between them', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 4, number));
  expect(tickMoments([day(1), day(2), day(9)])).toEqual([day(1), day(5), day(9)]);
  expect(tickMoments([day(1)])).toEqual([day(1)]);
  expect(tickMoments([])).toEqual([]);
});
