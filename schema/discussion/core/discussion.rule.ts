import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { allowed, belongsTo, may, placedSelect } from '../../place/place.rule.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';

/** What of a discussion decides what a viewer does with it. */
export const discussionRuleSelect = { ...placedSelect, id: true } as const satisfies Prisma.DiscussionSelect;
export type RuledDiscussion = Prisma.DiscussionGetPayload<{ select: typeof discussionRuleSelect }>;

/**
 * Discussions a viewer reads; the same filter serves one row, lists and counts. Disabled ones: their author and
 * moderators. About a problem: viewers that see the problem and that the disclosure admits, unless the problem is
 * closed for them. Authors always read their own text.
 *
 * @param closed ids from `closedProblems`.
 */
export function readableDiscussions(viewer: Viewer, closed: readonly number[]): Prisma.DiscussionWhereInput {
  const own: Prisma.DiscussionWhereInput[] = viewer.kind === 'user' ? [{ authorId: viewer.userId }] : [];
  const moderated: Prisma.DiscussionWhereInput = allowed(viewer, 'discussion.moderate');
  const disclosed: Prisma.DiscussionWhereInput[] = [
    { disclosure: 'ALL' },
    moderated,
    { problem: allowed(viewer, 'problem.keep') },
  ];
  if (viewer.kind === 'user')
    disclosed.push({
      disclosure: 'SOLVED',
      problem: { solvers: { some: { userId: viewer.userId, firstAcceptedAt: { not: null } } } },
    });
  return {
    AND: [
      allowed(viewer, 'discussion.read'),
      { OR: [{ isDisabled: false }, ...own, moderated] },
      {
        OR: [
          { problemId: null },
          ...own,
          { AND: [{ problemId: { notIn: [...closed] } }, { problem: visibleProblems(viewer) }, { OR: disclosed }] },
        ],
      },
    ],
  };
}

/** May the viewer change its text: its author, as long as they belong to its place? */
export function canEdit(viewer: Viewer, { authorId, groupId }: RuledDiscussion): boolean {
  return viewer.kind === 'user' && viewer.userId === authorId && belongsTo(viewer, groupId);
}

export function canDeleteDiscussion(viewer: Viewer, discussion: RuledDiscussion): boolean {
  return may(viewer, 'discussion.delete', discussion);
}

/** May the viewer pin, lock and disable it? */
export function canModerate(viewer: Viewer, discussion: RuledDiscussion): boolean {
  return may(viewer, 'discussion.moderate', discussion);
}
