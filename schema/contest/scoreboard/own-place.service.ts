import type { Context } from '../../core/context.ts';
import { canLook, statusOf } from '../../place/contest/contest.rule.ts';
import { findContest, isAdmittedTo } from '../core/contest.service.ts';
import { loadMemberships } from '../core/membership.loader.ts';
import type { Virtual } from '../core/virtual.ts';
import { loadRows, rulesOf } from './board-data.service.ts';
import type { Standing } from './board/board-rows.ts';
import { rowOf } from './board/board.ts';
import { byStanding } from './board/rank.ts';
import { readBoard } from './open-board.service.ts';

/** Somebody's place on a scoreboard. */
export interface BoardPlace extends Standing {
  /** From 1; null: listed without a rank. */
  readonly rank: number | null;
  /** Rows that have a rank; with the own one of a virtual participant. */
  readonly rankedCount: number;
  /** Of a virtual participation: among the rows of the original contest. */
  readonly isVirtual: boolean;
}

const insideView = { isOutside: false, includesAfterEnd: false } as const;

/**
 * The viewer's place on a scoreboard as they see it now; while they take part virtually, or only did so, the virtual
 * one. Null: they have no row, or may not look at it.
 */
export async function readOwnPlace(context: Context, contestId: number): Promise<BoardPlace | null> {
  const { viewer, now } = context;
  const memberships = await loadMemberships(context, contestId);
  if (memberships.length === 0) return null;
  const entered = await findContest(context, contestId);
  const { contest, isRegistered, virtual } = entered;
  if (!canLook(viewer, contest, { now, isRegistered }) || !isAdmittedTo(viewer, entered)) return null;
  const own = memberships.find(({ isVirtual }) => !isVirtual);
  if (virtual !== null && (virtual.isRunning || own === undefined))
    return readVirtualPlace(context, contestId, virtual);
  const { rows } = await readBoard(context, contestId, insideView);
  const row = rows.find((one) => one.row.participantId === own?.participant.id)?.row;
  if (row === undefined) return null;
  return {
    rank: row.isStar ? null : row.rank,
    rankedCount: rows.filter((one) => !one.row.isStar).length,
    points: row.points,
    time: row.time,
    isVirtual: false,
  };
}

/** As on the replay: at the same second of the contest while it runs, then at its end. */
async function readVirtualPlace(
  context: Context,
  contestId: number,
  { participantId, startsAt, isRunning }: Virtual,
): Promise<BoardPlace | null> {
  const { db, now } = context;
  const { contest, rows, opened } = await readBoard(context, contestId, insideView);
  const [data] = await loadRows(db, contestId, [participantId], { isVirtual: true });
  if (data === undefined || statusOf(contest, now) !== 'ENDED') return null;
  const rules = rulesOf(contest);
  const view = { ...opened.view, untilMs: isRunning ? now.getTime() - startsAt.getTime() : null };
  const row = rowOf(data, rules, { ...view, isSealed: false });
  const ranked = rows.flatMap((one) => (one.row.isStar ? [] : [one.row]));
  const others = isRunning
    ? (
        await loadRows(
          db,
          contestId,
          ranked.map((one) => one.participantId),
        )
      ).map((one) => rowOf(one, rules, view))
    : ranked;
  return {
    rank: 1 + others.filter((one) => byStanding(one, row) < 0).length,
    rankedCount: others.length + 1,
    points: row.points,
    time: row.time,
    isVirtual: true,
  };
}
