import { makePasswords } from '../../account/made-accounts/make-accounts.service.ts';
import { tellOwner } from '../../account/own-account/tell-owner.service.ts';
import { endAccess } from '../../account/session/end-access.service.ts';
import { ration } from '../../account/user/ration.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import type { RosterSlip } from './apply-roster.service.ts';
import { resettableBy } from './managed-accounts.rule.ts';
import { AccountNotManaged } from './roster.error.ts';

/** Most accounts that get a new password at once. */
export const maxResets = 120;

/**
 * Gives accounts that the group made new passwords, all of them or none, and signs them out everywhere.
 *
 * @throws GroupNotFound, GroupActForbidden, AccountNotManaged, TooManyRequests
 */
export async function resetPasswords(
  context: Context,
  groupId: number,
  userIds: readonly string[],
): Promise<RosterSlip[]> {
  const { db, viewer, now, passwords } = context;
  if (viewer.kind !== 'user') throw new GroupNotFound();
  const actorId = viewer.userId;
  ration(context, 'roster', actorId);
  await requireInGroup(context, groupId, 'group.admit');
  const ids = [...new Set(userIds)];
  const where = { id: { in: ids }, ...resettableBy(groupId) };
  if ((await db.user.count({ where })) < ids.length) throw new AccountNotManaged();
  const made = await makePasswords(passwords, ids.length);
  return db.$transaction(
    async (tx) => {
      const users = await tx.user.findMany({
        where,
        orderBy: { usernameKey: 'asc' },
        select: {
          id: true,
          username: true,
          usernameKey: true,
          rosterEntries: { where: { groupId }, select: { name: true, number: true } },
          groupMemberships: {
            where: { groupId },
            select: { classes: { select: { class: { select: { name: true } } }, orderBy: { classId: 'asc' } } },
          },
        },
      });
      const slips: RosterSlip[] = [];
      for (const [index, { id, username, usernameKey, rosterEntries, groupMemberships }] of users.entries()) {
        const password = made[index];
        if (password === undefined) break;
        // Whoever takes the account over at this moment keeps it.
        const { count } = await tx.user.updateMany({
          where: { id, ...resettableBy(groupId) },
          data: { passwordHash: password.hash },
        });
        if (count === 0) throw new AccountNotManaged();
        await endAccess(tx, { id, usernameKey });
        await tellOwner(context, tx, { userId: id, change: 'passwordGiven', by: viewer.username });
        await audit(tx, {
          actorId,
          action: 'group.resetPassword',
          target: { kind: 'USER', id },
          groupId,
          at: now,
        });
        slips.push({
          name: rosterEntries[0]?.name ?? '',
          number: rosterEntries[0]?.number ?? '',
          className: groupMemberships[0]?.classes[0]?.class.name ?? null,
          username,
          password: password.password,
        });
      }
      if (slips.length < ids.length) throw new AccountNotManaged();
      return slips;
    },
    { timeout: 30_000, maxWait: 15_000 },
  );
}
