import { expect, test } from 'vitest';
import { type ProgramText, entryPointOf, languageOfProgram, topLevelMainClass } from './program-language.ts';

function program(sources: Record<string, string>): ProgramText[] {
  return Object.entries(sources).map(([name, text]) => ({
    file: { name, path: `/x/${name}`, bytes: text.length },
    text,
  }));
}

test('the language is that of most files', () => {
  expect(languageOfProgram(program({ 'a.cpp': '', 'a.h': '' }))).toBe('cpp');
  expect(languageOfProgram(program({ 'a.c': '', 'b.c': '', 'c.cpp': '' }))).toBe('c');
  expect(languageOfProgram(program({ 'README.md': '' }))).toBeNull();
});

test('the first line tells Python 2 from Python 3, for the helpers of a program as well', () => {
  expect(languageOfProgram(program({ 'a.py': '#!/usr/bin/env python3\n' }))).toBe('python3');
  expect(languageOfProgram(program({ 'a.py': 'print(1)' }))).toBe('python3');
  expect(languageOfProgram(program({ 'a.py': '#!/usr/bin/python2\n', 'b.py': '', 'c.py': '' }))).toBe('python2');
});

test('a program of several files starts at __main__, else main, else the first by name', () => {
  expect(entryPointOf('python3', program({ 'a.py': '', '__main__.py': '', 'main.py': '' }))).toBe('__main__.py');
  expect(entryPointOf('python3', program({ 'a.py': '', 'Main.py': '' }))).toBe('Main.py');
  expect(entryPointOf('python3', program({ 'b.py': '', 'c.py': '' }))).toBe('b.py');
  expect(entryPointOf('cpp', program({ 'a.cpp': '' }))).toBeNull();
});

test('Java starts at the outermost class that has a main method', () => {
  const source =
    'import java.util.*; class Helper { void f() {} } ' +
    'public class Sum { static class Reader { } // class Main { void main(\n' +
    ' String s = "class X {"; public static void main(String[] a) {} }';
  expect(topLevelMainClass(source)).toBe('Sum');
  expect(topLevelMainClass('package p.q; class A { public static void main(String[] a) {} }')).toBe('p.q.A');
  expect(entryPointOf('java', program({ 'Util.java': 'class Util {}', 'Go.java': source }))).toBe('Sum');
  expect(entryPointOf('java', program({ 'odd.java': '' }))).toBe('odd');
  expect(entryPointOf('kotlin', program({ 'hello.kt': '' }))).toBe('HelloKt');
});
