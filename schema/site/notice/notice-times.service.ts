import { tellUnread } from '../../account/message/deliver.service.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { lockNotice } from './lock-notice.service.ts';
import { NoticeAlreadyPushed, NoticeNotPushed, NoticeRecalled, NoticeTimeInvalid } from './notice.error.ts';

/** A notice is scheduled at most so far ahead, in ms. */
const maxAheadMs = 366 * 86_400_000;

/**
 * Has a notice pushed by itself at a time, to the minute; null: no longer.
 *
 * @throws NoticeNotFound, NoticeAlreadyPushed, NoticeRecalled, NoticeTimeInvalid
 */
export async function scheduleNotice(context: Context, id: number, sendAt: Date | null): Promise<void> {
  const { db, now } = context;
  if (sendAt !== null && (sendAt <= now || sendAt.getTime() > now.getTime() + maxAheadMs))
    throw new NoticeTimeInvalid();
  await db.$transaction(async (tx) => {
    const before = await lockNotice(context, tx, id);
    if (before.recalledAt !== null) throw new NoticeRecalled();
    if (before.pushRequestedAt !== null) throw new NoticeAlreadyPushed();
    await tx.notice.update({ where: { id }, data: { sendAt }, select: { id: true } });
    await auditBy(context, tx, {
      action: 'notice.schedule',
      target: { kind: 'NOTICE', id },
      groupId: null,
      before: { sendAt: before.sendAt },
      after: { title: before.title, sendAt },
    });
  });
}

/**
 * Takes a notice back: sending ends, and it leaves the lists of those who have not read it. Those who have keep it.
 *
 * @throws NoticeNotFound, NoticeNotPushed, NoticeRecalled
 */
export async function recallNotice(context: Context, id: number): Promise<void> {
  const { db, pubsub, now } = context;
  await db.$transaction(
    async (tx) => {
      const { title, pushRequestedAt, recalledAt } = await lockNotice(context, tx, id);
      if (recalledAt !== null) throw new NoticeRecalled();
      if (pushRequestedAt === null) throw new NoticeNotPushed();
      await tx.notice.update({ where: { id }, data: { recalledAt: now }, select: { id: true } });
      const { count } = await tx.message.deleteMany({ where: { noticeId: id, isRead: false } });
      await pubsub.publish('unread', { userIds: [], range: { after: '', through: '~' } }, tx);
      await auditBy(context, tx, {
        action: 'notice.recall',
        target: { kind: 'NOTICE', id },
        groupId: null,
        after: { title, withdrawn: count },
      });
    },
    { timeout: 120_000 },
  );
}

/**
 * Shows a notice that nobody has yet to the viewer alone, as its recipients will see it.
 *
 * @throws NoticeNotFound, NoticeAlreadyPushed, NoticeRecalled
 */
export async function sendTestNotice(context: Context, id: number): Promise<void> {
  const { db, pubsub, viewer, now } = context;
  if (viewer.kind !== 'user') return;
  const { userId } = viewer;
  await db.$transaction(async (tx) => {
    const { pushRequestedAt, recalledAt } = await lockNotice(context, tx, id);
    if (recalledAt !== null) throw new NoticeRecalled();
    if (pushRequestedAt !== null) throw new NoticeAlreadyPushed();
    await tx.message.upsert({
      where: { noticeId_recipientId: { noticeId: id, recipientId: userId } },
      create: { noticeId: id, recipientId: userId, kind: 'SYS', createdAt: now },
      update: { isRead: false, createdAt: now },
      select: { id: true },
    });
    await tellUnread(tx, pubsub, [userId]);
  });
}
