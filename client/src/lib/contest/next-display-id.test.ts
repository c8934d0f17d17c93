import { expect, test } from 'vitest';
import { nextDisplayId } from './next-display-id.ts';

test('the first free letter is proposed, and a number when there is none', () => {
  expect(nextDisplayId([])).toBe('A');
  expect(nextDisplayId(['a', 'C'])).toBe('B');
  expect(nextDisplayId([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])).toBe('27');
});
