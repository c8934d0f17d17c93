import type { Context, Transaction } from '../../core/context.ts';
import { NoticeNotFound } from './notice.error.ts';
import { keptNotices } from './notice.rule.ts';

/**
 * Locks a notice that the viewer keeps until the end of the transaction: sending and recalling take turns.
 *
 * @throws NoticeNotFound
 */
export async function lockNotice({ viewer }: Pick<Context, 'viewer'>, tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT FROM notice WHERE id = ${id} FOR UPDATE`;
  const notice = await tx.notice.findFirst({
    where: { AND: [{ id }, keptNotices(viewer)] },
    select: {
      title: true,
      content: true,
      audience: true,
      recipientIds: true,
      groupIds: true,
      classIds: true,
      contestIds: true,
      roles: true,
      isForNeverSeen: true,
      sendAt: true,
      pushRequestedAt: true,
      recalledAt: true,
    },
  });
  if (notice === null) throw new NoticeNotFound();
  return notice;
}
