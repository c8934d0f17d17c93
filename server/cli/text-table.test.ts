import { expect, test } from 'vitest';
import { textTable } from './text-table.ts';

test('columns begin below each other', () => {
  expect(
    textTable([
      ['file', 'got'],
      ['accepted/main.cpp', 'AC'],
      ['b', 'WA'],
    ]),
  ).toEqual(['file               got', 'accepted/main.cpp  AC', 'b                  WA']);
});
