import { expect, test } from 'vitest';
import { matchesGlob } from './case-glob.ts';

test('a glob matches a path and all that is in it', () => {
  expect(matchesGlob('accepted', 'accepted/a.py')).toBe(true);
  expect(matchesGlob('accepted/*', 'accepted/a.py')).toBe(true);
  expect(matchesGlob('accepted/*.py', 'accepted/a.cpp')).toBe(false);
  expect(matchesGlob('accept', 'accepted/a.py')).toBe(false);
});

test('a star stays within a name, braces are alternatives, other signs are themselves', () => {
  expect(matchesGlob('*.py', 'accepted/a.py')).toBe(false);
  expect(matchesGlob('secret/*-{easy,hard}', 'secret/1-hard')).toBe(true);
  expect(matchesGlob('a.py', 'axpy')).toBe(false);
  expect(matchesGlob('a[b]', 'ab')).toBe(false);
  expect(matchesGlob('a{b', 'ab')).toBe(true);
});

test('a glob of many stars takes no more time than its length and that of the path', () => {
  expect(matchesGlob(`${'*a'.repeat(60)}b`, 'a'.repeat(200))).toBe(false);
  expect(matchesGlob(`${'{a,*}'.repeat(60)}b`, 'a'.repeat(200))).toBe(false);
});
