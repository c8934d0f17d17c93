import type { Context, Transaction } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import type { HeldAccount } from '../role/hold-accounts.service.ts';
import { endAccess } from '../session/end-access.service.ts';
import { noteAct, refuseSelf } from './account-act.service.ts';
import { AccountOwnsGroups } from './user-admin.error.ts';

/** How long accounts may be restored, in days. */
export const graceDays = 14;
/** The same in ms. */
export const graceMs = graceDays * 24 * 60 * 60_000;

/** Those of some accounts that own groups. */
export async function ownersOfGroups(
  db: Context['db'] | Transaction,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const owners = await db.user.findMany({
    where: { id: { in: [...userIds] }, ownedGroups: { some: { disbandedAt: null } } },
    select: { id: true },
  });
  return new Set(owners.map(({ id }) => id));
}

/**
 * Closes a held account, and deletes it when the grace is over (anonymize.service.ts).
 *
 * @returns false when it is being deleted already. @throws OwnAccount, AccountOwnsGroups
 */
export async function deleteAccount(
  context: Context,
  tx: Transaction,
  user: HeldAccount,
  reason: string,
): Promise<boolean> {
  const { viewer, now } = context;
  refuseSelf(context, user.id);
  if ((await ownersOfGroups(tx, [user.id])).size > 0) throw new AccountOwnsGroups(user.username);
  const { count } = await tx.accountDeletion.createMany({
    data: {
      userId: user.id,
      requestedById: userIdOrNull(viewer),
      reason,
      wasDisabled: user.isDisabled,
      requestedAt: now,
      dueAt: new Date(now.getTime() + graceMs),
    },
    skipDuplicates: true,
  });
  if (count === 0) return false;
  await tx.user.update({ where: { id: user.id }, data: { isDisabled: true }, select: { id: true } });
  await endAccess(context, tx, [user]);
  await noteAct(context, tx, user, { action: 'user.delete', change: 'deletionRequested', reason });
  return true;
}

/** Keeps a held account that was to be deleted, as it was. @returns false when it was not to be deleted. */
export async function restoreAccount(context: Context, tx: Transaction, user: HeldAccount): Promise<boolean> {
  const deletion = await tx.accountDeletion.findUnique({ where: { userId: user.id }, select: { wasDisabled: true } });
  if (deletion === null) return false;
  await tx.accountDeletion.delete({ where: { userId: user.id }, select: { id: true } });
  await tx.user.update({ where: { id: user.id }, data: { isDisabled: deletion.wasDisabled }, select: { id: true } });
  await noteAct(context, tx, user, { action: 'user.restore', change: 'restored' });
  return true;
}
