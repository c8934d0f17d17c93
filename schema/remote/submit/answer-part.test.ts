import { expect, test } from 'vitest';
import { answerPart } from './answer-part.ts';

const filler = 'x'.repeat(20_000);

test('a short answer is kept whole', () => {
  expect(answerPart('run 7: Accepted', '7')).toBe('run 7: Accepted');
});

test.each([
  ['in the middle', `${filler}<td>4000</td>${filler}`],
  ['at its end', `${filler}<td>4000</td>`],
  ['at its beginning', `<td>4000</td>${filler}`],
])('of a long one, what stands around the run %s', (_name, answer) => {
  const part = answerPart(answer, '4000');
  expect([part.length, part.includes('<td>4000</td>')]).toEqual([8_000, true]);
});

test('of a long one that does not name the run, its beginning', () => {
  expect(answerPart(`begin ${filler}`, '4000')).toMatch(/^begin x+$/u);
});
