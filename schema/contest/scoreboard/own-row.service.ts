import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { enterContest } from '../core/contest.service.ts';
import { loadMemberships } from '../core/membership.loader.ts';
import { loadBoardContest, loadPeople, loadRows, rulesOf } from './board-data.service.ts';
import { boardViewOf } from './board.rule.ts';
import { rowOf } from './board/board.ts';
import { toWire } from './board/wire.ts';
import type { BoardRow } from './boards.ts';
import { watchRow } from './watch-row.service.ts';

const insideView = { isOutside: false, includesAfterEnd: false } as const;

/**
 * The viewer's row with their own results while a scoreboard is frozen for them: now, then on every change. Ends when
 * the scoreboard is not frozen for the viewer, or the viewer has no row.
 */
export async function* watchOwnRow(context: Context, contestId: number): AsyncGenerator<BoardRow, void> {
  const own = (await loadMemberships(context, contestId)).find(({ isVirtual }) => !isVirtual);
  if (own === undefined) return;
  const participantId = own.participant.id;
  yield* watchRow(context, participantId, async (now) => {
    const row = await readOwnRow(now, { contestId, participantId });
    return row && { row, state: row.wire, isFinal: false };
  });
}

/** Null: the scoreboard is not frozen for the viewer, or its results are secret to them as well (OI). */
async function readOwnRow(
  context: Context,
  { contestId, participantId }: { readonly contestId: number; readonly participantId: number },
): Promise<BoardRow | null> {
  const { db, viewer, now } = context;
  const entered = await enterContest(context, contestId).catch(nullIfRefused);
  if (entered === null) return null;
  const view = boardViewOf(viewer, entered.contest, insideView, now);
  const contest = view.isSealed ? await loadBoardContest(db, contestId) : null;
  if (contest === null || contest.type !== 'ACM') return null;
  const [[data], people] = await Promise.all([
    loadRows(db, contestId, [participantId]),
    loadPeople(db, contest, [participantId]),
  ]);
  const person = people.get(participantId);
  if (data === undefined || person === undefined) return null;
  const row = rowOf(data, rulesOf(contest), { ...view, isSealed: false });
  return {
    row,
    wire: toWire(
      row.cells,
      contest.problems.map(({ id }) => id),
    ),
    person,
  };
}

function nullIfRefused(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}
