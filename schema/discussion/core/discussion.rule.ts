import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { allowed, belongsTo, may, placedSelect } from '../../place/place.rule.ts';
import { unspoiling } from './spoiler.rule.ts';

/** What of a discussion decides what a viewer does with it. */
export const discussionRuleSelect = { ...placedSelect, id: true } as const satisfies Prisma.DiscussionSelect;
export type RuledDiscussion = Prisma.DiscussionGetPayload<{ select: typeof discussionRuleSelect }>;

/**
 * Discussions a viewer reads; the same filter serves one row, lists and counts. Disabled ones: their author and
 * moderators. About a problem: those that spoil nothing. Authors always read their own text.
 *
 * @param closed ids from `closedProblems`.
 * @param isDeletedShown deleted ones too, for their restoration.
 */
export function readableDiscussions(
  viewer: Viewer,
  closed: readonly number[],
  { isDeletedShown = false } = {},
): Prisma.DiscussionWhereInput {
  const own: Prisma.DiscussionWhereInput[] = viewer.kind === 'user' ? [{ authorId: viewer.userId }] : [];
  const moderated: Prisma.DiscussionWhereInput = allowed(viewer, 'discussion.moderate');
  return {
    AND: [
      allowed(viewer, 'discussion.read'),
      isDeletedShown ? {} : { deletedAt: null },
      { OR: [{ isDisabled: false }, ...own, moderated] },
      {
        OR: [{ problemId: null }, ...own, unspoiling(viewer, closed, [moderated])],
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
