import { expect, test } from 'vitest';
import { percentOf } from './figures.loader.ts';

test('progress is a percentage with 2 decimals', () => {
  expect([1, 2, 3].map((solvedCount) => percentOf({ problemCount: 3, solvedCount }))).toEqual([33.33, 66.67, 100]);
});

test('a list without problems has no progress', () => {
  expect(percentOf({ problemCount: 0, solvedCount: 0 })).toBe(0);
});
