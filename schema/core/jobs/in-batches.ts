/** Rows that a cleanup handles in one statement, so that it holds no lock for long. */
const batchSize = 5_000;

/**
 * Repeats a statement that handles as many rows as it is given until there are fewer.
 *
 * @returns how many rows were handled.
 */
export async function inBatches(handle: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await handle(batchSize);
    total += count;
    if (count < batchSize) return total;
  }
}
