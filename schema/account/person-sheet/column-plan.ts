/** The columns that a kind of table may have. */
export interface SheetColumns<Column extends string> {
  /** In the order of a table without heads. */
  readonly columns: readonly Column[];
  /** Heads by which columns are known, as `plainHead` leaves them; of two in one table the one listed first counts. */
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
  const cells = first.map(plainHead);
  const places = new Map<Column, number>();
  for (const column of columns) {
    const head = heads[column].find((each) => cells.includes(each));
    if (head !== undefined) places.set(column, cells.indexOf(head));
  }
  if (!isHead(new Set(places.keys())))
    return { places: new Map(columns.map((column, place) => [column, place])), hasHead: false, ignored: [] };
  const used = new Set(places.values());
  const ignored = first.filter((cell, place) => cell !== '' && !used.has(place)).map((cell) => cell.slice(0, 50));
  return { places, hasHead: true, ignored };
}

function plainHead(cell: string): string {
  return cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-.:*]/gu, '');
}
