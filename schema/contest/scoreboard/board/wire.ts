import type { Cell } from './board-rows.ts';

/*
 * Cells as they travel: an array a row, with an entry a problem, in the order of the problems; null where there is
 * nothing to tell. Five thousand rows of fifteen cells are too many objects to name every field of.
 */

/** A row as it travels, with who it is. */
export interface WireRow extends DigestedRow {
  /** By which the contest calls its participants. */
  readonly name: string;
  /** Of a team: its first member. */
  readonly userId: string;
  /** Usernames. */
  readonly members: readonly string[];
  readonly school: string | null;
  readonly avatarUrl: string | null;
  /** ACM: problems solved. OI: points. */
  readonly points: number;
  /** ACM: seconds with penalties. OI: milliseconds of run time. */
  readonly time: number;
}

export type WireRows = readonly WireRow[];

/**
 * ACM: second of the accepted try or null, penalised tries, pending tries, 1 when it was solved after the end, else 0.
 */
export type AcmWireCell = readonly [
  acceptedSecond: number | null,
  failedTries: number,
  pendingTries: number,
  isAfterEnd: 0 | 1,
];
/**
 * OI: points or null, milliseconds of a full score or null, pending tries, and nothing more or true when what counts is
 * a full score.
 */
export type OiWireCell =
  | readonly [score: number | null, timeMs: number | null, pendingTries: number]
  | readonly [score: number | null, timeMs: number | null, pendingTries: number, isFull: true];
export type WireCells = readonly (AcmWireCell | OiWireCell | null)[];

/** Cells of a row as they travel. @param problemIds in the order of the problems. */
export function toWire(cells: ReadonlyMap<number, Cell>, problemIds: readonly number[]): WireCells {
  return problemIds.map((problemId) => cellToWire(cells.get(problemId) ?? null));
}

/** A cell as it travels. Equal cells are equal texts. */
export function cellToWire(cell: Cell | null): WireCells[number] {
  if (cell === null) return null;
  if ('score' in cell)
    return cell.isFull
      ? [cell.score, cell.timeMs, cell.pendingTries, true]
      : [cell.score, cell.timeMs, cell.pendingTries];
  return [cell.acceptedSecond, cell.failedTries, cell.pendingTries, cell.isAfterEnd ? 1 : 0];
}

/** A cell as it came. */
export function cellFromWire(wire: AcmWireCell | OiWireCell): Cell {
  if (wire.length === 3 || wire[3] === true)
    return { score: wire[0], isFull: wire.length === 4, timeMs: wire[1], pendingTries: wire[2] };
  return { acceptedSecond: wire[0], failedTries: wire[1], pendingTries: wire[2], isAfterEnd: wire[3] === 1 };
}

/** What of a row a digest is made of. */
export interface DigestedRow {
  readonly participantId: number;
  readonly isStar: boolean;
  readonly cells: WireCells;
}

/**
 * A number of 32 bits that stands for what a row shows. The sum of all rows' numbers, again cut to 32 bits, stands for
 * the board: whoever takes changes in sees by it whether something was missed. It tells nothing that the rows do not.
 */
export function digestOf({ participantId, isStar, cells }: DigestedRow): number {
  const text = JSON.stringify([participantId, isStar, cells]);
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The sum of many must depend on every bit.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) | 0;
}

/** The digest of rows together. */
export function boardDigest(rows: Iterable<DigestedRow>): number {
  let sum = 0;
  for (const row of rows) sum = (sum + digestOf(row)) | 0;
  return sum;
}
