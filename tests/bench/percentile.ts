/**
 * The value below which a share of the sample lies (nearest rank).
 *
 * @param share above 0, at most 1: 0.5 is the median.
 */
export function percentile(sample: readonly number[], share: number): number {
  const sorted = sample.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The value in the middle. */
export function median(sample: readonly number[]): number {
  return percentile(sample, 0.5);
}
