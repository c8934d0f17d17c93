import type { Context } from '../../core/context.ts';
import { canComment } from '../../core/viewer.rule.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { DiscussionNotFound } from '../core/discussion.error.ts';
import { canModerate, discussionRuleSelect, readableDiscussions } from '../core/discussion.rule.ts';
import { requireOpen } from '../core/open-area.service.ts';
import { solvedRefusal } from '../core/solved-needed.service.ts';
import { readersOfGroup } from './contest-thread.service.ts';
import { CommentingForbidden } from './thread.error.ts';
import type { EnteredThread } from './thread.ts';

type Asking = Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>;

/** The comments of a discussion. @throws DiscussionNotFound, DiscussionsClosed */
export async function enterDiscussionThread(asking: Asking, discussionId: number): Promise<EnteredThread> {
  const { db, viewer } = asking;
  const discussion = await db.discussion.findFirst({
    where: { id: discussionId, AND: readableDiscussions(viewer, await closedProblems(asking)) },
    select: { ...discussionRuleSelect, title: true, thread: { select: { id: true, lockedAt: true } } },
  });
  if (discussion === null) throw new DiscussionNotFound();
  const { groupId, authorId, title, thread } = discussion;
  await requireOpen(asking, groupId);
  return {
    subject: { kind: 'DISCUSSION', id: discussionId },
    threadId: thread?.id ?? null,
    isLocked: (thread?.lockedAt ?? null) !== null,
    writers: null,
    isModerator: canModerate(viewer, discussion),
    isHost: ({ id }) => id === authorId,
    isAnswerable: () => true,
    writeRefusal: canComment(viewer)
      ? groupId === null
        ? await solvedRefusal(asking, 'commentSolvedNeeded')
        : null
      : new CommentingForbidden(),
    requireToTakePart: () => {},
    isForAll: () => true,
    ownerId: authorId,
    readersAmong: (tx, userIds) => readersOfGroup(tx, groupId, userIds),
    path: `/discussion-detail/${discussionId}`,
    title,
  };
}
