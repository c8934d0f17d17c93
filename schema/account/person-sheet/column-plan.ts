/** The columns that a kind of table may have. */
export interface SheetColumns<Column extends string> {
  /** In the order of a table without heads. */
  readonly columns: readonly Column[];
  /** Heads by which columns are known, as `plainHead` leaves them. */
  readonly heads: Readonly<Record<Column, readonly string[]>>;
  /** Are these the columns of a first row of heads? Else it is a row like the others. */
  readonly isHead: (found: ReadonlySet<Column>) => boolean;
}

/** How the columns of a table are read. */
export interface ColumnPlan<Column extends string> {
  /** Place of each column that is there, from 0. */
  readonly places: ReadonlyMap<Column, number>;
  /** The first row names the columns. */
  readonly hasHead: boolean;
  /** Heads that name no column of ours. */
  readonly ignored: readonly string[];
}

/** Columns by the first row, if it names them; else in their usual order. */
export function columnPlan<Column extends string>(
  first: readonly string[],
  { columns, heads, isHead }: SheetColumns<Column>,
): ColumnPlan<Column> {
  const columnOf = new Map(columns.flatMap((column) => heads[column].map((head) => [head, column] as const)));
  const found = first.map((cell) => columnOf.get(plainHead(cell)) ?? null);
  if (!isHead(new Set(found.filter((column) => column !== null))))
    return { places: new Map(columns.map((column, place) => [column, place])), hasHead: false, ignored: [] };
  const places = new Map<Column, number>();
  const ignored: string[] = [];
  for (const [place, column] of found.entries()) {
    // Of two columns with one meaning the first counts.
    if (column !== null && !places.has(column)) places.set(column, place);
    else if (first[place]) ignored.push(first[place].slice(0, 50));
  }
  return { places, hasHead: true, ignored };
}

function plainHead(cell: string): string {
  return cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-.:*]/gu, '');
}
