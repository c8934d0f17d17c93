const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** After so long without a result there is none, in ms. */
export const resultDeadlineMs = 24 * hourMs;

/**
 * Pause until a result is read again, in ms: growing from 1.5 s to 15 s in the first five minutes, then a minute for an
 * hour, then ten minutes.
 *
 * @param ageMs since the run is known.
 */
export function pollPauseMs(ageMs: number): number {
  if (ageMs < 5 * minuteMs) return Math.min(15_000, Math.max(1_500, ageMs / 2));
  return ageMs < hourMs ? minuteMs : 10 * minuteMs;
}
