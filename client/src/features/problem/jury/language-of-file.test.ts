import { expect, test } from 'vitest';
import { languageOfFile } from './language-of-file.ts';

const languages = [{ key: 'c' }, { key: 'cpp17' }, { key: 'cpp' }, { key: 'python2' }, { key: 'pypy3' }];

test('a file is in the usual language of its extension that the site has', () => {
  expect(['accepted/main.CPP', 'good.py', 'a.b.c'].map((name) => languageOfFile(name, languages))).toEqual([
    'cpp',
    'pypy3',
    'c',
  ]);
});

test('a name without a known extension says no language', () => {
  expect(['main', '', 'x.constructor', 'Main.java'].map((name) => languageOfFile(name, languages))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
