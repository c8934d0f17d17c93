import type { Context } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { holdAccounts } from '../role/hold-accounts.service.ts';
import { endAccess } from '../session/end-access.service.ts';
import { actTransaction, noteAct, refuseSelf } from './account-act.service.ts';
import { AccountOwnsGroups } from './user-admin.error.ts';

/** How long accounts may be restored, in days. */
export const graceDays = 14;
const dayMs = 24 * 60 * 60_000;
/** Most owners of groups that a refusal names. */
const maxNamed = 10;

/**
 * Closes accounts, and deletes them when the grace is over (anonymize.service.ts).
 *
 * @throws UserNotFound, OwnAccount, AccountOwnsGroups
 */
export async function deleteUsers(context: Context, userIds: readonly string[], reason: string): Promise<void> {
  const { viewer, now } = context;
  refuseSelf(context, userIds);
  await context.db.$transaction(async (tx) => {
    const held = await holdAccounts(context, tx, userIds);
    const owners = await tx.user.findMany({
      where: { id: { in: [...userIds] }, ownedGroups: { some: { disbandedAt: null } } },
      orderBy: { usernameKey: 'asc' },
      take: maxNamed,
      select: { username: true },
    });
    if (owners.length > 0) throw new AccountOwnsGroups(owners.map(({ username }) => username));
    for (const user of held) {
      const { count } = await tx.accountDeletion.createMany({
        data: {
          userId: user.id,
          requestedById: userIdOrNull(viewer),
          reason,
          wasDisabled: user.isDisabled,
          requestedAt: now,
          dueAt: new Date(now.getTime() + graceDays * dayMs),
        },
        skipDuplicates: true,
      });
      if (count === 0) continue;
      await tx.user.update({ where: { id: user.id }, data: { isDisabled: true }, select: { id: true } });
      await endAccess(context, tx, [user]);
      await noteAct(context, tx, user, { action: 'user.delete', change: 'deletionRequested', reason });
    }
  }, actTransaction);
}

/** Keeps accounts that were to be deleted, as they were. @throws UserNotFound */
export async function restoreUsers(context: Context, userIds: readonly string[]): Promise<void> {
  await context.db.$transaction(async (tx) => {
    for (const user of await holdAccounts(context, tx, userIds)) {
      const deletion = await tx.accountDeletion.findUnique({
        where: { userId: user.id },
        select: { wasDisabled: true },
      });
      if (deletion === null) continue;
      await tx.accountDeletion.delete({ where: { userId: user.id }, select: { id: true } });
      await tx.user.update({
        where: { id: user.id },
        data: { isDisabled: deletion.wasDisabled },
        select: { id: true },
      });
      await noteAct(context, tx, user, { action: 'user.restore', change: 'restored' });
    }
  }, actTransaction);
}
