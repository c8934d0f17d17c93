import { expect, test } from 'vitest';
import { createLargeValues, rememberedCount } from './remembered.ts';

const start = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
/** Counts of one database, asked at a moment; what is there at that moment is said each time. */
function counter(largeValues = createLargeValues()) {
  return (key: string, now: Date, count: number) => rememberedCount({ largeValues, now }, key, async () => count);
}

test('few are counted each time', async () => {
  const count = counter();
  expect([await count('a', start, 999), await count('a', after(1), 998)]).toEqual([999, 998]);
});

test('many are counted again after half a minute, and each by itself', async () => {
  const count = counter();
  expect(await count('a', start, 1_000)).toBe(1_000);
  expect([await count('a', after(29), 1_001), await count('b', after(29), 5_000)]).toEqual([1_000, 5_000]);
  expect(await count('a', after(31), 1_001)).toBe(1_001);
});

test('many that have become few are not taken for many', async () => {
  const count = counter();
  await count('a', start, 1_000);
  expect([await count('a', after(31), 10), await count('a', after(32), 11)]).toEqual([10, 11]);
});

test('what was counted in one database is not said of another', async () => {
  const [one, other] = [counter(), counter()];
  await one('a', start, 1_000);
  expect(await other('a', start, 2_000)).toBe(2_000);
});
