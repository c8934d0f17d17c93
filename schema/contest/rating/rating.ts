/*
 * How ratings change
 *
 * The rule of Codeforces as its author published it (M. Mirzayanov, "Open Codeforces Rating System", 2015): an Elo rule
 * for contests of many. The field tells in which place somebody of a rating is to be expected (the seed). Between the
 * place expected and the place reached, by the geometric mean, lies the place one is judged by; half the way to the
 * rating that place would be expected of is what one wins or loses. Then all give away what the whole field has won, so
 * that ratings do not grow by themselves, and so that the best rated have won nothing together either.
 */

/** Of whoever was in no rated contest before. */
export const initialRating = 1500;

/** Ratings are looked for from 1 on below this. */
const ceiling = 8_000;

/** Somebody in a contest. */
export interface Contender {
  readonly rating: number;
  /** From 1, of equal ones the smallest of their places. */
  readonly rank: number;
}

/** What a contest made of a rating. */
export interface RatingChange {
  readonly before: number;
  readonly after: number;
  /** The rating whose expected place is the place reached. */
  readonly performance: number;
}

/** What somebody won or lost. @param change `before` is null for whoever was in no rated contest before. */
export function differenceOf({ before, after }: { readonly before: number | null; readonly after: number }): number {
  return after - (before ?? initialRating);
}

/**
 * By the difference of two ratings: how probable it is that the higher one does better. The share of the other is what
 * lacks to 1.
 */
const winChances = Float64Array.from({ length: 2 * ceiling }, (_, difference) => 1 / (1 + 10 ** (-difference / 400)));

/** How probable is it that somebody of a rating does better than somebody of another one? */
export function winChance(rating: number, other: number): number {
  const chance = winChances[Math.abs(rating - other)] ?? 1;
  return rating >= other ? chance : 1 - chance;
}

/** What a contest makes of the ratings of those who took part, in their order. With fewer than two nothing changes. */
export function ratingChanges(contenders: readonly Contender[]): RatingChange[] {
  if (contenders.length < 2)
    return contenders.map(({ rating }) => ({ before: rating, after: rating, performance: rating }));
  const beatenBy = expectedBetter(contenders.map(({ rating }) => rating));
  const last = lastPlaces(contenders);
  const own = contenders.map(({ rating, rank }) => {
    const place = last.get(rank) ?? rank;
    // The field without oneself.
    const seedAt = (at: number): number => 1 + (beatenBy[at] ?? 0) - winChance(rating, at);
    const judgedBy = Math.sqrt(place * seedAt(rating));
    // One's own old rating stands in the field as somebody one ties with, so that first and last places have a rating,
    // too.
    const better = rank - 1 + (place - rank + 1) / 2;
    return {
      delta: Math.trunc((highestBelow((at) => seedAt(at) >= judgedBy) - rating) / 2),
      performance: highestBelow((at) => (beatenBy[at] ?? 0) >= better),
    };
  });
  const deltas = keptFromGrowing(
    contenders,
    own.map(({ delta }) => delta),
  );
  return contenders.map(({ rating }, index) => ({
    before: rating,
    after: Math.max(1, rating + (deltas[index] ?? 0)),
    performance: own[index]?.performance ?? rating,
  }));
}

/** By rating: how many of the field are expected to do better than somebody of it. */
function expectedBetter(ratings: readonly number[]): Float64Array {
  const counts = new Map<number, number>();
  for (const rating of ratings) counts.set(rating, (counts.get(rating) ?? 0) + 1);
  const expected = new Float64Array(ceiling);
  for (const [rating, count] of counts) {
    for (let at = 1; at < ceiling; at += 1) expected[at] = (expected[at] ?? 0) + count * winChance(rating, at);
  }
  return expected;
}

/** The last place among those of equal rank, by rank: the rule judges all of them by it. */
function lastPlaces(contenders: readonly Contender[]): Map<number, number> {
  const last = new Map<number, number>();
  for (const { rank } of contenders) last.set(rank, (last.get(rank) ?? rank - 1) + 1);
  return last;
}

/** The highest rating of which something is true that is true of all lower ones; 1 where it is true of none. */
function highestBelow(isTrueOf: (rating: number) => boolean): number {
  let [low, high] = [1, ceiling];
  while (high - low > 1) {
    const middle = Math.trunc((low + high) / 2);
    if (isTrueOf(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Takes from all the same, so that the field has won nothing; then so that its best rated have won nothing, at most 10
 * of each.
 */
function keptFromGrowing(contenders: readonly Contender[], deltas: readonly number[]): number[] {
  const size = contenders.length;
  const forAll = Math.trunc(-sum(deltas) / size) - 1;
  const lowered = deltas.map((delta) => delta + forAll);
  const bestCount = Math.min(4 * Math.round(Math.sqrt(size)), size);
  // Of equal ratings any may be counted among the best; the better placed are, so that the order of rows has no say.
  const best = contenders
    .map(({ rating, rank }, index) => ({ rating, rank, delta: lowered[index] ?? 0 }))
    .toSorted((a, b) => b.rating - a.rating || a.rank - b.rank)
    .slice(0, bestCount);
  const forBest = Math.min(Math.max(Math.trunc(-sum(best.map(({ delta }) => delta)) / bestCount), -10), 0);
  return lowered.map((delta) => delta + forBest);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
