import type { Role } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { unauthorized } from '../../core/refusals.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { deliverMessages } from '../message/deliver.service.ts';
import { UserNotFound } from '../user/account.error.ts';
import { OwnRole } from '../user/own-account.error.ts';

/**
 * Gives another user a role and tells them. Nobody changes their own, so there is always a super admin left.
 *
 * @throws UserNotFound, OwnRole
 */
export async function changeUserRole(context: Context, userId: string, newRole: Role): Promise<void> {
  const { db, pubsub, viewer, log } = context;
  if (userIdOf(viewer) === userId) throw new OwnRole();
  const by = viewer.kind === 'user' ? viewer.username : '';
  await db.$transaction(async (tx) => {
    // All super admins are held in one order: of two who take the role from each other at the same moment the second is
    // refused.
    await tx.$queryRaw`SELECT id FROM "user" WHERE role = 'ROOT' OR id = ${userId} ORDER BY id FOR UPDATE`;
    const asker = await tx.user.findUniqueOrThrow({ where: { id: userIdOf(viewer) }, select: { role: true } });
    if (asker.role !== 'ROOT') throw unauthorized(context);
    const user = await tx.user.findUnique({ where: { id: userId }, select: { role: true } });
    if (user === null) throw new UserNotFound();
    if (user.role === newRole) return;
    await tx.user.update({ where: { id: userId }, data: { role: newRole }, select: { id: true } });
    await deliverMessages(tx, pubsub, [
      { recipientId: userId, kind: 'MINE', fact: { kind: 'roleChanged', oldRole: user.role, newRole, by } },
    ]);
    log.info({ userId, by, oldRole: user.role, newRole }, 'a role was changed');
  });
}
