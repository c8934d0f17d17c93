import type { Context } from '../../core/context.ts';
import { canLook } from '../../place/contest/contest.rule.ts';
import { findContest, isAdmittedTo } from '../core/contest.service.ts';
import { loadMemberships } from '../core/membership.loader.ts';
import type { Standing } from './board/board-rows.ts';
import { readBoard } from './open-board.service.ts';

/** Somebody's place on a scoreboard. */
export interface BoardPlace extends Standing {
  /** From 1; null: listed without a rank. */
  readonly rank: number | null;
  /** Rows that have a rank. */
  readonly rankedCount: number;
}

/** The viewer's place on a scoreboard as they see it now; null: they have no row, or may not look at it. */
export async function readOwnPlace(context: Context, contestId: number): Promise<BoardPlace | null> {
  const { viewer, now } = context;
  const own = (await loadMemberships(context, contestId)).find(({ isVirtual }) => !isVirtual);
  if (own === undefined) return null;
  const entered = await findContest(context, contestId);
  const { contest, isRegistered } = entered;
  if (!canLook(viewer, contest, { now, isRegistered }) || !isAdmittedTo(viewer, entered)) return null;
  const { rows } = await readBoard(context, contestId, { isOutside: false, includesAfterEnd: false });
  const row = rows.find((one) => one.row.participantId === own.participant.id)?.row;
  if (row === undefined) return null;
  return {
    rank: row.isStar ? null : row.rank,
    rankedCount: rows.filter((one) => !one.row.isStar).length,
    points: row.points,
    time: row.time,
  };
}
