import { expect, test } from 'vitest';
import { remoteAdapters } from '../adapters.ts';
import { likeKeyOf } from './like-key.ts';

test.each([
  ['GNU G++26 16.1 (64 bit)', 'cpp'],
  ['C++26 (Clang 23)', 'cpp'],
  ['C# 14, .NET SDK 10', 'csharp'],
  ['C29 (GCC 17)', 'c'],
  ['GNU GCC C11', 'c'],
  ['C', 'c'],
  ['Cobol', null],
  ['Objective-C', null],
  ['F# 10', null],
  ['Node.js 26', 'javascript'],
  ['Java 27', 'java'],
  ['PyPy 3.12', 'pypy3'],
  ['Python 2.7', 'python2'],
  ['Python 3.16', 'python3'],
  ['Go 1.28', 'go'],
  ['Whitespace', null],
])('%s is edited as %s', (name, key) => {
  expect(likeKeyOf(name)).toBe(key);
});

test('the guess agrees with the languages of the release, but for standards and options of C', () => {
  const families = (key: string | null) => key?.replace(/^(c|cpp)(?:\d\d|-o2)$/u, '$1') ?? null;
  const languages = remoteAdapters.flatMap((adapter) => adapter.languages.known);
  const wrong = languages.filter(({ name, likeKey }) => families(likeKey) !== likeKeyOf(name));
  expect(wrong.map(({ name, likeKey }) => [name, likeKey, likeKeyOf(name)])).toEqual([]);
});
