import type { Context } from '../../core/context.ts';
import { findText, type StoredText } from '../text/stored-text.service.ts';
import type { TextRef } from '../text/text.ts';
import { enterThread } from '../thread/enter-thread.service.ts';
import { findComment, findReply } from './comment-list.service.ts';
import { CommentNotFound } from './comment.error.ts';

type Asking = Pick<Context, 'db' | 'reads' | 'cache' | 'viewer' | 'now'>;

/** A text that the viewer may read. @throws CommentNotFound, ReplyNotFound, what reading throws */
export async function readText(asking: Asking, ref: TextRef): Promise<StoredText> {
  if (ref.kind === 'DISCUSSION' || ref.kind === 'SOLUTION') await enterThread(asking, ref);
  else if (ref.kind === 'COMMENT') await findComment(asking, ref.id);
  else await findReply(asking, ref.id);
  const text = await findText(asking.db, ref);
  if (text === null) throw new CommentNotFound();
  return text;
}
