import { expect, test } from 'vitest';
import { distributionOf } from './distribution.ts';

test('others are counted in buckets, with the own figure among them', () => {
  expect(distributionOf(4, [1, 2, 2, 4])).toEqual({ own: 4, share: 0.25, start: 1, width: 1, counts: [1, 2, 0, 1] });
});

test('a few far figures are in the last bucket', () => {
  const others = [...Array.from({ length: 99 }, (_, index) => index), 1_000_000];
  const { start, width, counts } = distributionOf(10, others);
  expect({ start, width }).toEqual({ start: 0, width: 5 });
  expect(counts.at(-1)).toBe(10);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
});

test('there are few buckets, wherever the own figure is', () => {
  const sizes = [0, 1, 7, 123, 4_567, 2_000_000_000].map((own) => {
    const { start, width, counts } = distributionOf(own, [3, 500, 500, 501]);
    const bucket = Math.floor((own - start) / width);
    return counts.length <= 21 && bucket >= 0 && bucket < counts.length;
  });
  expect(sizes).not.toContain(false);
});
