/** Runs of a submission per test case of a multi-pass problem; formats have no bound. */
export const maxPassesOfPackages = 1_000;

/** A whole number from 1 to a bound. */
export function bounded(value: number, most: number): number {
  return Math.min(most, Math.max(1, Math.ceil(value)));
}
