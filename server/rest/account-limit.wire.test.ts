import { expect, test } from 'vitest';
import { readAccountLimit, writeAccountLimit } from './account-limit.wire.ts';

test('a limit comes back as it was written', () => {
  const limit = { prefix: 'team', suffix: 'x', from: 1, to: 20, extra: ['coach', 'Guest'] };
  expect(readAccountLimit(writeAccountLimit(limit))).toEqual(limit);
});

test('what is missing is empty', () => {
  expect(readAccountLimit('<prefix>a</prefix><start>many</start>')).toEqual({
    prefix: 'a',
    suffix: '',
    from: 0,
    to: 0,
    extra: [],
  });
});

test('a text without any of the parts is no limit', () => {
  expect(['', 'nonsense', '<team>a</team>'].map(readAccountLimit)).toEqual([null, null, null]);
});
