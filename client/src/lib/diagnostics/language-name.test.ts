import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test('a language is named as people call it, with its version', () => {
  expect(['cpp', 'cpp17', 'c', 'c-o2', 'python3', 'custom'].map(languageName)).toEqual([
    'C++',
    'C++17',
    'C',
    'C O2',
    'Python 3',
    'custom',
  ]);
});
