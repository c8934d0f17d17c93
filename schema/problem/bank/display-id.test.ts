import { expect, test } from 'vitest';
import { isDisplayId } from './display-id.ts';

test.each(['1000', 'A', 'CF-1A', '题目1', 'a.b'])('%j is a display id', (displayId) => {
  expect(isDisplayId(displayId)).toBe(true);
});

test.each(['', '.', '..', 'a b', 'a/b', 'a%b', 'a\\b', 'a\0b', 'a\u0007b', 'a\u009fb'])(
  '%j is no display id',
  (displayId) => {
    expect(isDisplayId(displayId)).toBe(false);
  },
);
