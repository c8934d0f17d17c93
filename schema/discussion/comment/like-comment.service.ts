import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { findComment, readComment } from './comment-list.service.ts';
import { notifyOfAct, publishChange } from './comment-news.service.ts';
import type { CommentRow } from './comment-row.ts';
import { CommentNotFound } from './comment.error.ts';

/**
 * Likes a comment, or takes the like back; idempotent. Notifies its author the first time.
 *
 * @throws CommentNotFound, TooManyRequests and what `enterThread` throws
 */
export async function likeComment(context: Context, id: number, isLiked: boolean): Promise<CommentRow> {
  const { db, viewer, pubsub } = context;
  const { comment, thread } = await findComment(context, id);
  const userId = userIdOf(viewer);
  ration(context, 'like', userId);
  await db.$transaction(async (tx) => {
    // Serializes likes of one comment, so that its count is that of the rows.
    const standing = await tx.$queryRaw<unknown[]>`SELECT FROM comment WHERE id = ${id} FOR NO KEY UPDATE`;
    if (standing.length === 0) throw new CommentNotFound();
    const key = { commentId: id, userId };
    const before = await tx.commentLike.findUnique({ where: { commentId_userId: key }, select: { isLiked: true } });
    if ((before?.isLiked ?? false) === isLiked) return;
    await tx.commentLike.upsert({ where: { commentId_userId: key }, create: { ...key, isLiked }, update: { isLiked } });
    await tx.comment.update({ where: { id }, data: { likeCount: { increment: isLiked ? 1 : -1 } } });
    if (before === null) {
      await notifyOfAct(tx, pubsub, {
        thread,
        act: {
          kind: 'LIKE',
          action: 'LIKE_COMMENT',
          senderId: userId,
          recipientIds: [comment.author.id],
          content: '',
          quote: comment.content,
          commentId: id,
          replyId: null,
        },
      });
    }
    await publishChange(tx, pubsub, { thread, author: comment.author });
  });
  return readComment(context, id, thread);
}
