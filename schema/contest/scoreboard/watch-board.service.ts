import type { AsyncQueue } from '../../core/async-queue.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import type { BoardEvent } from './board-feed.ts';
import type { BoardWish } from './board.rule.ts';
import { openBoard, turnsOf, type OpenedBoard } from './open-board.service.ts';

/** The viewer's leave to look is asked for again after this, in milliseconds, and whenever the contest has changed. */
const recheckMs = 300_000;

/** What a subscriber is told, and of which contest. */
export interface WatchedEvent {
  readonly contestId: number;
  readonly event: BoardEvent;
}

/** Changes on their way to one viewer, as long as the board is in one phase for them. */
interface Following extends Pick<OpenedBoard, 'phase'> {
  readonly events: AsyncQueue<BoardEvent>;
}

/**
 * Changes of a board: first its digest as it is now, so that who comes back sees whether something was missed, then
 * each change. When the viewer is to see another view from now on, as at the seal and at its end, RELOAD is told. Ends
 * when the viewer may look no longer.
 */
export async function* watchBoard(
  context: Context,
  contestId: number,
  wish: BoardWish,
): AsyncGenerator<WatchedEvent, void> {
  const { boards, signal } = context;
  const reload: WatchedEvent = { contestId, event: { kind: 'RELOAD' } };
  let following = null as Following | null;
  // An event that came when leave to look had to be asked for again.
  let held: BoardEvent | null = null;
  let mustReload = false;
  try {
    while (!signal.aborted) {
      const moment = atThisMoment(context);
      const opened = await reopen(moment, contestId, wish);
      if (opened === null) {
        if (mustReload) yield reload;
        return;
      }
      if (following?.phase !== opened.phase) {
        // What has been derived meanwhile is of a view the viewer does not have any more.
        held = null;
        mustReload = following !== null;
        following?.events.end();
        following = { events: boards.follow(contestId, opened.view, signal), phase: opened.phase };
        // Only now: whoever asks anew before is told nothing of what comes between.
        if (mustReload) yield reload;
        const board = await boards.read(contestId, opened.view);
        if (board === null) return;
        yield { contestId, event: { kind: 'CHANGES', rows: [], firstSeconds: new Map(), digest: board.digest } };
      } else if (mustReload) yield reload;
      mustReload = false;
      const turnsAt = performance.now() + untilTurn(opened, moment.now);
      while (!signal.aborted && !mustReload) {
        // Timers may fire a moment early, and the moment itself belongs to what comes after it.
        const event: BoardEvent | null = held ?? (await following.events.poll(turnsAt + 5 - performance.now()));
        const hasTurned = performance.now() >= turnsAt;
        held = hasTurned ? event : null;
        if (hasTurned) break;
        if (event === null) continue;
        // The times of the contest may be others now, and so may be who may look.
        mustReload = event.kind === 'RELOAD';
        if (!mustReload) yield { contestId, event };
      }
    }
  } finally {
    following?.events.end();
  }
}

/** Null: the viewer may no longer look. */
async function reopen(context: Context, contestId: number, wish: BoardWish): Promise<OpenedBoard | null> {
  try {
    return await openBoard(context, contestId, wish);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Milliseconds to the next moment at which the board may be another. 0: it has come since the opening. */
function untilTurn(opened: OpenedBoard, openedAt: Date): number {
  return Math.max(0, Math.min(recheckMs, ...turnsOf(opened, openedAt).map((moment) => moment.getTime() - Date.now())));
}
