import type { Context } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { canComment } from '../../core/viewer.rule.ts';
import { belongsTo } from '../../place/place.rule.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { DiscussionNotFound, ProblemClosedForDiscussion } from '../core/discussion.error.ts';
import { canEdit, canModerate, discussionRuleSelect, readableDiscussions } from '../core/discussion.rule.ts';
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
    select: {
      ...discussionRuleSelect,
      title: true,
      problemId: true,
      answerId: true,
      answer: { select: { isHidden: true, deletedAt: true } },
      category: { select: { isHelp: true } },
      disclosure: true,
      isDisabled: true,
      problem: { select: { visibility: true, inBank: true, groupId: true } },
      thread: { select: { id: true, lockedAt: true } },
    },
  });
  if (discussion === null) throw new DiscussionNotFound();
  const { groupId, authorId, title, problemId, problem, answerId, answer, category, thread } = discussion;
  // Authors read their own text while a contest with the problem runs for them, but not what others write about it.
  const isClosed = problemId !== null && closed.includes(problemId);
  await requireOpen(asking, groupId);
  const isModerator = canModerate(viewer, discussion);
  const isOwn = canEdit(viewer, discussion);
  const isAnswered = !isClosed && answer !== null && !answer.isHidden && answer.deletedAt === null;
  const isOpen =
    discussion.disclosure === 'ALL' &&
    !discussion.isDisabled &&
    !isClosed &&
    (problem === null ||
      (problem.visibility === 'PUBLIC' && (problem.inBank || (groupId !== null && problem.groupId === groupId))));
  return {
    subject: { kind: 'DISCUSSION', id: discussionId },
    threadId: thread?.id ?? null,
    groupId,
    isLocked: (thread?.lockedAt ?? null) !== null,
    viewerId: userIdOrNull(viewer),
    writers: isClosed && viewer.kind === 'user' ? { ids: [viewer.userId], withSuperAdmins: false } : null,
    isModerator,
    isHost: ({ id }) => id === authorId,
    isAnswerable: () => true,
    writeRefusal:
      isClosed && canComment(viewer)
        ? new ProblemClosedForDiscussion()
        : await commentRefusalIn(asking, groupId, { isOwnQuestion: isOwn && category.isHelp }),
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
    audience: !isOpen || !belongsTo(viewer, groupId) ? 'READERS' : groupId === null ? 'SITE' : { groupId },
    path: threadPath.discussion(discussionId),
    title,
    problemId,
    ...(category.isHelp && {
      answers: { acceptedId: isAnswered ? answerId : null, canAccept: !isClosed && (isModerator || isOwn) },
    }),
  };
}
