import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { ContestNotFound, ContestNotStarted } from '../../place/contest/contest.error.ts';
import { statusOf } from '../../place/contest/contest.rule.ts';
import { isSealed } from '../../place/contest/seal.ts';
import { enterContest, type EnteredContest } from '../core/contest.service.ts';
import { seeFromOutside } from '../core/see-contest.service.ts';
import { BoardClosed } from './board.error.ts';
import { boardViewOf, outsideRefusal, type BoardWish } from './board.rule.ts';
import type { BoardView } from './board/board-rows.ts';
import type { BoardState } from './boards.ts';
import { keyOf } from './view-memory.ts';

export type Asking = Pick<Context, 'db' | 'reads' | 'viewer' | 'now' | 'boards'>;

/** A board a viewer stands before. */
export interface OpenedBoard {
  readonly contest: EnteredContest['contest'];
  readonly view: BoardView;
  /** Another one: the contest is in another part of its time, or the viewer sees another view of its board. */
  readonly phase: string;
}

/**
 * Goes to the board of a contest, inside or outside, as far as to know what of it the viewer sees.
 *
 * @throws ContestNotFound, ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted, BoardClosed
 */
export async function openBoard(asking: Asking, contestId: number, wish: BoardWish): Promise<OpenedBoard> {
  const { viewer, now } = asking;
  const contest = wish.isOutside
    ? await seeFromOutside(asking, contestId)
    : (await enterContest(asking, contestId)).contest;
  if (contest === null) throw new ContestNotFound();
  const refusal = wish.isOutside ? outsideRefusal(contest, now) : null;
  if (refusal !== null) throw refusal === 'CLOSED' ? new BoardClosed() : new ContestNotStarted();
  const view = boardViewOf(viewer, contest, wish, now);
  return { contest, view, phase: `${keyOf(view)} ${statusOf(contest, now)} ${isSealed(contest, now)}` };
}

/** A board as a viewer sees it. */
export interface ShownBoard extends BoardState {
  readonly opened: OpenedBoard;
  /** Does the viewer have these rows already? */
  readonly isUnchanged?: boolean;
}

/** The board as it is now. @throws as `openBoard` */
export async function readBoard(asking: Asking, contestId: number, wish: BoardWish): Promise<ShownBoard> {
  const opened = await openBoard(asking, contestId, wish);
  const board = await asking.boards.read(contestId, opened.view);
  if (board === null) throw new ContestNotFound();
  // What was read after the seal began is not for a view from before it.
  return hasTurned(opened, asking.now) ? readBoard(atThisMoment(asking), contestId, wish) : { ...board, opened };
}

/** Moments after that of the opening at which the board may be another: seal, end, unsealing. */
export function turnsOf({ contest: { startsAt, sealsAt, endsAt, unsealedAt } }: OpenedBoard, openedAt: Date): Date[] {
  return [startsAt, sealsAt, endsAt, unsealedAt].flatMap((moment) =>
    moment === null || moment <= openedAt ? [] : [moment],
  );
}

function hasTurned(opened: OpenedBoard, openedAt: Date): boolean {
  return turnsOf(opened, openedAt).some((moment) => moment.getTime() <= Date.now());
}
