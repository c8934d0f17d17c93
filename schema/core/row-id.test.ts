import { expect, test } from 'vitest';
import { rowId } from './row-id.ts';

test('an id is the number of its row', () => {
  expect(['1', '42', '2147483647'].map(rowId)).toEqual([1, 42, 2_147_483_647]);
});

test('what cannot be the number of a row names none', () => {
  expect(['', '0', '-1', '01', '1.5', ' 1', '1e3', 'abc', '2147483648', '99999999999'].map(rowId)).toEqual(
    Array.from({ length: 10 }, () => 0),
  );
});
