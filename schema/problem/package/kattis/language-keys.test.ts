import { expect, test } from 'vitest';
import { offeredKeys, programKey } from './language-keys.ts';

test('a package that names C++ offers it by every standard, and one that names nothing offers all', () => {
  expect(offeredKeys(['cpp', 'python3'])).toEqual(['cpp', 'cpp14', 'cpp17', 'cpp23', 'python3']);
  expect(offeredKeys(['c'])).toEqual(['c', 'c-o2']);
  expect(offeredKeys(null)).toEqual([]);
});

test('programs in C of a package are optimised', () => {
  expect([programKey('c'), programKey('cpp'), programKey('java')]).toEqual(['c-o2', 'cpp', 'java']);
});
