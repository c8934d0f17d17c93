import { expect, test } from 'vitest';
import { freeDisplayId } from './free-display-id.ts';

test('a problem keeps its display id, or gets the first free number after it', () => {
  expect([freeDisplayId('A', new Set()), freeDisplayId('A', new Set(['A', 'A-2']))]).toEqual(['A', 'A-3']);
});

test('a long display id is cut for its number', () => {
  const longest = 'x'.repeat(50);
  expect(freeDisplayId(longest, new Set([longest]))).toBe(`${'x'.repeat(48)}-2`);
});
