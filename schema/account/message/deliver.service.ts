import type { MessageAction, MessageSource } from '@verdict/prisma/generated/client/client.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import type { Fact } from './fact.ts';

/** An act of somebody that another is told of. */
interface Act {
  readonly kind: 'DISCUSS' | 'REPLY' | 'LIKE';
  readonly senderId: string;
  readonly action: MessageAction;
  readonly source: {
    readonly type: MessageSource;
    readonly id: number;
    readonly title: string;
    /** Null: the source is about no problem. */
    readonly problemId: number | null;
  };
  /** What the sender wrote; empty for a like. */
  readonly content: string;
  /** What it was an answer to. */
  readonly quote: string | null;
  /** Path of the site where it is to be seen. */
  readonly url: string;
  /**
   * Texts that it shows: the discussion, the comment, the reply, the reply that is quoted, and the solution; absent:
   * none.
   */
  readonly texts?: {
    readonly discussionId?: number | null;
    readonly commentId?: number | null;
    readonly replyId?: number | null;
    readonly quotedReplyId?: number | null;
    readonly solutionId?: number | null;
  };
}

/** A message to one user. */
export type NewMessage = { readonly recipientId: string } & (Act | { readonly kind: 'MINE'; readonly fact: Fact });

/** Rows of one statement. */
const chunkSize = 1_000;
/** Users named in one message between processes, which must stay below 8,000 bytes. */
const usersPerHint = 200;

/**
 * Stores messages with what causes them, and pushes the unread counts when that is committed. Nobody is told of an act
 * of their own.
 */
export async function deliverMessages(tx: Transaction, pubsub: PubSub, messages: readonly NewMessage[]): Promise<void> {
  const wanted = messages.filter((message) => message.kind === 'MINE' || message.senderId !== message.recipientId);
  for (let from = 0; from < wanted.length; from += chunkSize) {
    await tx.message.createMany({ data: wanted.slice(from, from + chunkSize).map(rowOf) });
  }
  await tellUnread(
    tx,
    pubsub,
    wanted.map(({ recipientId }) => recipientId),
  );
}

function rowOf(message: NewMessage) {
  const { recipientId, kind } = message;
  if (message.kind === 'MINE') return { recipientId, kind, fact: message.fact };
  const { senderId, action, source, content, quote, url, texts } = message;
  return {
    recipientId,
    kind,
    senderId,
    action,
    sourceType: source.type,
    sourceId: source.id,
    sourceTitle: source.title,
    problemId: source.problemId,
    content,
    quote,
    url,
    ...texts,
  };
}

/** Says that the unread counts of these users changed, when the transaction commits. */
export async function tellUnread(tx: Transaction, pubsub: PubSub, userIds: readonly string[]): Promise<void> {
  const distinct = [...new Set(userIds)];
  const hints = Array.from({ length: Math.ceil(distinct.length / usersPerHint) }, (_, index) => ({
    userIds: distinct.slice(index * usersPerHint, (index + 1) * usersPerHint),
  }));
  if (hints.length > 0) await pubsub.publishAll('unread', hints, tx);
}
