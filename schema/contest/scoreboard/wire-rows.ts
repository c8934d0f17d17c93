import { SharedJson } from '../../core/shared-json.ts';
import type { BoardRow } from './board-row.ts';
import type { WireRow, WireRows } from './board/wire.ts';

const made = new WeakMap<readonly BoardRow[], SharedJson<WireRows>>();

/** Rows as they travel: made once of a list, for all who are sent it. */
export function wireRowsOf(rows: readonly BoardRow[]): SharedJson<WireRows> {
  const known = made.get(rows);
  if (known !== undefined) return known;
  const wired = new SharedJson(rows.map(wireRowOf));
  made.set(rows, wired);
  return wired;
}

function wireRowOf({
  row: { participantId, isStar, points, time },
  wire,
  person: { name, userId, members, school, avatarUrl },
}: BoardRow): WireRow {
  return { participantId, name, userId, members, school, avatarUrl, isStar, cells: wire, points, time };
}
