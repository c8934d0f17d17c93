const dayMs = 86_400_000;

/** A day of the calendar. */
export interface Day {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly startsAt: Date;
  /** Start of the next one. */
  readonly endsAt: Date;
}

/** Is it the name of a time zone, such as Asia/Shanghai or UTC? */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The date of a moment in a time zone, as `YYYY-MM-DD`. @param timeZone for which isTimeZone. */
export function dateIn(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + offsetsOf(timeZone)(moment.getTime())).toISOString().slice(0, 10);
}

/** The last days in a time zone, oldest first, the one of `now` last. @param timeZone for which isTimeZone. */
export function lastDays(now: Date, timeZone: string, count: number): readonly Day[] {
  const offsetMs = offsetsOf(timeZone);
  const today = Math.floor((now.getTime() + offsetMs(now.getTime())) / dayMs) * dayMs;
  const midnights = Array.from({ length: count + 1 }, (_, index) => today + (index + 1 - count) * dayMs);
  let offset = offsetMs(midnights[0] ?? today);
  const starts = midnights.map((midnight) => {
    const start = startOfDay(midnight, offset, offsetMs);
    offset = midnight - start;
    return start;
  });
  return starts.slice(0, -1).map((start, index) => ({
    date: new Date(midnights[index] ?? 0).toISOString().slice(0, 10),
    startsAt: new Date(start),
    endsAt: new Date(starts[index + 1] ?? 0),
  }));
}

/**
 * The moment a day begins: its midnight, or where clocks jump over that, the moment they jump.
 *
 * @param midnight as if the zone were UTC. @param guess an offset that may be the right one.
 */
function startOfDay(midnight: number, guess: number, offsetMs: (at: number) => number): number {
  const first = midnight - guess;
  const offset = offsetMs(first);
  if (offset === guess) return first;
  const second = midnight - offset;
  return offsetMs(second) === offset ? second : Math.max(first, second);
}

/** Tells how far ahead of UTC the clocks of a zone are at a moment, in milliseconds. */
function offsetsOf(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' });
  return (at) => {
    const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(format.format(at)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  };
}
