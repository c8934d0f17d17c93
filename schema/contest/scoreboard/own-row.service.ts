import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../core/context.ts';
import { watch } from '../../core/watch.ts';
import { enterContest } from '../core/contest.service.ts';
import { loadMemberships } from '../core/membership.loader.ts';
import { loadBoardContest, loadPeople, loadRows, rulesOf } from './board-data.service.ts';
import type { BoardRow } from './board-row.ts';
import { boardViewOf } from './board.rule.ts';
import { rowOf } from './board/board.ts';
import { toWire } from './board/wire.ts';
import { openBoard } from './open-board.service.ts';

const insideView = { isOutside: false, includesAfterEnd: false } as const;

/**
 * The viewer's row with their own results while a scoreboard is frozen for them; null: it is not frozen for them, or
 * they have no row.
 *
 * @throws ContestNotFound, ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted
 */
export async function loadOwnRow(context: Context, contestId: number): Promise<BoardRow | null> {
  await openBoard(context, contestId, insideView);
  const participantId = await ownParticipantId(context, contestId);
  return participantId === undefined ? null : readOwnRow(context, { contestId, participantId });
}

/**
 * The viewer's row with their own results while a scoreboard is frozen for them: now, then on every change. Ends when
 * the scoreboard is not frozen for the viewer, or the viewer has no row.
 *
 * @throws as `loadOwnRow`
 */
export async function watchOwnRow(context: Context, contestId: number): Promise<AsyncGenerator<BoardRow, void>> {
  // Only what fails before the stream begins reaches the client.
  await openBoard(context, contestId, insideView);
  const participantId = await ownParticipantId(context, contestId);
  return watch(context, {
    topic: 'board',
    filter: (message) => message.participantId === participantId,
    read: async (moment) => (participantId === undefined ? null : readOwnRow(moment, { contestId, participantId })),
    isSame: (last, next) => isDeepStrictEqual(last.wire, next.wire),
  });
}

async function ownParticipantId(context: Context, contestId: number): Promise<number | undefined> {
  return (await loadMemberships(context, contestId)).find(({ isVirtual }) => !isVirtual)?.participant.id;
}

/** Null: the scoreboard is not frozen for the viewer, or its results are secret to them as well (OI). */
async function readOwnRow(
  context: Context,
  { contestId, participantId }: { readonly contestId: number; readonly participantId: number },
): Promise<BoardRow | null> {
  const { db, viewer, now } = context;
  const entered = await enterContest(context, contestId);
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
