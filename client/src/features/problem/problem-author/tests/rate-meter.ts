/** Only this much of the past counts, in ms: the rate of now, without jumping at every part. */
const windowMs = 5_000;

/**
 * Measures how fast bytes go.
 *
 * @returns a function that takes all bytes sent so far at a time in ms, and gives bytes per second; null while that is
 *   not known.
 */
export function createRateMeter(): (sentBytes: number, atMs: number) => number | null {
  let marks: { readonly sentBytes: number; readonly atMs: number }[] = [];
  return (sentBytes, atMs) => {
    marks = [...marks.filter((mark) => atMs - mark.atMs <= windowMs), { sentBytes, atMs }];
    const [first] = marks;
    if (first === undefined || atMs <= first.atMs) return null;
    return ((sentBytes - first.sentBytes) / (atMs - first.atMs)) * 1_000;
  };
}
