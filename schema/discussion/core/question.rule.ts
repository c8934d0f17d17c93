import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { allowed, groupsOf } from '../../place/place.rule.ts';
import { discussedOnSite } from './solution.rule.ts';

/**
 * Questions about lines that the viewer answers, because they keep the problem or the submissions of the group.
 *
 * @param closed ids from `closedProblems`.
 */
export function answeredQuestions(viewer: Viewer, closed: readonly number[]): Prisma.LineQuestionWhereInput {
  return {
    problemId: { notIn: [...closed] },
    OR: [
      ...onKeptProblems(viewer),
      { groupId: { not: null }, submission: { AND: [allowed(viewer, 'submission.keep')] } },
    ],
  };
}

/** A group that shares a problem does not read what members of another one submit to it. */
function onKeptProblems(viewer: Viewer): Prisma.LineQuestionWhereInput[] {
  const kept = allowed(viewer, 'problem.keep');
  if (isSuperAdmin(viewer)) return [{ problem: kept }];
  return [
    { problem: { AND: [kept, discussedOnSite] } },
    ...groupsOf(viewer).map((groupId) => ({ groupId, problem: { AND: [kept, { groupId }] } })),
  ];
}

/** Questions that the viewer reads: their own, and those that they answer. */
export function readableQuestions(viewer: Viewer, closed: readonly number[]): Prisma.LineQuestionWhereInput {
  const own: Prisma.LineQuestionWhereInput[] = viewer.kind === 'user' ? [{ askerId: viewer.userId }] : [];
  return { OR: [...own, answeredQuestions(viewer, closed)] };
}
