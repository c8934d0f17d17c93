/** Rows of a batch unless they are large. */
const usualBatch = 500;

/** How rows are read by a key that grows. */
interface RowsInOrder<Row> {
  readonly keyOf: (row: Row) => number;
  /** Rows whose key is greater than `after`, in the order of the key. */
  readonly read: (after: number, take: number) => Promise<readonly Row[]>;
  readonly batch?: number;
}

/** All rows in the order of a key, read in batches: the memory that it takes does not grow with them. */
export async function* rowsInOrder<Row>({ keyOf, read, batch = usualBatch }: RowsInOrder<Row>): AsyncGenerator<Row> {
  let after = 0;
  for (;;) {
    const rows = await read(after, batch);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = keyOf(last);
  }
}
