import { afterEach, expect, test, vi } from 'vitest';
import { backoffMs, spreadDelayMs } from './delay.ts';

afterEach(() => void vi.restoreAllMocks());

test('the back-off doubles up to its maximum', () => {
  const delays = [0, 1, 2, 3, 100].map((retries) => backoffMs(retries, { firstMs: 500, maxMs: 3_000 }));
  expect(delays).toEqual([500, 1_000, 2_000, 3_000, 3_000]);
});

test('a spread delay is between its bounds', () => {
  const random = vi.spyOn(Math, 'random');
  random.mockReturnValueOnce(0).mockReturnValueOnce(0.5);
  expect([spreadDelayMs(2_000, 500), spreadDelayMs(2_000)]).toEqual([500, 1_000]);
});
