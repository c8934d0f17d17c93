import { makePasswords, type MadePassword } from '../../account/made-accounts/make-accounts.service.ts';
import { tellOwner } from '../../account/own-account/tell-owner.service.ts';
import { endAccess } from '../../account/session/end-access.service.ts';
import { ration } from '../../account/user/ration.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import type { RosterSlip } from './apply-roster.service.ts';
import { heldBy, resettableBy } from './managed-accounts.rule.ts';
import { AccountNotManaged, ManagedAccountHasRights } from './roster.error.ts';

/** Most accounts that get a new password at once. */
export const maxResets = 120;

/** What became of a reset. */
export interface PasswordReset {
  /** By username. */
  readonly slips: readonly RosterSlip[];
  /** Accounts that kept their password: the group may not reset it. */
  readonly leftOutIds: readonly string[];
}

/**
 * Gives those of the accounts that the group made, and that nobody has taken over, new passwords, and signs them out
 * everywhere.
 *
 * @throws GroupNotFound, GroupActForbidden, TooManyRequests; AccountNotManaged or ManagedAccountHasRights when it is
 *   none of them
 */
export async function resetPasswords(
  context: Context,
  groupId: number,
  userIds: readonly string[],
): Promise<PasswordReset> {
  const { db, viewer, passwords } = context;
  if (viewer.kind !== 'user') throw new GroupNotFound();
  ration(context, 'roster', viewer.userId);
  await requireInGroup(context, groupId, 'group.admit');
  const ids = [...new Set(userIds)];
  const count = await db.user.count({ where: { id: { in: ids }, ...resettableBy(groupId) } });
  if (count === 0) {
    const held = await db.user.count({ where: { id: { in: ids }, ...heldBy(groupId) } });
    throw held > 0 ? new ManagedAccountHasRights() : new AccountNotManaged();
  }
  const made = await makePasswords(passwords, count);
  const written = await db.$transaction((tx) => writePasswords(context, tx, { groupId, ids, made, actor: viewer }), {
    timeout: 30_000,
    maxWait: 15_000,
  });
  const resetIds = new Set(written.map(({ id }) => id));
  return { slips: written.map(({ slip }) => slip), leftOutIds: ids.filter((id) => !resetIds.has(id)) };
}

interface Writing {
  readonly groupId: number;
  readonly ids: readonly string[];
  readonly made: readonly MadePassword[];
  readonly actor: { readonly userId: string; readonly username: string };
}

async function writePasswords(
  context: Context,
  tx: Transaction,
  { groupId, ids, made, actor }: Writing,
): Promise<{ readonly id: string; readonly slip: RosterSlip }[]> {
  const users = await tx.user.findMany({
    where: { id: { in: [...ids] }, ...resettableBy(groupId) },
    orderBy: { usernameKey: 'asc' },
    take: made.length,
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
  const written: { id: string; usernameKey: string; slip: RosterSlip }[] = [];
  for (const [index, { id, username, usernameKey, rosterEntries, groupMemberships }] of users.entries()) {
    const password = made[index];
    if (password === undefined) break;
    // Whoever takes the account over at this moment keeps it.
    const { count } = await tx.user.updateMany({
      where: { id, ...resettableBy(groupId) },
      data: { passwordHash: password.hash },
    });
    if (count === 0) continue;
    await tellOwner(context, tx, { userId: id, change: 'passwordGiven', by: actor.username });
    await audit(tx, {
      actorId: actor.userId,
      action: 'group.resetPassword',
      target: { kind: 'USER', id },
      groupId,
      at: context.now,
    });
    written.push({
      id,
      usernameKey,
      slip: {
        name: rosterEntries[0]?.name ?? '',
        number: rosterEntries[0]?.number ?? '',
        classNames: (groupMemberships[0]?.classes ?? []).map((seat) => seat.class.name),
        username,
        password: password.password,
      },
    });
  }
  await endAccess(context, tx, written);
  return written;
}
