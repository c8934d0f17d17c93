import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../core/context.ts';
import { watch } from '../../core/watch.ts';
import { VirtualNotOpen } from '../../place/contest/contest.error.ts';
import { statusOf } from '../../place/contest/contest.rule.ts';
import { findContest } from '../core/contest.service.ts';
import {
  loadBoardContest,
  loadPeople,
  loadRows,
  loadVirtualIds,
  rulesOf,
  type BoardContest,
  type Person,
} from './board-data.service.ts';
import type { BoardView } from './board/board-rows.ts';
import { isAnyWaiting, toWireTries, type WireTries } from './board/replay.ts';
import { readBoard, type Asking, type ShownBoard } from './open-board.service.ts';

/**
 * Somebody on the board of a contest that is replayed, with all that was submitted, as far as the viewer may know it.
 */
export interface GhostRow {
  readonly participantId: number;
  readonly isStar: boolean;
  readonly isVirtual: boolean;
  readonly tries: WireTries;
  readonly person: Person;
}

/** What a board is replayed from. */
export interface Ghost {
  /** As it is now. */
  readonly board: ShownBoard;
  readonly rows: readonly GhostRow[];
}

const insideView = { isOutside: false, includesAfterEnd: false } as const;

/**
 * An ended contest from which its board at any second of its time follows. Beside the rows of the contest, while a
 * virtual participation of the viewer runs, stands the viewer's own; else those of all whose virtual participation is
 * over.
 *
 * @throws ContestNotFound, ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted, VirtualNotOpen
 */
export async function readGhost(asking: Asking, contestId: number): Promise<Ghost> {
  const { db, now } = asking;
  const board = await readBoard(asking, contestId, insideView);
  if (statusOf(board.contest, now) !== 'ENDED') throw new VirtualNotOpen('NOT_ENDED');
  const { virtual } = await findContest(asking, contestId);
  const people = new Map(board.rows.map(({ row, person }) => [row.participantId, person]));
  const own = virtual === null ? [] : [virtual.participantId];
  // Only the first of very many are shown; the viewer's own always is.
  const virtualIds = virtual?.isRunning
    ? own
    : [...new Set([...own, ...(await loadVirtualIds(db, board.contest, now))])];
  const [real, others] = await Promise.all([
    loadRows(db, contestId, [...people.keys()]),
    virtualRows(asking, board.contest, virtualIds, board.opened.view),
  ]);
  const rules = rulesOf(board.contest);
  const problemIds = board.contest.problems.map(({ id }) => id);
  const rows = real.flatMap(({ id, isStar, tries }): GhostRow[] => {
    const person = people.get(id);
    return person === undefined
      ? []
      : [
          {
            participantId: id,
            isStar,
            isVirtual: false,
            tries: toWireTries(tries, problemIds, rules, board.opened.view),
            person,
          },
        ];
  });
  return { board, rows: [...rows, ...others] };
}

/**
 * Rows of virtual participants. They know their own results, and the seal is not theirs: it hides what others did in
 * the contest.
 */
async function virtualRows(
  { db }: Pick<Asking, 'db'>,
  contest: BoardContest,
  ids: readonly number[],
  view: BoardView,
): Promise<GhostRow[]> {
  if (ids.length === 0) return [];
  const [rows, people] = await Promise.all([
    loadRows(db, contest.id, ids, { isVirtual: true }),
    loadPeople(db, contest, ids, { isVirtual: true }),
  ]);
  const problemIds = contest.problems.map(({ id }) => id);
  return rows.flatMap(({ id, tries }): GhostRow[] => {
    const person = people.get(id);
    return person === undefined
      ? []
      : [
          {
            participantId: id,
            isStar: false,
            isVirtual: true,
            tries: toWireTries(tries, problemIds, rulesOf(contest), { ...view, isSealed: false }),
            person,
          },
        ];
  });
}

/**
 * The viewer's virtual row as it is now, then whenever it changed. Ends when its time is over and all is judged, or
 * there is none.
 */
export async function watchVirtualRow(
  context: Context,
  contestId: number,
): Promise<AsyncGenerator<WatchedGhostRow, void>> {
  const { virtual } = await findContest(context, contestId);
  return watch(context, {
    topic: 'board',
    filter: (message) => message.participantId === virtual?.participantId,
    read: async (moment) => (virtual === null ? null : ownVirtualRow(moment, contestId)),
    isSame: (last, next) => isDeepStrictEqual(last.tries, next.tries),
    isOver: ({ isFinal }) => isFinal,
  });
}

/** The row cannot change any more when it is final. */
interface WatchedGhostRow extends GhostRow {
  readonly isFinal: boolean;
}

async function ownVirtualRow(asking: Context, contestId: number): Promise<WatchedGhostRow | null> {
  const { virtual } = await findContest(asking, contestId);
  const contest = virtual === null ? null : await loadBoardContest(asking.db, contestId);
  if (virtual === null || contest === null) return null;
  const [row] = await virtualRows(asking, contest, [virtual.participantId], {
    isSealed: false,
    includesAfterEnd: false,
    untilMs: null,
  });
  if (row === undefined) return null;
  return { ...row, isFinal: !virtual.isRunning && !isAnyWaiting(row.tries) };
}
