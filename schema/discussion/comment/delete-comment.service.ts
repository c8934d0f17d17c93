import type { Context } from '../../core/context.ts';
import { deleteText } from '../text/delete-text.service.ts';
import { findComment, findReply } from './comment-list.service.ts';
import { CommentNotFound, NotYourComment, ReplyNotFound } from './comment.error.ts';
import { canDelete } from './comment.rule.ts';

/** Deletes a comment; replies below it stay. @throws CommentNotFound, NotYourComment and what `enterThread` throws */
export async function deleteComment(context: Context, id: number): Promise<void> {
  const { comment, thread } = await findComment(context, id);
  if (!canDelete(context.viewer, comment.author.id, thread)) throw new NotYourComment();
  if (!(await deleteText(context, { kind: 'COMMENT', id }))) throw new CommentNotFound();
}

/** Deletes a reply. @throws ReplyNotFound, CommentNotFound, NotYourComment and what `enterThread` throws */
export async function deleteReply(context: Context, id: number): Promise<void> {
  const { reply, thread } = await findReply(context, id);
  if (!canDelete(context.viewer, reply.authorId, thread)) throw new NotYourComment();
  if (!(await deleteText(context, { kind: 'REPLY', id }))) throw new ReplyNotFound();
}
