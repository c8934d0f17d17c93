import { expect, test } from 'vitest';
import { formatAcceptRate, formatDateTime, formatMemory, formatMinute, relativeStep } from './figures.ts';

test('memory has one decimal and the unit that fits', () => {
  expect(formatMemory(512)).toBe('512.0 KB');
  expect(formatMemory(1536)).toBe('1.5 MB');
  expect(formatMemory(3 * 1024 * 1024)).toBe('3.0 GB');
});

test('the accept rate has two decimals, and is a dash without submissions', () => {
  expect(formatAcceptRate(1, 3)).toBe('33.33%');
  expect(formatAcceptRate(0, 1)).toBe('0.00%');
  expect(formatAcceptRate(0, 0)).toBe('–');
});

test('a moment is written in the zone of the reader', () => {
  expect(formatDateTime(new Date(2026, 0, 5, 7, 8, 9))).toBe('2026-01-05 07:08:09');
  expect(formatMinute(new Date(2026, 0, 5, 7, 8, 9))).toBe('2026-01-05 07:08');
});

test('a distance in time is told in the largest unit that fits', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  expect(relativeStep(new Date('2026-06-01T11:57:30Z'), now)).toEqual({ value: -2, unit: 'minute' });
  expect(relativeStep(new Date('2026-05-20T12:00:00Z'), now)).toEqual({ value: -12, unit: 'day' });
  expect(relativeStep(now, now)).toEqual({ value: 0, unit: 'second' });
});
