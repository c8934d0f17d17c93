import { expect, test } from 'vitest';
import { firstLine } from './first-line.ts';

test.each([
  ['', ''],
  ['\n\n# Use **two** pointers\nmore', 'Use two pointers'],
  ['> `x>y` where 2 > 1 and a<b, _not_ snake_case', 'x>y where 2 > 1 and a<b, not snake_case'],
  ['See [the book](https://example.org/a) and `x`', 'See the book and x'],
])('the first line of %j is %j', (source, line) => {
  expect(firstLine(source)).toBe(line);
});
