import { deliverMessages, type NewMessage } from '../../account/message/deliver.service.ts';
import type { Context, Transaction } from '../../core/context.ts';
import type { EnteredThread, MessagedThread, ThreadWriter } from '../thread/thread.ts';
import { unmutedAmong } from '../thread/unmuted-among.service.ts';

/** Longest part of a text in a message, in characters. */
const excerptLength = 500;

/** An act in a thread of which others are notified. */
export interface CommentAct {
  readonly kind: 'DISCUSS' | 'REPLY' | 'LIKE';
  readonly action: Extract<NewMessage, { action: unknown }>['action'];
  readonly senderId: string;
  readonly recipientIds: readonly string[];
  readonly content: string;
  readonly quote: string | null;
  /** Where the act is seen. */
  readonly commentId: number;
  readonly replyId: number | null;
  /** The reply that `quote` is from; null: the comment. */
  readonly quotedReplyId?: number | null;
}

/** Notifies the recipients of an act that may read it, within its transaction; never the sender. */
export async function notifyOfAct(
  tx: Transaction,
  pubsub: Context['pubsub'],
  { act, thread }: { readonly act: CommentAct; readonly thread: EnteredThread },
): Promise<void> {
  const recipientIds = await thread.readersAmong(tx, act.recipientIds);
  await deliverAct(tx, pubsub, { act: { ...act, recipientIds }, thread });
}

/** Notifies the recipients of an act, who read it, unless they muted the thread or the sender. */
export async function deliverAct(
  tx: Transaction,
  pubsub: Context['pubsub'],
  { act, thread }: { readonly act: CommentAct; readonly thread: EnteredThread },
): Promise<void> {
  const { content, quote, recipientIds: readers, commentId, replyId, quotedReplyId = null, ...rest } = act;
  const { subject, path } = thread;
  const recipientIds = await unmutedAmong(tx, readers, { subject, senderId: act.senderId });
  const text = {
    content: excerptOf(content),
    quote: quote === null ? null : excerptOf(quote),
    url: `${path}?comment=${commentId}${replyId === null ? '' : `&reply=${replyId}`}`,
    texts: { ...textsOf(subject), commentId, replyId, quotedReplyId },
  };
  await deliverMessages(
    tx,
    pubsub,
    [...new Set(recipientIds)].map((recipientId) => ({ ...rest, recipientId, source: sourceOf(thread), ...text })),
  );
}

/** Accounts among some that have a message of a text: it was written to them, or mentions them. */
export async function notifiedAmong(
  tx: Transaction,
  userIds: readonly string[],
  { commentId, replyId }: Pick<CommentAct, 'commentId' | 'replyId'>,
): Promise<ReadonlySet<string>> {
  const rows = await tx.message.findMany({
    where: { recipientId: { in: [...userIds] }, commentId, replyId, kind: { in: ['DISCUSS', 'REPLY'] } },
    select: { recipientId: true },
  });
  return new Set(rows.map(({ recipientId }) => recipientId));
}

/** Notifies the recipients that may read it of the subject of a thread itself, as when somebody asks. */
export async function notifyOfSubject(
  tx: Transaction,
  pubsub: Context['pubsub'],
  {
    act: { content, recipientIds: addressed, ...rest },
    thread,
  }: {
    readonly act: Pick<CommentAct, 'kind' | 'action' | 'senderId' | 'recipientIds' | 'content'>;
    readonly thread: MessagedThread;
  },
): Promise<void> {
  const recipientIds = await thread.readersAmong(tx, addressed);
  const text = { content: excerptOf(content), quote: null, url: thread.path, texts: textsOf(thread.subject) };
  await deliverMessages(
    tx,
    pubsub,
    recipientIds.map((recipientId) => ({ ...rest, recipientId, source: sourceOf(thread), ...text })),
  );
}

/** The text that a subject is, with which its messages come and go. */
function textsOf({ kind, id }: MessagedThread['subject']) {
  return { discussionId: kind === 'DISCUSSION' ? id : null, solutionId: kind === 'SOLUTION' ? id : null };
}

function sourceOf({ subject, title, problemId }: MessagedThread) {
  return { type: subject.kind, id: subject.id, title, problemId } as const;
}

/** Publishes that a comment or its replies changed, to the accounts that may read it. */
export async function publishChange(
  tx: Transaction,
  pubsub: Context['pubsub'],
  { thread, author }: { readonly thread: EnteredThread; readonly author: ThreadWriter },
): Promise<void> {
  const { subject } = thread;
  await pubsub.publish(
    'comment',
    { kind: subject.kind, subjectId: subject.id, authorId: author.id, isForAll: thread.isForAll(author) },
    tx,
  );
}

/** The beginning of a text for a message, never cut within a character. */
export function excerptOf(text: string): string {
  const characters = [...text];
  return characters.length <= excerptLength ? text : `${characters.slice(0, excerptLength).join('')}…`;
}
