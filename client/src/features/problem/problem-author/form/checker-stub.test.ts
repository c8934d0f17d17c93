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
  const other = startChecker(startChecker(checker, 'SPECIAL'), 'SPECIAL', { convention: 'KATTIS' });
  expect(other).toMatchObject({ convention: 'KATTIS', code: expect.stringContaining('? 42 : 43') });
  expect(startChecker(other, 'SPECIAL', { convention: 'HOJ' }).code).toBe('');
  expect(startChecker(other, 'SPECIAL', { convention: 'TESTLIB' }).code).toContain('testlib.h');
  expect(startChecker(startChecker(checker, 'SPECIAL'), 'DEFAULT').code).toBe('');
});

test('an untouched stub goes with its language; a language without one starts empty', () => {
  const python = startChecker(startChecker(checker, 'SPECIAL'), 'SPECIAL', { languageKey: 'python3' });
  expect(python).toMatchObject({ languageKey: 'python3', code: expect.stringContaining('sys.exit(1)') });
  expect(startChecker(python, 'SPECIAL', { convention: 'KATTIS' }).code).toContain('sys.exit(43)');
  expect(startChecker(python, 'INTERACTIVE').code).toContain('flush=True');
  expect(startChecker(python, 'SPECIAL', { languageKey: 'java' })).toMatchObject({ languageKey: 'java', code: '' });
});

test('written code stays', () => {
  const written = { ...checker, code: 'int main() {}' };
  expect(startChecker(written, 'INTERACTIVE', { convention: 'KATTIS', languageKey: 'python3' })).toEqual({
    ...written,
    convention: 'KATTIS',
    languageKey: 'python3',
  });
});
