import { expect, test } from 'vitest';
import { missingIncludes } from './include-names.ts';

const program = (content: string, languageKey = 'cpp', others: readonly { name: string; content: string }[] = []) => ({
  languageKey,
  sources: [{ name: 'checker.cpp', content }, ...others],
  entryPoint: null,
});

test.each([
  ['in quotes', '#include "testlib.h"', ['testlib.h']],
  ['in angles, with blanks', ' #  include\t<testlib.h> // ours', ['testlib.h']],
  ['once, however often it is named', '#include "testlib.h"\n#include "testlib.h"', ['testlib.h']],
  ['not below a folder', '#include <bits/stdc++.h>\n#include "../testlib.h"', []],
  ['not in the middle of a line', 'puts("#include <testlib.h>");', []],
])('a header is looked for %s', (_where, content, names) => {
  expect(missingIncludes({ program: program(content), files: [] })).toEqual(names);
});

test('what the program brings along is not looked for, be it a source or a file', () => {
  const source = program('#include "a.h"\n#include "b.h"\n#include "c.h"', 'cpp', [{ name: 'a.h', content: '' }]);
  expect(missingIncludes({ program: source, files: [{ name: 'b.h', sha256: '0'.repeat(64), sizeBytes: 1 }] })).toEqual([
    'c.h',
  ]);
});

test('a header that another file of the program includes is looked for', () => {
  expect(
    missingIncludes({
      program: program('int main() {}', 'cpp', [{ name: 'a.h', content: '#include "testlib.h"' }]),
      files: [],
    }),
  ).toEqual(['testlib.h']);
});

test('programs of other languages include nothing', () => {
  expect(missingIncludes({ program: program('#include "testlib.h"', 'python3'), files: [] })).toEqual([]);
});

test.each(['c', 'c-o2', 'cpp', 'cpp14', 'cpp17', 'cpp23'])('a checker in %s may include', (languageKey) => {
  expect(missingIncludes({ program: program('#include "testlib.h"', languageKey), files: [] })).toEqual(['testlib.h']);
});
