import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { allowed } from '../../place/place.rule.ts';

/**
 * Questions about lines that the viewer answers, because they keep the problem or the submissions of the group.
 *
 * @param closed ids from `closedProblems`.
 */
export function answeredQuestions(viewer: Viewer, closed: readonly number[]): Prisma.LineQuestionWhereInput {
  return {
    problemId: { notIn: [...closed] },
    OR: [
      { problem: allowed(viewer, 'problem.keep') },
      { groupId: { not: null }, submission: { AND: [allowed(viewer, 'submission.keep')] } },
    ],
  };
}

/** Questions that the viewer reads: their own, and those that they answer. */
export function readableQuestions(viewer: Viewer, closed: readonly number[]): Prisma.LineQuestionWhereInput {
  const own: Prisma.LineQuestionWhereInput[] = viewer.kind === 'user' ? [{ askerId: viewer.userId }] : [];
  return { OR: [...own, answeredQuestions(viewer, closed)] };
}
