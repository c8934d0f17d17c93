import { expect, test } from 'vitest';
import { RestartDelay } from './restart-delay.ts';

const delays = (count: number, life: { livedMs: number; wasReady: boolean }): number[] => {
  const delay = new RestartDelay();
  return Array.from({ length: count }, () => delay.after(life));
};

test('a child that never comes up is tried less and less often', () => {
  expect(delays(8, { livedMs: 100, wasReady: false })).toEqual([
    500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

test('one that served and is killed again and again is never kept away for more than two seconds', () => {
  expect(delays(6, { livedMs: 1_000, wasReady: true })).toEqual([500, 1_000, 2_000, 2_000, 2_000, 2_000]);
});

test('one that served for a minute is started again as after its first end', () => {
  const delay = new RestartDelay();
  for (let life = 0; life < 5; life += 1) delay.after({ livedMs: 100, wasReady: false });
  expect(delay.after({ livedMs: 61_000, wasReady: true })).toBe(500);
  expect(delay.after({ livedMs: 100, wasReady: false })).toBe(1_000);
});
