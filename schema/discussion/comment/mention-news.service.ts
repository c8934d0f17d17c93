import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { mentionedAccounts, recordMentions } from '../mention/mention.service.ts';
import { readersOfText } from '../mention/text-readers.service.ts';
import type { EnteredThread } from '../thread/thread.ts';
import { notifiedAmong, notifyOfAct } from './comment-news.service.ts';

/** A comment or reply that may mention accounts. */
interface MentioningText {
  readonly content: string;
  readonly commentId: number;
  /** Null: the comment itself. */
  readonly replyId: number | null;
  /** Accounts that get another message for it. */
  readonly toldIds: readonly (string | null)[];
}

/** Tells mentioned accounts, within the transaction that writes or changes the text. */
type TellMentioned = (tx: Transaction, text: MentioningText) => Promise<void>;

/** Finds whom a text mentions that the viewer writes in a thread, and who of them reads it. */
export async function findMentioned(context: Context, thread: EnteredThread, content: string): Promise<TellMentioned> {
  const { db, viewer, pubsub } = context;
  const senderId = userIdOf(viewer);
  const mentionedIds = await mentionedAccounts(db, { content, authorId: senderId });
  const readers = new Set(mentionedIds.length === 0 ? [] : await readersOfText(context, thread, mentionedIds));
  return async (tx, { toldIds, ...text }) => {
    const { commentId, replyId } = text;
    const ref =
      replyId === null ? { kind: 'COMMENT' as const, id: commentId } : { kind: 'REPLY' as const, id: replyId };
    const added = await recordMentions(tx, ref, mentionedIds);
    const reached = added.filter((id) => readers.has(id) && !toldIds.includes(id));
    if (reached.length === 0) return;
    // An edit mentions accounts that watch the thread.
    const notified = await notifiedAmong(tx, reached, text);
    const recipientIds = reached.filter((id) => !notified.has(id));
    const act = { kind: 'REPLY', action: 'MENTION', senderId, recipientIds, quote: null, ...text } as const;
    await notifyOfAct(tx, pubsub, { thread, act });
  };
}
