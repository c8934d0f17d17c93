import { expect, test } from 'vitest';
import { withoutMarks } from './without-marks.ts';

test.each([
  ['May `N` be **zero**, or *one*?', 'May N be zero, or one?'],
  ['# Answer\n- see [the rules](https://example.org/rules)', 'Answer\nsee the rules'],
  ['2 * 3 * a_b_c', '2 * 3 * a_b_c'],
])('the marks of %j are left out', (source, text) => {
  expect(withoutMarks(source)).toBe(text);
});
