import { expect, test } from 'vitest';
import { withKeptPlaces } from './kept-places.ts';

const row = (id: number, isBrought = false) => ({ id, isBrought });

test('a marked row keeps its place, and what the server says of it', () => {
  const rows = [row(2), row(3), row(1, true)];
  expect(withKeptPlaces(rows, [{ index: 0, row: row(1) }])).toEqual([row(1, true), row(2), row(3)]);
});

test('a marked row that is on another page now stays', () => {
  const kept = [
    { index: 2, row: row(3, true) },
    { index: 0, row: row(1, true) },
  ];
  expect(withKeptPlaces([row(2), row(4)], kept).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
