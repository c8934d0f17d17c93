import { expect, test } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

test('a bucket gives its capacity at once, then as much as flows in', () => {
  const bucket = new TokenBucket({ capacity: 10, perSecond: 2 }, 0);
  expect(bucket.take(10, 0)).toBe(0);
  expect(bucket.take(4, 500)).toBe(1_500);
  expect(bucket.take(4, 2_000)).toBe(0);
  // Never more than the capacity.
  expect(bucket.take(11, 100_000)).toBe(0);
  expect(bucket.take(1, 100_000)).toBe(500);
});
