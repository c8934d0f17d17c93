import { expect, test } from 'vitest';
import { createRateMeter } from './rate-meter.ts';

test('the rate is that of the last seconds', () => {
  const rate = createRateMeter();
  expect(rate(0, 0)).toBeNull();
  expect(rate(1_000, 1_000)).toBe(1_000);
  expect(rate(1_000, 9_000)).toBeNull();
  expect(rate(5_000, 11_000)).toBe(2_000);
});
