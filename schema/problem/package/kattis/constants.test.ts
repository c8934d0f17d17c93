import { expect, test } from 'vitest';
import { replaceConstants } from './constants.ts';

test('known constants are replaced, others stay and are named', () => {
  expect(replaceConstants('{{n}} {{n.tex}} {{m}} {{ n }}', { n: '5', 'n.tex': '5,0' })).toEqual({
    text: '5 5,0 {{m}} {{ n }}',
    unknown: ['m'],
  });
});
