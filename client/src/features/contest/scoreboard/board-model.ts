import { awardCuts, awardsOf, eligibleRows } from '@verdict/schema/contest/scoreboard/board/award.ts';
import { byStanding, ranksOf } from '@verdict/schema/contest/scoreboard/board/rank.ts';
import { boardDigest, cellFromWire, digestOf, type WireRow } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import type { ContestBoardChangedSubscription, ContestBoardQuery } from './scoreboard.generated.ts';

/** A row; of one that took part later it is said, since it stands among the others and takes nobody's place. */
export type BoardRow = Omit<WireRow, 'avatarUrl'> & { readonly isVirtual?: boolean };
export type BoardChange = WithRows<ContestBoardChangedSubscription['contestBoardChanged']>;
export type LoadedBoard = WithRows<
  Extract<ContestBoardQuery['contestBoard'], { readonly __typename: 'ContestBoardSuccess' }>['data']
>;
export type BoardFacts = Omit<LoadedBoard, 'rows' | 'version' | 'isUnchanged'>;
type WireCell = BoardRow['cells'][number];
type WithRows<T> = Omit<T, 'rows'> & { readonly rows: readonly BoardRow[] };
export type BoardProblem = LoadedBoard['problems'][number];

/** A board as it is held here, with the changes taken in so far. */
export interface BoardModel {
  readonly facts: BoardFacts;
  readonly rows: ReadonlyMap<number, BoardRow>;
  /** Digest of all rows: that of the server, unless something was missed. */
  readonly version: number;
  /** Columns that the last changes touched, by participant. */
  readonly touched: ReadonlyMap<number, ReadonlySet<number>>;
}

/** A row in its place. */
export interface PlacedRow {
  readonly row: BoardRow;
  /** From 1; -1: a star. */
  readonly rank: number;
  /** Index of the award it stands for; null: none. */
  readonly award: number | null;
  /** Place within the class that is shown; absent: none is, or the row is not ranked. */
  readonly classPlace?: number;
}

/** A row whose cells with results that are not told are blank. */
export function withoutPending(row: BoardRow): BoardRow {
  const isPending = (cell: WireCell) => cell !== null && cellFromWire(cell).pendingTries > 0;
  return { ...row, cells: row.cells.map((cell) => (isPending(cell) ? null : cell)) };
}

const noTouches: BoardModel['touched'] = new Map();

/** A board as it was answered. */
export function modelOf({ rows, version: _told, isUnchanged: _isUnchanged, ...facts }: LoadedBoard): BoardModel {
  return {
    facts,
    rows: new Map(rows.map((row) => [row.participantId, row])),
    version: boardDigest(rows),
    touched: noTouches,
  };
}

/** The board with a change taken in; taking the same one in twice changes nothing more. */
export function withChange(
  model: BoardModel,
  { rows: changed, firstSeconds }: Pick<BoardChange, 'rows' | 'firstSeconds'>,
): BoardModel {
  if (changed.length === 0 && firstSeconds.length === 0) return model;
  const rows = new Map(model.rows);
  const touched = new Map<number, ReadonlySet<number>>();
  let { version } = model;
  for (const row of changed) {
    const known = rows.get(row.participantId);
    version = (version - (known === undefined ? 0 : digestOf(known)) + digestOf(row)) | 0;
    rows.set(row.participantId, row);
    touched.set(row.participantId, columnsThatDiffer(known, row));
  }
  const seconds = new Map(firstSeconds.map(({ problemId, second }) => [problemId, second]));
  const problems = model.facts.problems.map((problem) => ({
    ...problem,
    firstSecond: seconds.has(problem.id) ? (seconds.get(problem.id) ?? null) : problem.firstSecond,
  }));
  return { facts: { ...model.facts, problems }, rows, version, touched };
}

function columnsThatDiffer(before: BoardRow | undefined, after: BoardRow): ReadonlySet<number> {
  const columns = new Set<number>();
  for (const [column, cell] of after.cells.entries())
    if (!isSameCell(cell, before?.cells[column] ?? null)) columns.add(column);
  return columns;
}

function isSameCell(one: WireCell, other: WireCell): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((part, index) => part === other[index]);
}

/** Rows in order, with ranks and awards. @param hasStars false: without those that are not ranked. */
export function placedRows({ rows, facts }: Pick<BoardModel, 'rows' | 'facts'>, hasStars: boolean): PlacedRow[] {
  const ordered = [...rows.values()]
    .filter(({ isStar }) => hasStars || !isStar)
    .toSorted((a, b) => byStanding(a, b) || a.participantId - b.participantId);
  const ranks = ranksOf(ordered);
  const awards = awardsOf(ordered, ranks, cutsOf(facts, eligibleRows(ordered)));
  return ordered.map((row, index) => ({ row, rank: ranks[index] ?? 0, award: awards[index] ?? null }));
}

/**
 * Rows of members of a class, with their places in it beside those of the scoreboard.
 *
 * @param usernames of its members; null: all rows.
 */
export function rowsOfClass(placed: readonly PlacedRow[], usernames: ReadonlySet<string> | null): readonly PlacedRow[] {
  if (usernames === null) return placed;
  const rows = placed.filter(({ row }) => row.members.some((member) => usernames.has(member)));
  // Those who took part later take nobody's place.
  const ranked = rows.filter(({ row }) => !row.isStar && row.isVirtual !== true).map(({ row }) => row);
  const ranks = ranksOf(ranked);
  const places = new Map(ranked.map(({ participantId }, index) => [participantId, ranks[index]]));
  return rows.map((one) => {
    const classPlace = places.get(one.row.participantId);
    return classPlace === undefined ? one : { ...one, classPlace };
  });
}

/**
 * Last ranks of the awards of a scoreboard; empty where the contest awards none.
 *
 * @param eligible rows that may win one.
 */
export function cutsOf({ awardKind, awards }: Pick<BoardFacts, 'awardKind' | 'awards'>, eligible: number): number[] {
  return awardKind === 'NONE'
    ? []
    : awardCuts(
        eligible,
        awardKind,
        awards.map(({ size }) => size),
      );
}
