import { expect, test } from 'vitest';
import { isStartHook } from './python.ts';

test('a file that has code run at each start is a hook, one that tells of folders is none', () => {
  expect(isStartHook("import os; var = 'SETUPTOOLS_USE_DISTUTILS'\n")).toBe(true);
  expect(isStartHook('# a comment\n\nimport\tone\nimport two\n')).toBe(true);
  expect(isStartHook('/usr/share/packages\nimport one\n')).toBe(false);
  expect(isStartHook('important\n')).toBe(false);
  expect(isStartHook('# nothing but a comment\n')).toBe(false);
});
