import type { UserMute } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { UserNotFound } from '../user/account.error.ts';
import { maxMutedUsers, MutingSelf, TooManyMutedUsers } from './mute.error.ts';

/** Mutes of a page unless asked otherwise. */
export const defaultMutePage = 20;

/**
 * Mutes an account for the viewer, or takes that back; idempotent. Nobody else learns of it.
 *
 * @throws UserNotFound, MutingSelf, TooManyMutedUsers
 */
export async function muteUser(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  mutedUserId: string,
  isMuted: boolean,
): Promise<void> {
  const userId = userIdOf(viewer);
  if (mutedUserId === userId) throw new MutingSelf();
  await db.$transaction(async (tx) => {
    if ((await tx.user.count({ where: { id: mutedUserId } })) === 0) throw new UserNotFound();
    if (!isMuted) {
      await tx.userMute.deleteMany({ where: { userId, mutedUserId } });
      return;
    }
    // One account's mutes take turns, so that their limit holds.
    await tx.$queryRaw`SELECT FROM "user" WHERE id = ${userId} FOR NO KEY UPDATE`;
    const others = await tx.userMute.count({ where: { userId, mutedUserId: { not: mutedUserId } } });
    if (others >= maxMutedUsers) throw new TooManyMutedUsers();
    await tx.userMute.createMany({ data: [{ userId, mutedUserId }], skipDuplicates: true });
  });
}

/** Accounts among some that muted another one. */
export async function mutersAmong(
  tx: Transaction,
  userIds: readonly string[],
  mutedUserId: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx.userMute.findMany({
    where: { userId: { in: [...userIds] }, mutedUserId },
    select: { userId: true },
  });
  return new Set(rows.map((row) => row.userId));
}

/** Accounts that the viewer muted, the newest first. @param request.query the selection of columns, from the caller. */
export async function listMutes(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { page, query }: { readonly page: PageRequest; readonly query: object },
): Promise<Page<UserMute>> {
  const where = { userId: userIdOf(viewer) };
  const [items, total] = await Promise.all([
    db.userMute.findMany({ ...query, ...sliceOf(page), where, orderBy: { id: 'desc' } }),
    db.userMute.count({ where }),
  ]);
  return { ...page, items, total };
}
