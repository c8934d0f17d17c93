import { expect, test } from 'vitest';
import { fairShare } from './fair-share.ts';

test('where there is enough everybody gets what they want', () => {
  expect(fairShare([3, 4, 5], 12)).toBe(Infinity);
  expect(fairShare([], 0)).toBe(Infinity);
});

test('where there is not, those who want most get less, and as much as each other', () => {
  expect(fairShare([100, 2, 100, 3], 45)).toBe(20);
  expect(fairShare([9, 9, 9], 11)).toBe(3);
});
