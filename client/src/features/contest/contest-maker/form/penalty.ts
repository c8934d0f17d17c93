/** Longest penalty of a try, in minutes. */
const maxMinutes = 1_440;

/**
 * The penalty as its field shows it, in minutes with as many decimals as the field takes: they come back to the same
 * second.
 */
export function penaltyText(seconds: number): string {
  return String(Math.round((seconds / 60) * 1_000) / 1_000);
}

/** Are these minutes a penalty may have? */
export function isPenalty(minutes: string): boolean {
  return /^\d{1,4}(\.\d{1,3})?$/u.test(minutes.trim()) && Number(minutes) <= maxMinutes;
}

/** Seconds of such minutes. */
export function penaltySecondsOf(minutes: string): number {
  return Math.round(Number(minutes) * 60);
}
