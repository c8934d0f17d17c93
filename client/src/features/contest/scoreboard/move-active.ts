/** The cell the keys are on. */
export interface ActiveCell {
  readonly row: number;
  readonly column: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows in view. */
  readonly page: number;
}

/** Where a key leads, as in any grid (WAI-ARIA, "Grid pattern"). @returns null: the key is none of the grid's. */
export function cellAfter(
  active: ActiveCell | null,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  { rows, columns, page }: GridSize,
): ActiveCell | null {
  if (rows === 0) return null;
  const { row, column } = active ?? { row: 0, column: 0 };
  const moves: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    PageUp: [row - page, column],
    PageDown: [row + page, column],
    Home: ctrlKey ? [0, 0] : [row, 0],
    End: ctrlKey ? [rows - 1, columns - 1] : [row, columns - 1],
  };
  const to = moves[key];
  if (to === undefined) return null;
  const within = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);
  return { row: within(to[0], rows), column: within(to[1], columns) };
}
