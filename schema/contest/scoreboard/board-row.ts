import type { Person } from './board-data.service.ts';
import type { RankedRow, Row } from './board/board.ts';
import type { WireCells } from './board/wire.ts';

/** A row with all that is told of it. */
export interface BoardRow {
  readonly row: Row;
  readonly wire: WireCells;
  readonly person: Person;
}

/** A row in its place. */
export interface RankedBoardRow extends BoardRow {
  readonly row: RankedRow;
}
