import type { Context } from '../context.ts';
import { DomainError } from '../errors.ts';
import { atThisMoment } from '../this-moment.ts';
import type { BoardWish } from './board.rule.ts';
import type { BoardEvent } from './board-feed.ts';
import { openBoard } from './open-board.service.ts';
import type { OpenedBoard } from './open-board.service.ts';

/** The viewer's leave to look is asked for again after this, in milliseconds, and whenever the contest has changed. */
const recheckMs = 300_000;

/** What a subscriber is told, and of which contest. */
export interface WatchedEvent {
  readonly contestId: number;
  readonly event: BoardEvent;
}

/**
 * Changes of a board: first its digest as it is now, so that who comes back sees whether something was missed, then each
 * change. When the viewer is to see another view from now on, as at the seal and at its end, RELOAD is told. Ends when the
 * viewer may look no longer.
 */
export async function* watchBoard(context: Context, contestId: number, wish: BoardWish): AsyncGenerator<WatchedEvent, void> {
  const { boards, signal } = context;
  let phase: string | null = null;
  while (!signal.aborted) {
    const moment = atThisMoment(context);
    const opened = await reopen(moment, contestId, wish);
    if (opened === null) return;
    if (phase !== null && phase !== opened.phase) yield { contestId, event: { kind: 'RELOAD' } };
    ({ phase } = opened);
    const { events, stop } = boards.follow(contestId, opened.view, signal);
    try {
      const board = await boards.read(contestId, opened.view);
      if (board === null) return;
      yield { contestId, event: { kind: 'CHANGES', rows: [], firstSeconds: new Map(), digest: board.digest } };
      const turnsAt = performance.now() + untilTurn(opened, moment.now);
      while (!signal.aborted) {
        // Timers may fire a moment early, and the moment itself belongs to what comes after it.
        const event = await events.next(turnsAt + 5 - performance.now());
        // What is derived from then on is of a view the viewer may not have any more.
        if (performance.now() >= turnsAt) break;
        if (event === null) continue;
        yield { contestId, event };
        // The times of the contest may be others now, and so may be who may look.
        if (event.kind === 'RELOAD') {
          phase = null;
          break;
        }
      }
    } finally {
      stop();
    }
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

/** Milliseconds to the next moment after that of the opening at which the board may be another: seal, end, unsealing. 0: it has come since. */
function untilTurn({ contest: { startsAt, sealsAt, endsAt, unsealedAt } }: OpenedBoard, openedAt: Date): number {
  const turns = [startsAt, sealsAt, endsAt, unsealedAt].flatMap((moment) => (moment === null || moment <= openedAt ? [] : [moment.getTime() - Date.now()]));
  return Math.max(0, Math.min(recheckMs, ...turns));
}
