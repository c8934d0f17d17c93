import type { Context } from '../../core/context.ts';
import { countComments, readableIn } from '../thread/thread.ts';
import { findComment } from './comment-list.service.ts';
import { publishChange } from './comment-news.service.ts';
import { CommentNotFound, NotYourComment, ReplyNotFound } from './comment.error.ts';
import { canDelete } from './comment.rule.ts';

/** Deletes a comment and its replies. @throws CommentNotFound, NotYourComment and what `enterThread` throws */
export async function deleteComment(context: Context, id: number): Promise<void> {
  const { db, viewer, pubsub } = context;
  const { comment, thread } = await findComment(context, id);
  if (!canDelete(viewer, comment.author.id, thread)) throw new NotYourComment();
  await db.$transaction(async (tx) => {
    // Replies that are written at the same moment wait, so that all of them are counted.
    await tx.$queryRaw`SELECT FROM comment WHERE id = ${id} FOR UPDATE`;
    const replyCount = await tx.reply.count({ where: { commentId: id } });
    const { count } = await tx.comment.deleteMany({ where: { id } });
    if (count === 0) throw new CommentNotFound();
    await countComments(tx, comment.threadId, -1 - replyCount);
    await publishChange(tx, pubsub, { thread, author: comment.author });
  });
}

/** Deletes a reply. @throws ReplyNotFound, NotYourComment and what `enterThread` throws */
export async function deleteReply(context: Context, id: number): Promise<void> {
  const { db, viewer, pubsub } = context;
  const place = await db.reply.findUnique({ where: { id }, select: { commentId: true, authorId: true } });
  if (place === null) throw new ReplyNotFound();
  const { comment, thread } = await findComment(context, place.commentId);
  const reply = await db.reply.findFirst({ where: { id, ...readableIn(thread) }, select: { id: true } });
  if (reply === null) throw new ReplyNotFound();
  if (!canDelete(viewer, place.authorId, thread)) throw new NotYourComment();
  await db.$transaction(async (tx) => {
    const { count } = await tx.reply.deleteMany({ where: { id } });
    if (count === 0) throw new ReplyNotFound();
    await countComments(tx, comment.threadId, -1);
    await publishChange(tx, pubsub, { thread, author: comment.author });
  });
}
