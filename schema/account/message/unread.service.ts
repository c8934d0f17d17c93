import type { MessageKind } from '@verdict/prisma/generated/client/enums.ts';
import type { Context } from '../../core/context.ts';
import type { Topics } from '../../core/topics.ts';
import { watch } from '../../core/watch.ts';
import { closedAmong } from './hidden-messages.service.ts';
import { shownMessages } from './message.rule.ts';

/** Unread messages of one user, by kind. */
export type UnreadCounts = Readonly<Record<MessageKind, number>>;

/** A look without a message, in milliseconds: messages between processes may be lost. */
const idleMs = 60_000;

/** Counts unread messages without hidden ones; by an index, so it costs as much as there is unread. */
export async function readUnreadCounts(
  asking: Pick<Context, 'db' | 'viewer' | 'now'>,
  userId: string,
): Promise<UnreadCounts> {
  const rows = await asking.db.message.groupBy({
    by: ['kind', 'problemId'],
    where: { isRead: false, ...shownMessages(userId) },
    _count: { _all: true },
  });
  const closed = await closedAmong(
    asking,
    rows.flatMap(({ problemId }) => (problemId === null ? [] : [problemId])),
  );
  const counts = { DISCUSS: 0, REPLY: 0, LIKE: 0, SYS: 0, MINE: 0 };
  for (const { kind, problemId, _count } of rows)
    if (problemId === null || !closed.has(problemId)) counts[kind] += _count._all;
  return counts;
}

/** Unread counts of a user: as they are now, then each change. */
export function watchUnreadCounts(context: Context, userId: string): Promise<AsyncGenerator<UnreadCounts, void>> {
  return watch(context, {
    topic: 'unread',
    filter: (hint) => isFor(hint, userId),
    idleMs,
    read: (asking) => readUnreadCounts(asking, userId),
  });
}

function isFor({ userIds, range }: Topics['unread'], userId: string): boolean {
  return (range !== undefined && userId > range.after && userId <= range.through) || userIds.includes(userId);
}
