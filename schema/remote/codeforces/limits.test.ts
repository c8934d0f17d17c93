import { expect, test } from 'vitest';
import { fileIn, limitsOf } from './limits.ts';

test.each([
  ['1 second', '64 megabytes', 1_000, 65_536],
  ['1.5 seconds', '256 MB', 1_500, 262_144],
  ['250 ms', '512 kilobytes', 250, 512],
  ['0.5 s', '1 GB', 500, 1_048_576],
  ['2 секунды', '256 мегабайт', 2_000, 262_144],
  ['100 мс', '1024 килобайта', 100, 1_024],
])('%s and %s', (time, memory, timeLimitMs, memoryLimitKb) => {
  expect(limitsOf(time, memory)).toEqual({ timeLimitMs, memoryLimitKb });
});

test.each(['', 'second', '2', '-1 second', '0 seconds', 'Infinity seconds', '2 fortnights', '1'.repeat(1_000)])(
  '%j is no time',
  (time) => {
    expect(() => limitsOf(time, '256 megabytes')).toThrow(expect.objectContaining({ name: 'LayoutError' }));
  },
);

test.each([
  ['standard input', null],
  ['стандартный вывод', null],
  ['stdin', null],
  [' astronomy.in ', 'astronomy.in'],
])('%j is file %j', (text, file) => {
  expect(fileIn(text)).toBe(file);
});
