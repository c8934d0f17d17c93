import type { ReactNode } from 'react';

/** A column of a table. */
export interface Column<Row> {
  /** What it is kept by. */
  readonly id: string;
  readonly head: string;
  /** Null: nothing to show. */
  readonly cell: (row: Row) => ReactNode;
  /** `name`: tells rows apart. `acts`: what is done with a row. Neither can be hidden. */
  readonly kind?: 'name' | 'acts';
  /** Orders of the server by this column. */
  readonly orders?: { readonly asc: string; readonly desc: string };
  /** Hidden until it is chosen. */
  readonly isExtra?: boolean;
  /** At least; left out: what its content needs. */
  readonly width?: string;
  /** It is not broken into lines. */
  readonly isShort?: boolean;
  /** A number, whose end is where the column ends. */
  readonly isFigure?: boolean;
}
