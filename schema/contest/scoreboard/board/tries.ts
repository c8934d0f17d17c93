import type { Try } from './board-rows.ts';

/** Tries with one put in its place, or replaced if it is there already: a new verdict of the same submission. */
export function withTry(tries: readonly Try[], one: Try): Try[] {
  return [...withoutTry(tries, one.submissionId), one].toSorted(byTime);
}

/** Tries without one that is gone. */
export function withoutTry(tries: readonly Try[], submissionId: number): Try[] {
  return tries.filter((one) => one.submissionId !== submissionId);
}

/** The order tries count in: as they were submitted, and of the same moment by their number. */
function byTime(a: Try, b: Try): number {
  return a.atMs - b.atMs || a.submissionId - b.submissionId;
}
