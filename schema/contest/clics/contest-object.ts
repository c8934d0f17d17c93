import type { BoardContest } from '../scoreboard/board-data.service.ts';
import type { ClicsObject } from './clics-object.ts';
import { absoluteTime, relativeTime } from './clics-time.ts';
import type { Look } from './look.service.ts';
import type { LoggedSubmission } from './submission-data.service.ts';

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
    ...(frozenMs === null
      ? {}
      : {
          scoreboard_freeze_duration: relativeTime(frozenMs),
          ...(thawsAt === null ? {} : { scoreboard_thaw_time: absoluteTime(thawsAt) }),
        }),
    ...(type === 'ACM'
      ? { scoreboard_type: 'pass-fail', penalty_time: Math.round(penaltySeconds / minuteSeconds) }
      : { scoreboard_type: 'score' }),
  };
}

/** Where a contest is in its time, as far as a viewer is told. @param submissions that count in it. */
export function stateObject(
  look: Pick<Look, 'contest' | 'now' | 'depth' | 'isSealed'>,
  submissions: Iterable<LoggedSubmission>,
) {
  const { contest, now } = look;
  const { startsAt, endsAt, sealsAt } = contest;
  const reached = (moment: Date | null) => (moment !== null && moment <= now ? absoluteTime(moment) : null);
  const isFreezable = frozenMsOf(contest) !== null;
  const finalAt = lastMoment(look, submissions);
  return {
    started: reached(startsAt),
    ...(isFreezable ? { frozen: reached(sealsAt) } : {}),
    ended: reached(endsAt),
    ...(isFreezable ? { thawed: reached(thawTime(contest)) } : {}),
    finalized: finalAt === null ? null : absoluteTime(finalAt),
    end_of_updates: finalAt === null ? null : absoluteTime(finalAt),
  };
}

/**
 * When the last of a contest happened that its viewer is told: it has ended, nothing is sealed and all is judged. Null:
 * not yet, or not any more, since a jury may always judge again.
 */
function lastMoment(
  { contest, now, depth, isSealed }: Pick<Look, 'contest' | 'now' | 'depth' | 'isSealed'>,
  submissions: Iterable<LoggedSubmission>,
): Date | null {
  if (now < contest.endsAt || isSealed || depth === 'ANNOUNCED') return null;
  const thawsAt = thawTime(contest);
  let last = thawsAt !== null && thawsAt > contest.endsAt ? thawsAt : contest.endsAt;
  for (const { verdict } of submissions) {
    if (verdict === null) return null;
    if (verdict.endedAt > last) last = verdict.endedAt;
  }
  return last;
}

/** How long before the end the seal begins; null: there is none. */
function frozenMsOf({ sealsAt, endsAt }: BoardContest): number | null {
  return sealsAt === null || sealsAt >= endsAt ? null : endsAt.getTime() - sealsAt.getTime();
}

/** When the seal ends; null: when a contest admin takes it away. */
function thawTime({ isUnsealedAtEnd, endsAt, unsealedAt }: BoardContest): Date | null {
  return isUnsealedAtEnd ? endsAt : unsealedAt;
}
