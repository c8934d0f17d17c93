import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { requireNewcomerLimits } from '../core/newcomer.service.ts';
import { enterThread, requireToWrite } from '../thread/enter-thread.service.ts';
import { countComments, keepThread, readableIn, type Subject } from '../thread/thread.ts';
import { findComment, readComment } from './comment-list.service.ts';
import { notifyOfAct, publishChange } from './comment-news.service.ts';
import { replyFor, replySelect, type CommentRow, type ReplyRow } from './comment-row.ts';
import { CommentNotFound, ReplyingForbidden, ReplyNotFound } from './comment.error.ts';
import { findMentioned } from './mention-news.service.ts';
import { requestDelivery } from './watch-delivery.service.ts';

/** Longest comment or reply, in characters (specification, section 5). */
export const maxCommentLength = 10_000;

/**
 * Inserts a comment and notifies the owner of its subject, and whom it mentions.
 *
 * @throws NewcomerLimitReached, TooManyRequests, what `enterThread` throws, and what `requireToWrite` throws
 */
export async function addComment(
  context: Context,
  { subject, content }: { readonly subject: Subject; readonly content: string },
): Promise<CommentRow> {
  const { db, viewer, pubsub, now } = context;
  const thread = await enterThread(context, subject);
  requireToWrite(thread);
  await requireNewcomerLimits(context, { groupId: thread.groupId, content });
  const userId = userIdOf(viewer);
  ration(context, 'comment', userId);
  const tellMentioned = await findMentioned(context, thread, content);
  const id = await db.$transaction(async (tx) => {
    const threadId = await keepThread(tx, thread);
    const made = await tx.comment.create({
      data: { threadId, authorId: userId, content, createdAt: now },
      select: { id: true, author: { select: { id: true, role: true } } },
    });
    await countComments(tx, threadId, 1);
    await thread.onWritten?.(tx, userId);
    await notifyOfAct(tx, pubsub, {
      thread,
      act: {
        kind: 'DISCUSS',
        action: 'COMMENT',
        senderId: userId,
        recipientIds: thread.ownerId === null ? [] : [thread.ownerId],
        content,
        quote: null,
        commentId: made.id,
        replyId: null,
      },
    });
    await tellMentioned(tx, { content, commentId: made.id, replyId: null, toldIds: [thread.ownerId] });
    await requestDelivery(tx, pubsub, { threadId, writerId: userId, text: { commentId: made.id } });
    await publishChange(tx, pubsub, { thread, author: made.author });
    return made.id;
  });
  return readComment(context, id, thread);
}

/** A reply as it is written. */
export interface NewReply {
  readonly commentId: number;
  /** The reply it answers; null: the comment itself. */
  readonly replyId: number | null;
  readonly content: string;
}

/**
 * Answers a comment, or a reply below it. Notifies the account it answers, the comment's author, and whom it mentions.
 *
 * @throws CommentNotFound, ReplyNotFound, ReplyingForbidden, and what commenting throws
 */
export async function replyToComment(context: Context, { commentId, replyId, content }: NewReply): Promise<ReplyRow> {
  const { db, viewer, pubsub, now } = context;
  // Replies below a deleted comment are answered still.
  const { comment, thread } = await findComment(context, commentId, { isDeletedShown: replyId !== null });
  requireToWrite(thread);
  if (!thread.isAnswerable(comment.author)) throw new ReplyingForbidden();
  const answered =
    replyId === null
      ? null
      : await db.reply.findFirst({
          where: { id: replyId, commentId, ...readableIn(thread) },
          select: { authorId: true, content: true },
        });
  if (replyId !== null && answered === null) throw new ReplyNotFound();
  await requireNewcomerLimits(context, { groupId: thread.groupId, content });
  const userId = userIdOf(viewer);
  ration(context, 'comment', userId);
  const recipientId = answered?.authorId ?? comment.author.id;
  const tellMentioned = await findMentioned(context, thread, content);
  return db.$transaction(async (tx) => {
    // Waits for a comment that is deleted at the same moment.
    const existing = await tx.$queryRaw<unknown[]>`SELECT FROM comment WHERE id = ${commentId} FOR KEY SHARE`;
    if (existing.length === 0) throw new CommentNotFound();
    const made = await tx.reply.create({
      data: { commentId, authorId: userId, recipientId, content, createdAt: now },
      select: replySelect,
    });
    // What is below a hidden comment does not count.
    if (!comment.isHidden) await countComments(tx, comment.threadId, 1);
    await thread.onWritten?.(tx, userId);
    const act = {
      kind: 'REPLY',
      action: 'REPLY',
      senderId: userId,
      recipientIds: [recipientId, comment.author.id],
      content,
      quote: answered?.content ?? comment.content,
      commentId,
      replyId: made.id,
      quotedReplyId: replyId,
    } as const;
    await notifyOfAct(tx, pubsub, { thread, act });
    await tellMentioned(tx, { content, commentId, replyId: made.id, toldIds: act.recipientIds });
    await requestDelivery(tx, pubsub, { threadId: comment.threadId, writerId: userId, text: { replyId: made.id } });
    await publishChange(tx, pubsub, { thread, author: comment.author });
    return replyFor(viewer, made, thread);
  });
}
