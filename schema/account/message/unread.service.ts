import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { MessageKind } from '@verdict/prisma/generated/client/enums.ts';
import type { Context } from '../../core/context.ts';
import type { Topics } from '../../core/topics.ts';

/** Unread messages of one user, by kind. */
export type UnreadCounts = Readonly<Record<MessageKind, number>>;

/** A look without a message, in milliseconds: messages between processes may be lost. */
const idleMs = 60_000;

/** Counts what a user has not read; by an index, so it costs as much as there is unread. */
export async function readUnreadCounts(db: PrismaClient, userId: string): Promise<UnreadCounts> {
  const rows = await db.message.groupBy({
    by: ['kind'],
    where: { recipientId: userId, isRead: false },
    _count: { _all: true },
  });
  const counted = new Map(rows.map(({ kind, _count }) => [kind, _count._all]));
  return {
    DISCUSS: counted.get('DISCUSS') ?? 0,
    REPLY: counted.get('REPLY') ?? 0,
    LIKE: counted.get('LIKE') ?? 0,
    SYS: counted.get('SYS') ?? 0,
    MINE: counted.get('MINE') ?? 0,
  };
}

/** Unread counts of a user: as they are now, then each change. */
export async function* watchUnreadCounts(
  { db, pubsub, signal }: Context,
  userId: string,
): AsyncGenerator<UnreadCounts, void> {
  await using wakeUps = pubsub.subscribe('unread', { signal, filter: (hint) => isFor(hint, userId) });
  let last: UnreadCounts | null = null;
  while (!signal.aborted) {
    const counts = await readUnreadCounts(db, userId);
    if (last === null || !isSame(last, counts)) yield counts;
    last = counts;
    await wakeUps.poll(idleMs);
  }
}

function isFor({ userIds, range }: Topics['unread'], userId: string): boolean {
  return (range !== undefined && userId > range.after && userId <= range.through) || userIds.includes(userId);
}

function isSame(a: UnreadCounts, b: UnreadCounts): boolean {
  return Object.values(MessageKind).every((kind) => a[kind] === b[kind]);
}
