import { expect, test } from 'vitest';
import { formatDuration, formatFarSpan, formatRemaining } from './remaining.ts';

const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

test('what is left is told to the second, and a second that has begun counts', () => {
  expect([5 * hours, 59 * minutes + 59_001, 900, 0, -5].map((ms) => formatRemaining(ms, 'en-US'))).toEqual([
    '5:00:00',
    '1:00:00',
    '0:00:01',
    '0:00:00',
    '0:00:00',
  ]);
  expect(formatRemaining(2 * days + 3 * hours + 4_000, 'en-US')).toBe('2d 03:00:04');
  expect(formatRemaining(2 * days + 3 * hours + 4_000, 'zh-CN')).toBe('2天 03:00:04');
});

test('a start far away is told in words of the language', () => {
  expect(formatFarSpan(9 * days, 'en-US')).toBe('9 days');
  expect(formatFarSpan(91 * days, 'en-US')).toBe('3 months');
  expect(formatFarSpan(9 * days, 'zh-CN')).toBe('9天');
});

test('a duration is told in its two largest units', () => {
  expect(
    [5 * hours, 90 * minutes, 2 * days + 3 * hours + minutes, 20_000].map((ms) => formatDuration(ms, 'en-US')),
  ).toEqual(['5 hr', '1 hr 30 min', '2 days 3 hr', '20 sec']);
});
