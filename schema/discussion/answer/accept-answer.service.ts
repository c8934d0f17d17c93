import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { findComment } from '../comment/comment-list.service.ts';
import { notifyOfAct, publishChange } from '../comment/comment-news.service.ts';
import { AcceptingForbidden, DiscussionNotFound, NotHelpDiscussion } from '../core/discussion.error.ts';

/**
 * Accepts a comment as the answer of its discussion in the place of another one, or takes that back; idempotent.
 * Notifies the author of the comment the first time.
 *
 * @returns id of the discussion
 * @throws CommentNotFound, NotHelpDiscussion, AcceptingForbidden, TooManyRequests and what `enterThread` throws
 */
export async function acceptAnswer(
  context: Context,
  { commentId, isAccepted }: { readonly commentId: number; readonly isAccepted: boolean },
): Promise<number> {
  const { db, viewer, pubsub } = context;
  const { comment, thread } = await findComment(context, commentId);
  const { subject, answers } = thread;
  if (subject.kind !== 'DISCUSSION' || answers === undefined) throw new NotHelpDiscussion();
  if (!answers.canAccept || (isAccepted && comment.isHidden)) throw new AcceptingForbidden();
  const userId = userIdOf(viewer);
  ration(context, 'like', userId);
  const { id } = subject;
  await db.$transaction(async (tx) => {
    // Serializes the acceptances of one discussion.
    const [before] = await tx.$queryRaw<{ answerId: number | null }[]>`
      SELECT answer_id AS "answerId" FROM discussion WHERE id = ${id} FOR NO KEY UPDATE`;
    if (before === undefined) throw new DiscussionNotFound();
    if ((before.answerId === commentId) === isAccepted) return;
    await tx.discussion.update({ where: { id }, data: { answerId: isAccepted ? commentId : null } });
    await pubsub.publish('discussion', { discussionId: id }, tx);
    await publishChange(tx, pubsub, { thread, author: comment.author });
    if (!isAccepted || (await tx.message.count({ where: { commentId, action: 'ACCEPT' }, take: 1 })) > 0) return;
    const act = {
      kind: 'LIKE',
      action: 'ACCEPT',
      senderId: userId,
      recipientIds: [comment.author.id],
      content: '',
      quote: comment.content,
      commentId,
      replyId: null,
    } as const;
    await notifyOfAct(tx, pubsub, { thread, act });
  });
  return id;
}
