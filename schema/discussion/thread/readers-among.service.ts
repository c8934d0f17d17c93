import { viewerOf } from '../../account/session/session.service.ts';
import type { Transaction, Viewer } from '../../core/context.ts';
import { closedProblems } from '../core/closed-problems.service.ts';

/**
 * Filters accounts to those that read something now, by the rule that lets them read it: nobody is notified of a text
 * about a problem while a contest with it runs for them.
 *
 * @param isRead asked of each account, with the problems that are closed to it. There are few: the author of a text,
 *   and whom it answers.
 */
export async function readersAmong(
  tx: Transaction,
  { now, userIds }: { readonly now: Date; readonly userIds: readonly string[] },
  isRead: (viewer: Viewer, closed: readonly number[]) => Promise<boolean>,
): Promise<readonly string[]> {
  const users = await tx.user.findMany({
    where: { id: { in: [...userIds] } },
    select: { id: true, username: true, role: true },
  });
  const readers: string[] = [];
  for (const user of users) {
    const viewer = await viewerOf(tx, user);
    if (await isRead(viewer, await closedProblems({ db: tx, viewer, now }))) readers.push(user.id);
  }
  return readers;
}
