import type { Transaction } from '../../core/context.ts';
import { NoticeNotFound } from './notice.error.ts';

/** Locks a notice until the end of the transaction: sending and recalling take turns. @throws NoticeNotFound */
export async function lockNotice(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT FROM notice WHERE id = ${id} FOR UPDATE`;
  const notice = await tx.notice.findUnique({
    where: { id },
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
