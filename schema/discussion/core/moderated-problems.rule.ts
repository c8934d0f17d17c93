import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { allowed, may } from '../../place/place.rule.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';

/** Problems of which the viewer moderates what is said. Those of the bank are discussed on the site, also a group's. */
export function problemsOfModerators(viewer: Viewer): Prisma.ProblemWhereInput {
  return {
    OR: [
      { inBank: false, AND: allowed(viewer, 'discussion.moderate') },
      ...(may(viewer, 'discussion.moderate', { groupId: null, authorId: null })
        ? [{ inBank: true, AND: visibleProblems(viewer) }]
        : []),
    ],
  };
}
