/** Distance of two lines of the grid that ratings are rounded to. */
const step = 100;

/** Least and greatest rating of a chart's axis: round ones, with all ratings between them. */
export function ratingBounds(ratings: readonly number[]): { readonly min: number; readonly max: number } {
  const min = Math.floor((Math.min(...ratings) - 1) / step) * step;
  return { min: Math.max(0, min), max: Math.ceil((Math.max(...ratings) + 1) / step) * step };
}

/** How many dates are told below a chart. */
const dates = 3;

/** Moments to be told below a chart, from the first contest to the last one, none of them twice. */
export function tickMoments(moments: readonly Date[]): readonly Date[] {
  const [first, last] = [moments[0]?.getTime(), moments.at(-1)?.getTime()];
  if (first === undefined || last === undefined) return [];
  const times = Array.from({ length: dates }, (_, index) => first + ((last - first) * index) / (dates - 1));
  return [...new Set(times)].map((time) => new Date(time));
}
