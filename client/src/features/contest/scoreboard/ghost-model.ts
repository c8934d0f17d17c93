import { awardsOf, eligibleRows } from '@verdict/schema/contest/scoreboard/board/award.ts';
import type { BoardRules } from '@verdict/schema/contest/scoreboard/board/board-rows.ts';
import { boardAt, fromWireTries, type Replayed } from '@verdict/schema/contest/scoreboard/board/replay.ts';
import { toWire } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { cutsOf, type BoardFacts, type BoardModel, type BoardRow, type PlacedRow } from './board-model.ts';
import type { ContestGhostQuery, Scoreboard_GhostRowFragment } from './scoreboard.generated.ts';

type LoadedGhost = Extract<ContestGhostQuery['contestGhost'], { readonly __typename: 'ContestGhostSuccess' }>['data'];
type GhostRow = Scoreboard_GhostRowFragment;

/** The board of a contest that is over, from which it follows at any moment of its time. */
export interface Ghost {
  readonly facts: BoardFacts;
  readonly rules: BoardRules;
  readonly people: ReadonlyMap<number, GhostRow>;
  readonly participants: readonly Replayed[];
  /** Moments at which the board changes, in ms since the start, in order. */
  readonly moments: readonly number[];
}

/** A board as it stood, with its rows in their places. */
export interface GhostBoard {
  readonly model: BoardModel;
  readonly placed: readonly PlacedRow[];
}

/** What was answered, ready to be replayed. */
export function ghostOf({ board, rows }: LoadedGhost): Ghost {
  const since = (at: string) => Date.parse(at) - Date.parse(board.startsAt);
  const rules: BoardRules = {
    type: board.type,
    penaltySeconds: board.penaltySeconds,
    oiScoreRule: board.oiScoreRule,
    lengthMs: since(board.endsAt),
    sealMs: null,
  };
  return withRows({ facts: board, rules, people: new Map(), participants: [], moments: [] }, rows);
}

/** The ghost with a row in place of what it was before. */
export function withGhostRow(ghost: Ghost, row: GhostRow): Ghost {
  return withRows(ghost, [row]);
}

function withRows(ghost: Ghost, rows: readonly GhostRow[]): Ghost {
  const people = new Map([...ghost.people, ...rows.map((row) => [row.participantId, row] as const)]);
  const problemIds = ghost.facts.problems.map(({ id }) => id);
  const changed = new Map(
    rows.map((row): [number, Replayed] => [
      row.participantId,
      {
        id: row.participantId,
        isStar: row.isStar,
        isVirtual: row.isVirtual,
        tries: fromWireTries(row.tries, problemIds),
      },
    ]),
  );
  const participants = [...ghost.participants.filter(({ id }) => !changed.has(id)), ...changed.values()];
  const moments = [...people.values()]
    .flatMap(({ tries }) => tries.flatMap((own) => own.map(([atMs]) => atMs)))
    .toSorted((a, b) => a - b);
  return { ...ghost, people, participants, moments };
}

/** How many of the moments have passed: the board is another only when it is another number. */
export function passedMoments({ moments }: Ghost, elapsedMs: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((moments[middle] ?? Infinity) <= elapsedMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The board after so much of the contest's time. @param hasStars false: without rows that are not ranked. */
export function ghostBoardAt(
  { facts, rules, people, participants }: Ghost,
  elapsedMs: number,
  hasStars: boolean,
): GhostBoard {
  const { rows, firstSeconds } = boardAt(
    hasStars ? participants : participants.filter(({ isStar }) => !isStar),
    rules,
    elapsedMs,
  );
  const problemIds = facts.problems.map(({ id }) => id);
  const real = rows.filter(({ isVirtual }) => !isVirtual);
  const awards = awardsOf(
    real,
    real.map(({ rank }) => rank),
    cutsOf(facts, eligibleRows(real)),
  );
  const awardOf = new Map(real.map(({ participantId }, index) => [participantId, awards[index] ?? null]));
  const placed = rows.flatMap(({ participantId, rank, cells, points, time, isVirtual }): PlacedRow[] => {
    const person = people.get(participantId);
    if (person === undefined) return [];
    const { tries: _told, ...who } = person;
    const row: BoardRow = { ...who, isVirtual, cells: toWire(cells, problemIds), points, time };
    return [{ row, rank, award: awardOf.get(participantId) ?? null }];
  });
  const problems = facts.problems.map((problem) => ({ ...problem, firstSecond: firstSeconds.get(problem.id) ?? null }));
  const model: BoardModel = {
    facts: { ...facts, problems },
    rows: new Map(placed.map(({ row }) => [row.participantId, row])),
    version: 0,
    touched: new Map(),
  };
  return { model, placed };
}
