import type { Element, Root } from 'hast';
import { LayoutError } from '../core/failure.ts';
import { all, textOf } from './html.ts';

/** Cell of a row, by the name of its column. */
export type CellOf<Column extends string> = (column: Column) => Element | undefined;

/**
 * Rows of the first table that has the columns in its head, the head among them. The head is known by its first column.
 *
 * @throws LayoutError
 */
export function tableRows<Column extends string>(
  page: Root,
  columns: readonly [Column, ...Column[]],
): Array<CellOf<Column>> {
  for (const table of all('table', page)) {
    const rows = rowsOf(table).map(cellsOf);
    const header = rows.find((cells) => cells.length >= columns.length && textOf(cells[0] ?? table) === columns[0]);
    if (header === undefined) continue;
    const names = header.map((cell) => textOf(cell));
    const missing = columns.find((column) => !names.includes(column));
    if (missing !== undefined) throw new LayoutError(`the table has no column ${missing}`);
    return rows.map((cells) => (column) => cells[names.indexOf(column)]);
  }
  throw new LayoutError(`there is no table of ${columns.join(', ')}`);
}

/** Rows of a table, without those of tables within it. */
function rowsOf(table: Element): Element[] {
  return elementsOf(table).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? elementsOf(child) : [];
  });
}

function cellsOf(row: Element): Element[] {
  return elementsOf(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child): child is Element => child.type === 'element');
}
