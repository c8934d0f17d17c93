import { expect, test } from 'vitest';
import { rowsInOrder } from './rows-in-order.ts';

test('rows are read in batches, each after the last key of the one before', async () => {
  const stored = [3, 4, 7, 9, 12];
  const reads: number[] = [];
  const rows = rowsInOrder({
    read: async (after, take) => {
      reads.push(after);
      return stored.filter((row) => row > after).slice(0, take);
    },
    batch: 2,
    keyOf: (row: number) => row,
  });
  const read: number[] = [];
  for await (const row of rows) read.push(row);
  expect(read).toEqual(stored);
  expect(reads).toEqual([0, 4, 9]);
});
