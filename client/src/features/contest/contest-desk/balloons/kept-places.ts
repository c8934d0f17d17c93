/** A row that keeps the place it had when it was marked. */
export interface KeptRow<Row> {
  readonly index: number;
  /** As it was when it was marked: by now it may be on another page. */
  readonly row: Row;
}

/** Rows as the server orders them, but marked ones where they were. */
export function withKeptPlaces<Row extends { readonly id: number }>(
  rows: readonly Row[],
  kept: readonly KeptRow<Row>[],
): readonly Row[] {
  const ids = new Set(kept.map(({ row }) => row.id));
  const shown = rows.filter(({ id }) => !ids.has(id));
  for (const { index, row } of kept.toSorted((a, b) => a.index - b.index))
    shown.splice(index, 0, rows.find(({ id }) => id === row.id) ?? row);
  return shown;
}
