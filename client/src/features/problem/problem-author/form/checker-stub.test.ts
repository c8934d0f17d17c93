import { expect, test } from 'vitest';
import { startChecker } from './checker-stub.ts';
import { emptyProblem } from './values.ts';

const { checker } = emptyProblem('en-US');

test('an empty testlib checker starts in C++ with a stub, one of its own for interactors', () => {
  const started = startChecker({ ...checker, languageKey: 'c' }, 'SPECIAL');
  expect(started).toMatchObject({
    convention: 'TESTLIB',
    languageKey: 'cpp',
    code: expect.stringContaining('registerTestlibCmd'),
  });
  expect(startChecker(started, 'INTERACTIVE').code).toContain('registerInteraction');
  expect(startChecker({ ...checker, languageKey: 'cpp17' }, 'SPECIAL').languageKey).toBe('cpp17');
});

test('an untouched stub goes with its convention, and comes back with it', () => {
  const other = startChecker(startChecker(checker, 'SPECIAL'), 'SPECIAL', 'KATTIS');
  expect(other).toMatchObject({ convention: 'KATTIS', code: '' });
  expect(startChecker(other, 'SPECIAL', 'TESTLIB').code).toContain('testlib.h');
  expect(startChecker(startChecker(checker, 'SPECIAL'), 'DEFAULT').code).toBe('');
});

test('written code stays', () => {
  const written = { ...checker, code: 'int main() {}' };
  expect(startChecker(written, 'INTERACTIVE', 'KATTIS')).toEqual({ ...written, convention: 'KATTIS' });
});
