import type { Context } from '../../core/context.ts';
import { readableIn } from './comment-area.service.ts';
import { findComment } from './comment-list.service.ts';
import { tellOfChange } from './comment-news.service.ts';
import { CommentNotFound, NotYourComment, ReplyNotFound } from './comment.error.ts';
import { canDelete } from './comment.rule.ts';

/**
 * Takes a comment and all replies to it away for good.
 *
 * @throws CommentNotFound, NotYourComment and what entering the
 * contest throws
 */
export async function deleteComment(context: Context, id: number): Promise<void> {
  const { db, viewer, pubsub } = context;
  const { comment, area } = await findComment(context, id);
  if (!canDelete(viewer, comment.author.id, area)) throw new NotYourComment();
  await db.$transaction(async (tx) => {
    const { count } = await tx.comment.deleteMany({ where: { id } });
    if (count === 0) throw new CommentNotFound();
    await tellOfChange(tx, pubsub, { area, author: comment.author });
  });
}

/** Takes a reply away for good. @throws ReplyNotFound, NotYourComment and what entering the contest throws */
export async function deleteReply(context: Context, id: number): Promise<void> {
  const { db, viewer, pubsub } = context;
  const place = await db.reply.findUnique({ where: { id }, select: { commentId: true, authorId: true } });
  if (place === null) throw new ReplyNotFound();
  const { comment, area } = await findComment(context, place.commentId);
  const reply = await db.reply.findFirst({ where: { id, ...readableIn(area) }, select: { id: true } });
  if (reply === null) throw new ReplyNotFound();
  if (!canDelete(viewer, place.authorId, area)) throw new NotYourComment();
  await db.$transaction(async (tx) => {
    const { count } = await tx.reply.deleteMany({ where: { id } });
    if (count === 0) throw new ReplyNotFound();
    await tellOfChange(tx, pubsub, { area, author: comment.author });
  });
}
