import type { Prisma } from '@verdict/prisma/generated/client/client.ts';

/*
 * The accepted answer of a discussion counts for all readers alike: while its comment is hidden or deleted, or a
 * contest with the problem runs for the viewer, the discussion is unanswered.
 */

/**
 * Discussions whose accepted answer is shown.
 *
 * @param closed ids from `closedProblems`.
 */
export function answeredDiscussions(closed: readonly number[]): Prisma.DiscussionWhereInput {
  return {
    category: { isHelp: true },
    answer: { isHidden: false, deletedAt: null },
    OR: [{ problemId: null }, { problemId: { notIn: [...closed] } }],
  };
}

/** Discussions of help categories without such an answer. @param closed ids from `closedProblems`. */
export function unansweredDiscussions(closed: readonly number[]): Prisma.DiscussionWhereInput {
  return {
    category: { isHelp: true },
    OR: [
      { answerId: null },
      { answer: { OR: [{ isHidden: true }, { deletedAt: { not: null } }] } },
      { problemId: { in: [...closed] } },
    ],
  };
}
