import { openProblem } from '../../problem/bank/opened-problem.ts';
import type { EnteredContest } from './contest.service.ts';

/** Where a problem stands in a contest, and how its reader came there. */
export interface ContestPlace {
  /** Id of the problem's place in the contest. */
  readonly id: number;
  readonly problemId: number;
  readonly displayId: string;
  readonly displayTitle: string;
  readonly color: string | null;
  readonly entered: EnteredContest;
  /** Does what was submitted after the end count, too? */
  readonly includesAfterEnd: boolean;
}

const places = new WeakMap<object, ContestPlace>();

/**
 * Puts a loaded problem in its place: from then on it is read as the contest shows it.
 *
 * @param isReadable may the viewer read the statement?
 */
export function putInPlace<Row extends object>(
  row: Row,
  place: ContestPlace,
  { isReadable }: { readonly isReadable: boolean },
): Row {
  places.set(row, place);
  return openProblem(row, { displayId: place.displayId, title: place.displayTitle, isReadable });
}

/** The place of a problem that a contest answered. */
export function placeOf(row: object): ContestPlace {
  const place = places.get(row);
  if (place === undefined) throw new Error('a problem of a contest was loaded without its place');
  return place;
}
