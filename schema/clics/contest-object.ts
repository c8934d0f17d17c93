import type { BoardContest } from '../scoreboard/board-data.service.ts';
import { absoluteTime, relativeTime } from './clics-time.ts';
import type { ClicsObject } from './clics.types.ts';

const minuteSeconds = 60;

/** A contest. Its freeze is told from the start of the seal to the end. */
export function contestObject(contest: BoardContest): ClicsObject {
  const { id, title, type, startsAt, endsAt, penaltySeconds } = contest;
  const thawsAt = thawTime(contest);
  const frozenMs = frozenMsOf(contest);
  return {
    id: String(id),
    name: title,
    start_time: absoluteTime(startsAt),
    duration: relativeTime(endsAt.getTime() - startsAt.getTime()),
    ...(frozenMs === null ? {} : { scoreboard_freeze_duration: relativeTime(frozenMs), ...(thawsAt === null ? {} : { scoreboard_thaw_time: absoluteTime(thawsAt) }) }),
    ...(type === 'ACM' ? { scoreboard_type: 'pass-fail', penalty_time: Math.round(penaltySeconds / minuteSeconds) } : { scoreboard_type: 'score' }),
  };
}

/**
 * Where a contest is in its time. It is never called final: a jury may judge again whenever it likes, so there is no moment
 * after which nothing changes.
 */
export function stateObject(contest: BoardContest, now: Date) {
  const { startsAt, endsAt, sealsAt } = contest;
  const reached = (moment: Date | null) => (moment !== null && moment <= now ? absoluteTime(moment) : null);
  const isFreezable = frozenMsOf(contest) !== null;
  return {
    started: reached(startsAt),
    ...(isFreezable ? { frozen: reached(sealsAt) } : {}),
    ended: reached(endsAt),
    ...(isFreezable ? { thawed: reached(thawTime(contest)) } : {}),
    finalized: null,
    end_of_updates: null,
  };
}

/** How long before the end the seal begins; null: there is none. */
function frozenMsOf({ sealsAt, endsAt }: BoardContest): number | null {
  return sealsAt === null || sealsAt >= endsAt ? null : endsAt.getTime() - sealsAt.getTime();
}

/** When the seal ends; null: when a contest admin takes it away. */
function thawTime({ isUnsealedAtEnd, endsAt, unsealedAt }: BoardContest): Date | null {
  return isUnsealedAtEnd ? endsAt : unsealedAt;
}
