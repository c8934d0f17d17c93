import { expect, test } from 'vitest';
import { isSameText } from './same-text.ts';

test.each([
  ['a missing last line end', '1 2\n3', '1 2\n3\n'],
  ['blanks at the end of a line', '1 2  \n3', '1 2\n3'],
  ['line ends of another system', '1 2\r\n3\r\n', '1 2\n3\n'],
  ['empty lines at the end', '1\n\n\n', '1'],
])('%s makes no difference', (_what, a, b) => {
  expect(isSameText(a, b)).toBe(true);
});

test.each([
  ['blanks inside a line', '1  2', '1 2'],
  ['blanks before a line', ' 1', '1'],
  ['an empty line in between', '1\n\n2', '1\n2'],
])('%s do', (_what, a, b) => {
  expect(isSameText(a, b)).toBe(false);
});
