import type { Context } from '../../core/context.ts';
import { canComment } from '../../core/viewer.rule.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { DiscussionNotFound, ProblemClosedForDiscussion } from '../core/discussion.error.ts';
import { canModerate, discussionRuleSelect, readableDiscussions } from '../core/discussion.rule.ts';
import { requireOpen } from '../core/open-area.service.ts';
import { commentRefusalIn } from './comment-refusal.service.ts';
import { readersAmong } from './readers-among.service.ts';
import { threadPath } from './thread-path.ts';
import type { EnteredThread } from './thread.ts';

type Asking = Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>;

/** The comments of a discussion. @throws DiscussionNotFound, DiscussionsClosed */
export async function enterDiscussionThread(asking: Asking, discussionId: number): Promise<EnteredThread> {
  const { db, viewer } = asking;
  const closed = await closedProblems(asking);
  const discussion = await db.discussion.findFirst({
    where: { id: discussionId, AND: readableDiscussions(viewer, closed) },
    select: { ...discussionRuleSelect, title: true, problemId: true, thread: { select: { id: true, lockedAt: true } } },
  });
  if (discussion === null) throw new DiscussionNotFound();
  const { groupId, authorId, title, problemId, thread } = discussion;
  // Authors read their own text while a contest with the problem runs for them, but not what others write about it.
  const isClosed = problemId !== null && closed.includes(problemId);
  await requireOpen(asking, groupId);
  return {
    subject: { kind: 'DISCUSSION', id: discussionId },
    threadId: thread?.id ?? null,
    isLocked: (thread?.lockedAt ?? null) !== null,
    viewerId: viewer.kind === 'user' ? viewer.userId : null,
    writers: isClosed && viewer.kind === 'user' ? { ids: [viewer.userId], withSuperAdmins: false } : null,
    isModerator: canModerate(viewer, discussion),
    isHost: ({ id }) => id === authorId,
    isAnswerable: () => true,
    writeRefusal:
      isClosed && canComment(viewer) ? new ProblemClosedForDiscussion() : await commentRefusalIn(asking, groupId),
    requireToTakePart: () => {},
    isForAll: () => true,
    ownerId: authorId,
    readersAmong: (tx, userIds) =>
      readersAmong(
        tx,
        userIds,
        async (reader) =>
          (await tx.discussion.count({ where: { id: discussionId, AND: readableDiscussions(reader, []) } })) > 0,
      ),
    path: threadPath.discussion(discussionId),
    title,
    problemId,
  };
}
