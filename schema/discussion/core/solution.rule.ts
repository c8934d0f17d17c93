import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { allowed } from '../../place/place.rule.ts';
import { problemsOfOwnPlaces } from '../../problem/bank/problem.rule.ts';
import { problemsOfModerators } from './moderated-problems.rule.ts';
import { givenUpBy, solvedBy } from './spoiler.rule.ts';

/** Problems that are discussed on the site, and may be given up to read solutions of others. */
export const discussedOnSite = { OR: [{ inBank: true }, { groupId: null }] } satisfies Prisma.ProblemWhereInput;

/** Solutions of others that everybody reads who solved the problem. */
export const publishedSolutions = {
  shownVersionId: { not: null },
  isHidden: false,
  deletedAt: null,
} satisfies Prisma.CommunitySolutionWhereInput;

/**
 * Problems of which the viewer reads the published solutions: they solved them, or gave one of the site up. In groups
 * giving up opens none, since work there is often graded. Keepers and moderators read all. Members of groups that a
 * problem is shared with read none: solutions stay in the group whose members wrote them.
 *
 * @param closed ids from `closedProblems`.
 */
export function explainedProblems(viewer: Viewer, closed: readonly number[]): Prisma.ProblemWhereInput {
  const own =
    viewer.kind === 'user' ? [solvedBy(viewer.userId), { AND: [discussedOnSite, givenUpBy(viewer.userId)] }] : [];
  return { AND: [{ id: { notIn: [...closed] } }, problemsOfOwnPlaces(viewer), { OR: [...own, staffed(viewer)] }] };
}

/** Solutions that the viewer reviews and moderates, deleted ones too. @param closed ids from `closedProblems`. */
export function reviewedSolutions(viewer: Viewer, closed: readonly number[]): Prisma.CommunitySolutionWhereInput {
  return { problemId: { notIn: [...closed] }, problem: staffed(viewer) };
}

/** Solutions that the viewer reads: their own, those that they review, and published ones. */
export function readableSolutions(viewer: Viewer, closed: readonly number[]): Prisma.CommunitySolutionWhereInput {
  const own: Prisma.CommunitySolutionWhereInput[] = viewer.kind === 'user' ? [{ authorId: viewer.userId }] : [];
  return {
    deletedAt: null,
    OR: [
      ...own,
      reviewedSolutions(viewer, closed),
      { ...publishedSolutions, problem: explainedProblems(viewer, closed) },
    ],
  };
}

function staffed(viewer: Viewer): Prisma.ProblemWhereInput {
  return { OR: [allowed(viewer, 'problem.keep'), problemsOfModerators(viewer)] };
}
