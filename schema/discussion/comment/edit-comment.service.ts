import type { Context } from '../../core/context.ts';
import { requireNewcomerLimits } from '../core/newcomer.service.ts';
import { keepRevision, lockVersion } from '../text/keep-revision.service.ts';
import { requireToWrite } from '../thread/enter-thread.service.ts';
import { findComment, findReply, readComment } from './comment-list.service.ts';
import { publishChange } from './comment-news.service.ts';
import { replyFor, replySelect, type CommentRow, type ReplyRow } from './comment-row.ts';
import { CommentNotFound, NotYourComment, ReplyNotFound } from './comment.error.ts';
import { isAuthor } from './comment.rule.ts';
import { findMentioned } from './mention-news.service.ts';

/** An edit of a comment or a reply. */
interface Edit {
  readonly content: string;
  /** When the version was written that it started from; null: any. */
  readonly basis: Date | null;
}

/**
 * Changes the text of an own comment; the former one is kept.
 *
 * @throws NewcomerLimitReached, CommentNotFound, NotYourComment, TextChanged, what `enterThread` throws, and what
 *   `requireToWrite` throws
 */
export async function updateComment(context: Context, id: number, { content, basis }: Edit): Promise<CommentRow> {
  const { db, viewer, pubsub, now } = context;
  const { comment, thread } = await findComment(context, id);
  if (!isAuthor(viewer, comment.author.id)) throw new NotYourComment();
  requireToWrite(thread);
  await requireNewcomerLimits(context, { groupId: thread.groupId, content });
  if (content !== comment.content) {
    const tellMentioned = await findMentioned(context, thread, content);
    await db.$transaction(async (tx) => {
      const ref = { kind: 'COMMENT', id } as const;
      const version = await lockVersion(tx, ref, basis);
      if (version !== null) await keepRevision(tx, ref, { version, now });
      const { count } = await tx.comment.updateMany({
        where: { id, deletedAt: null },
        data: { content, editedAt: now },
      });
      if (count === 0) throw new CommentNotFound();
      await tellMentioned(tx, { content, commentId: id, replyId: null, toldIds: [thread.ownerId] });
      await publishChange(tx, pubsub, { thread, author: comment.author });
    });
  }
  return readComment(context, id, thread);
}

/**
 * Changes the text of an own reply; the former one is kept.
 *
 * @throws NewcomerLimitReached, ReplyNotFound, CommentNotFound, NotYourComment, TextChanged, what `enterThread` throws,
 *   and what `requireToWrite` throws
 */
export async function updateReply(context: Context, id: number, { content, basis }: Edit): Promise<ReplyRow> {
  const { db, viewer, pubsub, now } = context;
  const { reply, comment, thread } = await findReply(context, id);
  if (!isAuthor(viewer, reply.authorId)) throw new NotYourComment();
  requireToWrite(thread);
  await requireNewcomerLimits(context, { groupId: thread.groupId, content });
  if (content !== reply.content) {
    const tellMentioned = await findMentioned(context, thread, content);
    await db.$transaction(async (tx) => {
      const ref = { kind: 'REPLY', id } as const;
      const version = await lockVersion(tx, ref, basis);
      if (version !== null) await keepRevision(tx, ref, { version, now });
      const { count } = await tx.reply.updateMany({ where: { id, deletedAt: null }, data: { content, editedAt: now } });
      if (count === 0) throw new ReplyNotFound();
      const toldIds = [reply.recipientId, comment.author.id];
      await tellMentioned(tx, { content, commentId: comment.id, replyId: id, toldIds });
      await publishChange(tx, pubsub, { thread, author: comment.author });
    });
  }
  const row = await db.reply.findUnique({ where: { id }, select: replySelect });
  if (row === null) throw new ReplyNotFound();
  return replyFor(viewer, row, thread);
}
