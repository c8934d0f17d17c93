import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { MessageKind } from '@verdict/prisma/generated/client/enums.ts';
import type { Context } from '../../core/context.ts';
import type { Topics } from '../../core/topics.ts';
import { watch } from '../../core/watch.ts';

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
export function watchUnreadCounts(context: Context, userId: string): Promise<AsyncGenerator<UnreadCounts, void>> {
  return watch(context, {
    topic: 'unread',
    filter: (hint) => isFor(hint, userId),
    idleMs,
    read: ({ db }) => readUnreadCounts(db, userId),
  });
}

function isFor({ userIds, range }: Topics['unread'], userId: string): boolean {
  return (range !== undefined && userId > range.after && userId <= range.through) || userIds.includes(userId);
}
