import { viewerOf } from '../../account/session/session.service.ts';
import type { Transaction, Viewer } from '../../core/context.ts';

/**
 * Filters accounts to those that read something, by the rule that lets them read it. Contests do not count: a message
 * about a problem is hidden while a contest with it runs, and there when that is over.
 *
 * @param isRead asked of each account. There are few: the author of a text, and whom it answers.
 */
export async function readersAmong(
  tx: Transaction,
  userIds: readonly string[],
  isRead: (viewer: Viewer) => Promise<boolean>,
): Promise<readonly string[]> {
  const users = await tx.user.findMany({
    where: { id: { in: [...userIds] } },
    select: { id: true, username: true, role: true },
  });
  const readers: string[] = [];
  for (const user of users) if (await isRead(await viewerOf(tx, user))) readers.push(user.id);
  return readers;
}
