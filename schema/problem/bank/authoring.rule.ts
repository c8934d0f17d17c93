import type { Prisma, ProblemVisibility } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { isAdmin } from '../../core/viewer.rule.ts';
import { allowed, may, newOnSite, type Placed } from '../../place/place.rule.ts';

/** An editor may hide a problem; making a hidden one public is a right of its own. */
export function mayChangeVisibility(
  viewer: Viewer,
  problem: Placed & { readonly visibility: ProblemVisibility },
  visibility: ProblemVisibility,
): boolean {
  if (!may(viewer, 'problem.edit', problem)) return false;
  return !isPublishing(problem, { visibility }) || may(viewer, 'problem.publish', problem);
}

/** What is in the public bank goes with submissions of the whole site, so its group cannot delete it. */
export function mayDeleteProblem(viewer: Viewer, problem: Placed & { readonly inBank: boolean }): boolean {
  return may(viewer, 'problem.delete', problem) && (!problem.inBank || may(viewer, 'problem.delete', newOnSite));
}

/** Does a change make public what was not? */
export function isPublishing(
  before: { readonly visibility: ProblemVisibility },
  after: { readonly visibility: ProblemVisibility },
): boolean {
  return after.visibility === 'PUBLIC' && before.visibility !== 'PUBLIC';
}

/**
 * Problems in the list of those who work on them: of the site all for admins; otherwise what the viewer may edit. Of a
 * group: all for its admins, their own for authors.
 */
export function managedProblems(viewer: Viewer, groupId: number | null = null): Prisma.ProblemWhereInput {
  if (groupId !== null) return { AND: [{ groupId }, allowed(viewer, 'problem.keep')] };
  const editable = allowed(viewer, 'problem.edit');
  return isAdmin(viewer) ? { OR: [{ groupId: null }, editable] } : editable;
}
