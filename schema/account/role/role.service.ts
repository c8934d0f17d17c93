import type { Role } from '@verdict/prisma/generated/client/client.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { deliverMessages } from '../message/deliver.service.ts';
import { OwnRole } from '../user/own-account.error.ts';
import { holdAccounts, type HeldAccount } from './hold-accounts.service.ts';

/**
 * Gives another user a role and tells them.
 *
 * @throws UserNotFound, OwnRole
 */
export async function changeUserRole(context: Context, userId: string, newRole: Role): Promise<void> {
  if (userIdOf(context.viewer) === userId) throw new OwnRole();
  await context.db.$transaction(async (tx) => {
    for (const user of await holdAccounts(context, tx, [userId])) await giveRole(context, tx, user, newRole);
  });
}

/** Gives an account a role, unless it has it, and tells its owner. @throws OwnRole */
export async function giveRole(context: Context, tx: Transaction, user: HeldAccount, newRole: Role): Promise<void> {
  const { pubsub, viewer, log, now } = context;
  const { id: userId, role: oldRole } = user;
  if (oldRole === newRole) return;
  const actorId = userIdOf(viewer);
  if (actorId === userId) throw new OwnRole();
  const by = viewer.kind === 'user' ? viewer.username : '';
  await tx.user.update({ where: { id: userId }, data: { role: newRole }, select: { id: true } });
  await audit(tx, {
    actorId,
    action: 'user.changeRole',
    target: { kind: 'USER', id: userId },
    groupId: null,
    before: { role: oldRole },
    after: { role: newRole },
    at: now,
  });
  await deliverMessages(tx, pubsub, [
    { recipientId: userId, kind: 'MINE', fact: { kind: 'roleChanged', oldRole, newRole, by } },
  ]);
  log.info({ userId, by, oldRole, newRole }, 'a role was changed');
}
