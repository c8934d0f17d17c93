import { expect, test } from 'vitest';
import { initialsOf, nameColor } from './initials.ts';

test.each([
  ['student', 'S'],
  ['john_smith', 'JS'],
  ['Ada King Lovelace', 'AL'],
  ['tomLee', 'TL'],
  ['王小明', '小明'],
  ['王明', '王明'],
  ['明', '明'],
  ['김철수', '철수'],
  ['u2026x', 'U'],
  ['👩‍💻 coder', '👩‍💻C'],
  ['__', '?'],
  ['', '?'],
])('%j is shown as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a name has one colour, and names differ', () => {
  expect(nameColor('ann')).toBe(nameColor('ann'));
  expect(nameColor('ann')).not.toBe(nameColor('bob'));
});
