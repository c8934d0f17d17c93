import type { Viewer } from '../../core/context.ts';
import { may, type Placed } from '../../place/place.rule.ts';

/** What a checker is compiled for. */
export interface CheckerPlace {
  /** Null: a problem that is still to be made. */
  readonly problem: Placed | null;
  /** Group in whose name it is compiled; null: none. */
  readonly groupId: number | null;
}

/** Those who keep the problem, or may make one in the place. A named group must be the problem's. */
export function mayCompileChecker(viewer: Viewer, { problem, groupId }: CheckerPlace): boolean {
  if (problem === null) return may(viewer, 'problem.create', { groupId, authorId: null });
  return (groupId === null || groupId === problem.groupId) && may(viewer, 'problem.keep', problem);
}
