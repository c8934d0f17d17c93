import { expect, test } from 'vitest';
import { limitsFor } from './language-limits.ts';

const cpp = { key: 'cpp', timeFactor: 1, memoryFactor: 1 };
const python = { key: 'python3', timeFactor: 2, memoryFactor: 2 };
const problem = { timeLimitMs: 1000, memoryLimitMb: 256, isRemote: false, languageFactors: {} };

test('C++ gets the limits as they stand', () => {
  expect(limitsFor(problem, cpp)).toEqual({ timeLimitMs: 1000, memoryLimitMb: 256 });
});

test('another language gets its factors', () => {
  expect(limitsFor(problem, python)).toEqual({ timeLimitMs: 2000, memoryLimitMb: 512 });
});

test('a problem may set a factor of its own and keep the other', () => {
  expect(limitsFor({ ...problem, languageFactors: { python3: { timeFactor: 5 } } }, python)).toEqual({
    timeLimitMs: 5000,
    memoryLimitMb: 512,
  });
});

test('a remote problem has no factors', () => {
  expect(limitsFor({ ...problem, isRemote: true, languageFactors: { python3: { timeFactor: 5 } } }, python)).toEqual({
    timeLimitMs: 1000,
    memoryLimitMb: 256,
  });
});

test('factors below 1 never make a limit of zero', () => {
  expect(
    limitsFor({ ...problem, timeLimitMs: 1, languageFactors: { cpp: { timeFactor: 0.1 } } }, cpp).timeLimitMs,
  ).toBe(1);
});
