import { expect, test } from 'vitest';
import { asArguments } from './native.ts';
import { nameSources } from './source-names.ts';

const source = (name: string) => ({ name, content: '' });

test.each<[string, string[], string | null, string, string[]]>([
  ['a text without a fitting name is called main', ['solution'], null, 'main.cpp', ['main.cpp']],
  ['a fitting name is kept', ['sum.cc'], null, 'sum.cc', ['sum.cc']],
  [
    'the first source of the language is the main one',
    ['sum.h', 'sum.cpp', 'main.cpp'],
    null,
    'sum.cpp',
    ['sum.cpp', 'main.cpp'],
  ],
  ['the entry point is the main one', ['a.cpp', 'b.cpp'], 'b.cpp', 'b.cpp', ['b.cpp', 'a.cpp']],
  ['an entry point that is no file is passed over', ['a.cpp'], 'Main', 'a.cpp', ['a.cpp']],
  ['headers are not compiled', ['a.cpp', 'a.h'], null, 'a.cpp', ['a.cpp']],
  ['a main file that looks like an option is renamed', ['-fplugin=x.cpp'], null, 'main.cpp', ['main.cpp']],
])('%s', (_what, names, entryPoint, main, compiled) => {
  const result = nameSources({ sources: names.map(source), entryPoint }, ['cpp', 'cc']);
  expect([result.main, result.compiled]).toEqual([main, compiled]);
});

test('other files that look like options are given as paths', () => {
  expect(asArguments(['main.cpp', '-x.cpp'])).toEqual(['main.cpp', './-x.cpp']);
});
