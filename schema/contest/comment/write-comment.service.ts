import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { enterCommentArea, readableIn, requireToWrite } from './comment-area.service.ts';
import { findComment, readComment } from './comment-list.service.ts';
import { tellOfAct, tellOfChange } from './comment-news.service.ts';
import { replyFor, replySelect, type CommentRow, type ReplyRow } from './comment-row.ts';
import { CommentNotFound, ReplyingForbidden, ReplyNotFound } from './comment.error.ts';
import { canReply } from './comment.rule.ts';

/** Longest comment or reply, in characters (specification, section 5). */
export const maxCommentLength = 10_000;

/**
 * Comments in a contest, whose author is told.
 *
 * @throws CommentsClosed, CommentingForbidden, TooManyRequests, ContestNotFound, ContestNotStarted,
 *   ContestPasswordNeeded, AccountNotAdmitted
 */
export async function addComment(
  context: Context,
  { contestId, content }: { readonly contestId: number; readonly content: string },
): Promise<CommentRow> {
  const { db, viewer, pubsub, now } = context;
  const area = await enterCommentArea(context, contestId);
  requireToWrite(context, area);
  const userId = userIdOf(viewer);
  ration(context, 'comment', userId);
  const id = await db.$transaction(async (tx) => {
    const made = await tx.comment.create({
      data: { contestId, authorId: userId, content, createdAt: now },
      select: { id: true, author: { select: { id: true, role: true } } },
    });
    await tellOfAct(tx, pubsub, {
      contestId,
      act: {
        kind: 'DISCUSS',
        action: 'COMMENT',
        senderId: userId,
        recipientIds: [area.contest.authorId],
        content,
        quote: null,
      },
    });
    await tellOfChange(tx, pubsub, { area, author: made.author });
    return made.id;
  });
  return readComment(context, id, area);
}

/** A reply as it is written. */
export interface NewReply {
  readonly commentId: number;
  /** The reply it answers; null: the comment itself. */
  readonly replyId: number | null;
  readonly content: string;
}

/**
 * Answers a comment, or a reply below it. Whom it answers and the comment's author are told.
 *
 * @throws CommentNotFound, ReplyNotFound, ReplyingForbidden, and what commenting throws
 */
export async function replyToComment(context: Context, { commentId, replyId, content }: NewReply): Promise<ReplyRow> {
  const { db, viewer, pubsub, now } = context;
  const { comment, area } = await findComment(context, commentId);
  requireToWrite(context, area);
  if (!canReply(viewer, comment.author, area)) throw new ReplyingForbidden();
  const answered =
    replyId === null
      ? null
      : await db.reply.findFirst({
          where: { id: replyId, commentId, ...readableIn(area) },
          select: { authorId: true, content: true },
        });
  if (replyId !== null && answered === null) throw new ReplyNotFound();
  const userId = userIdOf(viewer);
  ration(context, 'comment', userId);
  const recipientId = answered?.authorId ?? comment.author.id;
  return db.$transaction(async (tx) => {
    // A comment that is deleted at the same moment is waited for.
    const standing = await tx.$queryRaw<unknown[]>`SELECT FROM comment WHERE id = ${commentId} FOR KEY SHARE`;
    if (standing.length === 0) throw new CommentNotFound();
    const made = await tx.reply.create({
      data: { commentId, authorId: userId, recipientId, content, createdAt: now },
      select: replySelect,
    });
    const act = {
      kind: 'REPLY',
      action: 'REPLY',
      senderId: userId,
      recipientIds: [recipientId, comment.author.id],
      content,
      quote: answered?.content ?? comment.content,
    } as const;
    await tellOfAct(tx, pubsub, { contestId: area.contestId, act });
    await tellOfChange(tx, pubsub, { area, author: comment.author });
    return replyFor(viewer, made, area);
  });
}
