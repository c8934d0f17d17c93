import { describe, expect, test } from 'vitest';
import { detect, isSource } from './detect.ts';

describe('the problem of a file', () => {
  test.each([
    ['/home/me/1000.cpp', '', ['1000']],
    ['/home/me/1000-brute.cpp', '', ['1000-brute', '1000']],
    ['/home/me/CF-4A_slow.py', '', ['CF-4A_slow', 'CF']],
    ['/home/me/1000/main.cpp', '', ['1000', 'main']],
    ['/home/me/1000/a.py', '', ['1000', 'a']],
  ])('%s is told by its name', (path, code, problems) => expect(detect(path, code).problems).toEqual(problems));

  test.each([
    ['// problem: CF-4A\nint main() {}', ['CF-4A']],
    ['# Problem = 1001\nprint(1)', ['1001']],
    ['/*\n * https://judge.example.org/problem/1002?x=1\n */', ['1002']],
    ['# problem: https://judge.example.org/problem/A%2B\n', ['A+']],
  ])('%j says it in a comment, which counts more than the name', (code, problems) =>
    expect(detect('/x/9999.cpp', code).problems).toEqual(problems),
  );

  test('what is no comment says nothing', () => {
    expect(
      detect('/x/1000.cpp', '#include <bits/stdc++.h>\nconst char* problem = "7";\nint problem = 3;').problems,
    ).toEqual(['1000']);
  });
});

describe('the language of a file', () => {
  test.each([
    ['a.cpp', '', 'cpp'],
    ['a.CC', '', 'cpp'],
    ['Main.java', '', 'java'],
    ['a.py', '', 'python3'],
    ['a.py', '#!/usr/bin/env pypy3\n', 'pypy3'],
    ['a.py', '#!/usr/bin/python2\n', 'python2'],
    ['a.py', '# language: PyPy3\n', 'PyPy3'],
    ['a.rs', '', 'rust'],
  ])('%s with %j is %s', (path, code, language) => expect(detect(path, code).languages[0]).toBe(language));

  test('a file of another kind has none', () => {
    expect(detect('notes.txt', '').languages).toEqual([]);
    expect([isSource('notes.txt'), isSource('a.py')]).toEqual([false, true]);
  });
});
