import { expect, test } from 'vitest';
import { contestTime, relativeTime } from './clics-time.ts';

test.each([
  [0, '0:00:00.000'],
  [1, '0:00:00.001'],
  [65_432, '0:01:05.432'],
  [18_000_000, '5:00:00.000'],
  [360_000_000, '100:00:00.000'],
  [-932_457, '-0:15:32.457'],
])('%d milliseconds are %s', (ms, written) => {
  expect(relativeTime(ms)).toBe(written);
});

test('the time in a contest counts from its start, and is below zero before it', () => {
  const startsAt = new Date('2026-05-01T10:00:00Z');
  expect(contestTime(new Date('2026-05-01T11:22:05.034Z'), startsAt)).toBe('1:22:05.034');
  expect(contestTime(new Date('2026-05-01T09:59:59Z'), startsAt)).toBe('-0:00:01.000');
});
