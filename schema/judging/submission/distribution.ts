/** Where a figure is among those of others, for a chart. */
export interface Distribution {
  readonly own: number;
  /** Share of the others whose figure is the same or higher, 0 to 1. */
  readonly share: number;
  /** Where the first bucket begins. */
  readonly start: number;
  readonly width: number;
  /** Others in each bucket; the last one also holds all that is beyond it. */
  readonly counts: readonly number[];
}

/** Buckets aimed at; a start that is rounded down adds one. */
const maxBuckets = 20;
/** Share of the others that the buckets are made for: a few slow programs would press all others into one. */
const shownShare = 0.95;

/** @param others in ascending order, at least one. */
export function distributionOf(own: number, others: readonly number[]): Distribution {
  const lowest = Math.min(own, others[0] ?? own);
  const highest = Math.max(own, others[Math.floor((others.length - 1) * shownShare)] ?? own);
  const width = roundWidth((highest - lowest) / (maxBuckets - 1));
  const start = Math.floor(lowest / width) * width;
  const counts = Array.from({ length: Math.floor((highest - start) / width) + 1 }, () => 0);
  for (const figure of others) {
    const bucket = Math.min(counts.length - 1, Math.floor((figure - start) / width));
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  const share = others.filter((figure) => figure >= own).length / others.length;
  return { own, share, start, width, counts };
}

/** The next of 1, 2, 5, 10, 20 and so on. */
function roundWidth(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((step) => step * power >= least) ?? 10);
}
