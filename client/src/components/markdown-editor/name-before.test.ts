import { expect, test } from 'vitest';
import { nameBefore } from './name-before.ts';

const typed = (text: string) => nameBefore({ text, from: text.length, to: text.length });

test.each([
  ['@a', { from: 0, prefix: 'a' }],
  ['ask @ali', { from: 4, prefix: 'ali' }],
  ['请问@小', { from: 2, prefix: '小' }],
  ['ask @', null],
  ['a@b', null],
  ['@alice ', null],
  ['@averyveryverylongusername', null],
])('after %j the name before the cursor is %j', (text, name) => {
  expect(typed(text)).toEqual(name);
});

test('a selection is no cursor', () => {
  expect(nameBefore({ text: '@alice', from: 2, to: 4 })).toBeNull();
});
