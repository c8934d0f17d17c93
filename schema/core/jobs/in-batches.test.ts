import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('a cleanup goes on until a statement finds fewer rows than it may handle', async () => {
  let left = 12_000;
  const handled: number[] = [];
  const total = await inBatches(async (limit) => {
    const count = Math.min(limit, left);
    left -= count;
    handled.push(count);
    return count;
  });
  expect({ left, total, handled }).toEqual({ left: 0, total: 12_000, handled: [5_000, 5_000, 2_000] });
});
