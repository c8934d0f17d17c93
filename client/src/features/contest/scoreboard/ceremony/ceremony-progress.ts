import { leave, takeLeft } from '../../../../lib/store/local-storage.ts';
import type { CeremonyWish } from './ceremony-address.ts';

/** A scroll board of a contest, as its address asks for it. */
type Shown = CeremonyWish & { readonly contestId: number };

const keyOf = ({ contestId, removesStars, medals }: Shown) =>
  `scroll-board:${contestId}:${removesStars}:${medals?.join(',') ?? ''}`;

/**
 * The step this tab has come to, which a reload goes on from; 0: it has not begun. It is not in the address, which
 * would reveal results to whoever gets it.
 */
export function keptStep(shown: Shown): number {
  const left = takeLeft(keyOf(shown));
  if (left !== null) leave(keyOf(shown), left);
  const step = Number(left ?? 0);
  return Number.isSafeInteger(step) && step > 0 ? step : 0;
}

/** Keeps the step for a reload of this tab. */
export function keepStep(shown: Shown, step: number): void {
  if (step > 0) leave(keyOf(shown), String(step));
  else takeLeft(keyOf(shown));
}
