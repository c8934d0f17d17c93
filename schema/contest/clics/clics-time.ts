/** A moment as the Contest API writes it, to the millisecond. */
export function absoluteTime(moment: Date): string {
  return moment.toISOString();
}

/**
 * A stretch of time as the Contest API writes it: hours without leading zeros, to the millisecond.
 *
 * @param ms below zero: before the start.
 */
export function relativeTime(ms: number): string {
  const [whole, sign] = [Math.abs(Math.round(ms)), ms < 0 ? '-' : ''];
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(whole / 1_000);
  const clock = `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${sign}${clock}.${String(whole % 1_000).padStart(3, '0')}`;
}

/** A moment with its time in a contest, as objects carry both. */
export function contestTime(moment: Date, startsAt: Date): string {
  return relativeTime(moment.getTime() - startsAt.getTime());
}
