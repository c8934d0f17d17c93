import { expect, test } from 'vitest';
import { joinList } from './join-list.ts';

test('a list is joined by the comma of its language', () => {
  expect(joinList(['A', 'B', 'C'], 'zh-CN')).toBe('A、B、C');
  expect(joinList(['A', 'B', 'C'], 'en-US')).toBe('A, B, C');
  expect(joinList(['A'], 'zh-CN')).toBe('A');
});
