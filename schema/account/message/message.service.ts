import type { Message, MessageKind } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { tellUnread } from './deliver.service.ts';
import { MessageNotFound } from './message.error.ts';

/** Messages of a page (specification, section 9, "Message pages"). */
export const messagePageSize: Readonly<Record<MessageKind, number>> = {
  DISCUSS: 6,
  REPLY: 6,
  LIKE: 6,
  SYS: 8,
  MINE: 8,
};

/** Messages of a user, newest first. */
export async function listMessages(
  { db }: Context,
  userId: string,
  { kind, page, query }: { readonly kind: MessageKind; readonly page: PageRequest; readonly query: object },
): Promise<Page<Message>> {
  const where = { recipientId: userId, kind };
  const [items, total] = await Promise.all([
    db.message.findMany({ ...query, ...sliceOf(page), where, orderBy: { id: 'desc' } }),
    db.message.count({ where }),
  ]);
  return { ...page, items, total };
}

/** Marks messages of a user as read. @param ids null: all of the kind. Those of others are left alone. */
export async function markRead(
  { db, pubsub }: Context,
  userId: string,
  { kind, ids }: { readonly kind: MessageKind; readonly ids: readonly number[] | null },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.message.updateMany({
      where: { recipientId: userId, kind, isRead: false, ...(ids === null ? {} : { id: { in: [...ids] } }) },
      data: { isRead: true },
    });
    if (count > 0) await tellUnread(tx, pubsub, [userId]);
  });
}

/**
 * Deletes messages of a user.
 *
 * @param id null: all of the kind. @returns how many. @throws MessageNotFound when the one named is not there.
 */
export async function deleteMessages(
  { db, pubsub }: Context,
  userId: string,
  { kind, id }: { readonly kind: MessageKind; readonly id: number | null },
): Promise<number> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.message.deleteMany({
      where: { recipientId: userId, kind, ...(id === null ? {} : { id }) },
    });
    if (id !== null && count === 0) throw new MessageNotFound();
    if (count > 0) await tellUnread(tx, pubsub, [userId]);
    return count;
  });
}
