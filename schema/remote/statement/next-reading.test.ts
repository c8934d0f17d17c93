import { expect, test } from 'vitest';
import { nextReading, readingAfterFailure } from './next-reading.ts';

const dayMs = 86_400_000;
const now = new Date('2026-11-27T00:00:00Z');
const days = (problemId: number, isStudied: boolean) =>
  (nextReading(problemId, { isStudied, now }).getTime() - now.getTime()) / dayMs;

test.each([
  [true, 7],
  [false, 30],
])('problems that are studied (%s) are read within %d days, spread over the last day', (isStudied, most) => {
  const times = Array.from({ length: 100 }, (_, index) => days(1_000 + index, isStudied));
  expect(Math.max(...times)).toBeLessThanOrEqual(most);
  expect(Math.min(...times)).toBeGreaterThan(most - 1);
  expect(new Set(times).size).toBe(100);
});

test('a failed reading is tried again after a day', () => {
  expect(readingAfterFailure(now)).toEqual(new Date('2026-11-28T00:00:00Z'));
});
