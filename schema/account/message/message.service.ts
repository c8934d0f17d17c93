import type { Message, MessageKind } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { tellUnread } from './deliver.service.ts';
import { readableMessages } from './hidden-messages.service.ts';
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
  context: Context,
  userId: string,
  { kind, page, query }: { readonly kind: MessageKind; readonly page: PageRequest; readonly query: object },
): Promise<Page<Message>> {
  const { db } = context;
  const where = await readableMessages(context, userId, kind);
  const [items, total] = await Promise.all([
    db.message.findMany({ ...query, ...sliceOf(page), where, orderBy: { id: 'desc' } }),
    db.message.count({ where }),
  ]);
  return { ...page, items, total };
}

/** Marks messages of a user as read. @param ids null: all of the kind. Others' and hidden ones stay unread. */
export async function markRead(
  context: Context,
  userId: string,
  { kind, ids }: { readonly kind: MessageKind; readonly ids: readonly number[] | null },
): Promise<void> {
  const { db, pubsub } = context;
  const readable = await readableMessages(context, userId, kind);
  await db.$transaction(async (tx) => {
    const { count } = await tx.message.updateMany({
      where: { ...readable, isRead: false, ...(ids === null ? {} : { id: { in: [...ids] } }) },
      data: { isRead: true },
    });
    if (count > 0) await tellUnread(tx, pubsub, [userId]);
  });
}

/**
 * Deletes messages of a user; hidden ones stay.
 *
 * @param id null: all of the kind. @returns how many. @throws MessageNotFound when the one named is not there.
 */
export async function deleteMessages(
  context: Context,
  userId: string,
  { kind, id }: { readonly kind: MessageKind; readonly id: number | null },
): Promise<number> {
  const { db, pubsub } = context;
  const readable = await readableMessages(context, userId, kind);
  return db.$transaction(async (tx) => {
    const { count } = await tx.message.deleteMany({ where: { ...readable, ...(id === null ? {} : { id }) } });
    if (id !== null && count === 0) throw new MessageNotFound();
    if (count > 0) await tellUnread(tx, pubsub, [userId]);
    return count;
  });
}
