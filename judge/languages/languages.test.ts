import { expect, test } from 'vitest';
import { baseLanguageKey, withVariants } from '../protocol/language-variants.ts';
import { interpreterToolchain } from './interpreted.ts';
import { languages } from './languages.ts';
import { nativeToolchain } from './native.ts';
import { shownCommands } from './shown-commands.ts';

test('keys and names are told apart', () => {
  expect(new Set(languages.map(({ key }) => key)).size).toBe(languages.length);
  expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length);
});

test('a variant has the file names and the limits of its language', () => {
  const variants = languages.filter(({ key }) => baseLanguageKey(key) !== key);
  expect(variants.map(({ key }) => key)).toEqual(['c-o2', 'cpp14', 'cpp17', 'cpp23']);
  for (const variant of variants) {
    const base = languages.find(({ key }) => key === baseLanguageKey(variant.key));
    expect([variant.extensions, variant.timeFactor, variant.memoryFactor]).toEqual([
      base?.extensions,
      base?.timeFactor,
      base?.memoryFactor,
    ]);
  }
  expect(withVariants('cpp')).toEqual(['cpp', 'cpp14', 'cpp17', 'cpp23']);
});

test('the commands shown are those that are run, without the folders of the box', () => {
  const native = nativeToolchain({
    version: '',
    extensions: ['x'],
    compile: ({ main }) => ['/opt/x/bin/xc', '-U/usr/*', '-o', 'main', main],
  });
  expect(shownCommands({ template: '' }, native)).toEqual({
    compileCommand: "xc '-U/usr/*' -o main main.x",
    runCommand: './main',
  });
  const interpreted = interpreterToolchain({
    version: '',
    extensions: ['y'],
    check: () => null,
    run: (main, { memoryBytes }) => ({ argv: ['/usr/bin/y', `-m${memoryBytes / 1024 ** 2}`, main] }),
  });
  expect(shownCommands({ template: '' }, interpreted)).toEqual({ compileCommand: '', runCommand: 'y -m256 main.y' });
});
