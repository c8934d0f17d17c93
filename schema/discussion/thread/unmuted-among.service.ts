import { mutersAmong } from '../../account/mute/mute.service.ts';
import type { Transaction } from '../../core/context.ts';
import { threadKey, type Subject } from './thread.ts';

/** Filters accounts to those that muted neither the thread of a subject nor the sender of a message about it. */
export async function unmutedAmong(
  tx: Transaction,
  userIds: readonly string[],
  { subject, senderId }: { readonly subject: Subject; readonly senderId: string },
): Promise<readonly string[]> {
  if (userIds.length === 0) return userIds;
  const muters = await mutersAmong(tx, userIds, senderId);
  const rows = await tx.threadWatch.findMany({
    where: { userId: { in: [...userIds] }, mode: 'MUTE', thread: threadKey(subject) },
    select: { userId: true },
  });
  const withoutThread = new Set(rows.map(({ userId }) => userId));
  return userIds.filter((id) => !muters.has(id) && !withoutThread.has(id));
}
