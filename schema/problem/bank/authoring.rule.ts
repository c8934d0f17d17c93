import type { Prisma, ProblemVisibility } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { isAdmin, isProblemAdmin } from '../../core/viewer.rule.ts';

/** What decides who may work on a problem. */
export interface AuthoredProblem {
  readonly authorId: string | null;
}

/** Any of the three admin roles makes problems. */
export function mayCreateProblem(viewer: Viewer): boolean {
  return isAdmin(viewer);
}

/**
 * Super admins and problem admins change every problem, everybody else, admins too, their own (REST contract,
 * "admin-problem").
 */
export function mayEditProblem(viewer: Viewer, { authorId }: AuthoredProblem): boolean {
  return isProblemAdmin(viewer) || (viewer.kind === 'user' && authorId === viewer.userId);
}

/** Submissions go with a problem, so only those who answer for all problems delete one. */
export function mayDeleteProblem(viewer: Viewer): boolean {
  return isProblemAdmin(viewer);
}

/**
 * Who may change a problem may hide it; only super admins and problem admins make a hidden one public (REST contract).
 */
export function mayChangeVisibility(
  viewer: Viewer,
  problem: AuthoredProblem & { readonly visibility: ProblemVisibility },
  visibility: ProblemVisibility,
): boolean {
  if (!mayEditProblem(viewer, problem)) return false;
  return !isPublishing(problem, { visibility }) || isProblemAdmin(viewer);
}

/** Does a change make public what was not? */
export function isPublishing(
  before: { readonly visibility: ProblemVisibility },
  after: { readonly visibility: ProblemVisibility },
): boolean {
  return after.visibility === 'PUBLIC' && before.visibility !== 'PUBLIC';
}

/** Problems in the list of those who work on them: all for admins, their own for everybody else. */
export function managedProblems(viewer: Viewer): Prisma.ProblemWhereInput {
  if (isAdmin(viewer)) return {};
  // No id is empty: signed out, nothing is listed.
  return { authorId: viewer.kind === 'user' ? viewer.userId : '' };
}

/** May the viewer send files for problems: test data, packages, images and files of statements. */
export function mayUploadForProblems(viewer: Viewer, keepsProblems: boolean): boolean {
  return isAdmin(viewer) || (viewer.kind === 'user' && keepsProblems);
}
