import { expect, test } from 'vitest';
import { verdictOf } from './analysis.ts';
import { expressionsOf } from './expressions.ts';

test('literals, constants and expressions made at run time are all found', () => {
  const source = 'const a = /x+/g;\nconst b = new RegExp("y+", "u");\nconst c = RegExp(`^${name}$`);';
  expect(expressionsOf('a.ts', source).map(({ line, pattern, flags }) => [line, pattern, flags])).toEqual([
    [1, 'x+', 'g'],
    [2, 'y+', 'u'],
    [3, null, ''],
  ]);
});

test.each([
  ['exponential', '^(?:a|a)*$'],
  ['a run that is searched from each of its characters', '\\s+$'],
  ['strings that are not closed', '"(?:\\\\.|[^"\\\\\\n])*"'],
])('%s is refused', (_what, pattern) => {
  expect(verdictOf(pattern, '')).toMatch(/^takes .* time on/);
});

test.each(['^\\s+', '(?<!\\s)\\s+$', '[a-z]{0,200}', '^[^@]+@[^@]+$'])('%s is linear', (pattern) => {
  expect(verdictOf(pattern, '')).toBeNull();
});
