import { useDeferredValue } from 'react';

/**
 * The answer that a page is drawn from. When it first comes, the page is drawn as a transition: in slices, between
 * which a phone answers taps. What changes later is shown at once, as a checkbox that follows it must.
 *
 * @returns undefined as long as the page is still to be drawn.
 */
export function useFirstInSlices<Value>(answer: Value | undefined): Value | undefined {
  const drawn = useDeferredValue(answer);
  return drawn === undefined ? undefined : answer;
}
