import { expect, test } from 'vitest';
import { sourcesOf, withIncludes } from './program-source.ts';

test('code becomes one file named as its compiler wants it', () => {
  expect(sourcesOf({ languageKey: 'java', code: 'class Main {}', extraFiles: null }, null)).toEqual([
    { name: 'Main.java', content: 'class Main {}' },
  ]);
});

test('variants of a language have its file name', () => {
  expect(
    ['c-o2', 'cpp14', 'cpp23'].map(
      (languageKey) => sourcesOf({ languageKey, code: '', extraFiles: null }, null)[0]?.name,
    ),
  ).toEqual(['main.c', 'main.cpp', 'main.cpp']);
});

test('the blocks of a template stand around the code', () => {
  expect(sourcesOf({ languageKey: 'c', code: 'b', extraFiles: null }, { prepend: 'a', append: 'c' })[0]?.content).toBe(
    'a\nb\nc',
  );
});

test('a submission of several files is taken as it is', () => {
  const files = [
    { name: 'x.py', content: '1' },
    { name: 'y.py', content: '2' },
  ];
  expect(sourcesOf({ languageKey: 'python3', code: '1', extraFiles: files }, { prepend: 'a', append: '' })).toEqual(
    files,
  );
});

test("a language's own included files come before those for all", () => {
  const main = [{ name: 'main.cpp', content: 'm' }];
  const includes = [
    { name: 'cpp/lib.h', content: 'c' },
    { name: 'default/lib.txt', content: 'd' },
  ];
  expect(withIncludes(main, 'cpp', includes).map(({ name }) => name)).toEqual(['main.cpp', 'lib.h']);
  expect(withIncludes(main, 'cpp17', includes).map(({ name }) => name)).toEqual(['main.cpp', 'lib.h']);
  expect(
    withIncludes(main, 'cpp17', [...includes, { name: 'cpp17/own.h', content: 'o' }]).map(({ name }) => name),
  ).toEqual(['main.cpp', 'own.h']);
  expect(withIncludes(main, 'java', includes).map(({ name }) => name)).toEqual(['main.cpp', 'lib.txt']);
});

test('an included file replaces one of the same name', () => {
  const sources = withIncludes(
    [
      { name: 'main.py', content: 'm' },
      { name: 'lib.py', content: 'mine' },
    ],
    'python3',
    [{ name: 'python3/lib.py', content: 'theirs' }],
  );
  expect(sources).toEqual([
    { name: 'main.py', content: 'm' },
    { name: 'lib.py', content: 'theirs' },
  ]);
});
