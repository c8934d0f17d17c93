import type { Viewer } from '../../core/context.ts';
import { isBoardShown, isContestAdmin, isSealedFor, statusOf } from '../../place/contest/contest.rule.ts';
import { isSealed } from '../../place/contest/seal.ts';
import type { BoardView } from './board/board-rows.ts';

/** How a board is asked for. */
export interface BoardWish {
  /** The board outside the contest, which shows to everybody what a visitor sees. */
  readonly isOutside: boolean;
  /** Also what was submitted after the end; for contest admins, others get the board without. */
  readonly includesAfterEnd: boolean;
  /** Frozen for contest admins, too, as contestants see it. */
  readonly isFrozenForAll?: boolean;
}

type ViewedContest = Parameters<typeof isSealedFor>[1] & { readonly startsAt: Date } & Parameters<
    typeof isBoardShown
  >[0];

/**
 * The view of a board that a viewer gets now. Outside everybody gets the visitors' one, admins too: it is what one
 * shows to a hall.
 */
export function boardViewOf(
  viewer: Viewer,
  contest: ViewedContest,
  { isOutside, includesAfterEnd, isFrozenForAll = false }: BoardWish,
  now: Date,
): BoardView {
  return {
    isSealed: isOutside || isFrozenForAll ? isSealed(contest, now) : isSealedFor(viewer, contest, now),
    includesAfterEnd: includesAfterEnd && isContestAdmin(viewer, contest),
    untilMs: null,
  };
}

/** Why the board outside a contest cannot be looked at now; null: it can. */
export function outsideRefusal(
  contest: Pick<ViewedContest, 'isBoardOpen' | 'group' | 'startsAt' | 'endsAt'>,
  now: Date,
): 'CLOSED' | 'SCHEDULED' | null {
  if (!isBoardShown(contest)) return 'CLOSED';
  return statusOf(contest, now) === 'SCHEDULED' ? 'SCHEDULED' : null;
}

/** May the viewer take the seal away: a contest admin, of what is still sealed after the end? */
export function canUnseal(viewer: Viewer, contest: ViewedContest, now: Date): boolean {
  return isContestAdmin(viewer, contest) && statusOf(contest, now) === 'ENDED' && isSealed(contest, now);
}
