import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { viewerOf } from '../../account/session/session.service.ts';
import type { Context, PubSub, Services, Transaction } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { readersOfText } from '../mention/text-readers.service.ts';
import { enterThread } from '../thread/enter-thread.service.ts';
import { subjectOf, subjectSelect, type EnteredThread, type ThreadWriter } from '../thread/thread.ts';
import { deliverAct, notifiedAmong, type CommentAct } from './comment-news.service.ts';

/*
 * How a text reaches the watchers of its thread
 *
 * The rule of the thread decides for each watcher whether they read the text, which takes too long for the transaction
 * that writes it. So that one inserts a row, and this job notifies some watchers at a time: a step is a transaction
 * with the messages and the place it came to, and a step that was cut off is done again.
 */

export const watchDeliveryJob = 'watch-delivery';
/** Watchers of one step. */
const stepSize = 100;

/** A text whose watchers are to be notified. */
interface Delivered {
  readonly threadId: number;
  readonly writerId: string;
  readonly text: { readonly commentId: number } | { readonly replyId: number };
}

/** Has the watchers of a thread notified of a new text once its transaction commits. */
export async function requestDelivery(
  tx: Transaction,
  pubsub: PubSub,
  { threadId, writerId, text }: Delivered,
): Promise<void> {
  const where = { threadId, mode: 'WATCH', userId: { not: writerId } } as const;
  if ((await tx.threadWatch.findFirst({ where, select: { id: true } })) === null) return;
  const { id } = await tx.watchDelivery.create({ data: text, select: { id: true } });
  await pubsub.publish('job', { name: watchDeliveryJob, id }, tx);
}

/** Ids of texts whose watchers are not all notified. */
export async function dueDeliveries({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const rows = await db.watchDelivery.findMany({ orderBy: { id: 'asc' }, select: { id: true }, take: 1_000 });
  return rows.map(({ id }) => id);
}

/** Notifies the watchers of a thread that read a text and were not notified of it as mentioned or answered. */
export async function deliverToWatchers(services: Services, id: number, now: Date): Promise<void> {
  const delivery = await services.db.watchDelivery.findUnique({ where: { id }, select: deliverySelect });
  if (delivery === null) return;
  const text = textOf(delivery);
  if (text !== null) {
    const asking = { ...services, viewer: await viewerOf(services.db, text.author), now };
    // A contest that began since closes the thread to its writer.
    const thread = await threadOf({ ...asking, now: text.createdAt }, text.comment);
    let throughId: number | null = thread === null ? null : delivery.throughId;
    while (thread !== null && throughId !== null)
      throughId = await deliverStep(asking, thread, { id, text, after: throughId });
  }
  await dropDelivery(services, id);
}

/** Gives up to notify the watchers of a text. */
export async function dropDelivery({ db }: Pick<Services, 'db'>, id: number): Promise<void> {
  await db.watchDelivery.deleteMany({ where: { id } });
}

const textSelect = {
  id: true,
  content: true,
  isHidden: true,
  deletedAt: true,
  createdAt: true,
  author: { select: { id: true, username: true, role: true } },
} as const;
const commentSelect = {
  ...textSelect,
  threadId: true,
  thread: { select: subjectSelect },
} as const satisfies Prisma.CommentSelect;
const deliverySelect = {
  throughId: true,
  comment: { select: commentSelect },
  reply: { select: { ...textSelect, comment: { select: commentSelect } } },
} as const satisfies Prisma.WatchDeliverySelect;

type StoredDelivery = Prisma.WatchDeliveryGetPayload<{ select: typeof deliverySelect }>;
type StoredComment = NonNullable<StoredDelivery['comment']>;

/** A comment, or a reply with the comment above it. */
interface DeliveredText extends Pick<CommentAct, 'content' | 'quote' | 'commentId' | 'replyId'> {
  readonly author: StoredComment['author'];
  readonly createdAt: Date;
  readonly comment: StoredComment;
}

/** Null: it was hidden or deleted meanwhile. */
function textOf({ comment, reply }: StoredDelivery): DeliveredText | null {
  const above = comment ?? reply?.comment ?? null;
  if (above === null || [above, reply].some((text) => text?.isHidden === true || (text?.deletedAt ?? null) !== null))
    return null;
  const { author, content, createdAt } = reply ?? above;
  const quote = reply === null ? null : above.content;
  return { author, createdAt, content, quote, commentId: above.id, replyId: reply?.id ?? null, comment: above };
}

type Asking = Services & Pick<Context, 'viewer' | 'now'>;

/** Null: its writer may not come in any more. */
async function threadOf(asking: Asking, { thread }: StoredComment): Promise<EnteredThread | null> {
  try {
    return await enterThread(asking, subjectOf(thread));
  } catch (failure) {
    if (failure instanceof DomainError) return null;
    throw failure;
  }
}

/** @returns the last watch of the step; null: all are done, or another server does it. */
async function deliverStep(
  asking: Asking,
  thread: EnteredThread,
  { id, text, after }: { readonly id: number; readonly text: DeliveredText; readonly after: number },
): Promise<number | null> {
  const { db, pubsub } = asking;
  const { author, comment, content, quote, commentId, replyId } = text;
  const act = { content, quote, commentId, replyId };
  const watches = await db.threadWatch.findMany({
    where: {
      threadId: comment.threadId,
      mode: 'WATCH',
      id: { gt: after },
      user: { isDisabled: false, id: { not: author.id } },
    },
    orderBy: { id: 'asc' },
    take: stepSize,
    select: { id: true, userId: true },
  });
  const throughId = watches.at(-1)?.id;
  if (throughId === undefined) return null;
  const above: ThreadWriter[] = act.replyId === null ? [] : [comment.author];
  const readers = await readersOfText(
    asking,
    thread,
    watches.map(({ userId }) => userId),
    above,
  );
  return db.$transaction(async (tx) => {
    const { count } = await tx.watchDelivery.updateMany({ where: { id, throughId: after }, data: { throughId } });
    if (count === 0) return null;
    const notified = await notifiedAmong(tx, readers, act);
    const recipientIds = readers.filter((reader) => !notified.has(reader));
    const news = { kind: 'DISCUSS', action: 'COMMENT', senderId: author.id, recipientIds, ...act } as const;
    await deliverAct(tx, pubsub, { thread, act: news });
    return throughId;
  });
}
