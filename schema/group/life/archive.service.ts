import type { Group } from '@verdict/prisma/generated/client/client.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { refuseTooManyOwned } from '../manage/group-limit.service.ts';
import { staffIds, tellOfGroup } from '../member/group-news.service.ts';

/**
 * Makes a group read-only for its members, or opens it again (schema/core/archive.plugin.ts). They are notified.
 *
 * @throws GroupNotFound, GroupActForbidden, TooManyGroups
 */
export async function changeArchived(context: Context, id: number, isArchived: boolean): Promise<void> {
  const group = await requireInGroup(context, id, 'group.edit');
  if ((group.archivedAt !== null) === isArchived) return;
  await context.db.$transaction(async (tx) => {
    if (await writeArchived(tx, context, { group, isArchived })) return;
    // Another request did it at the same moment, and has notified the members.
    if ((await tx.group.count({ where: { id, disbandedAt: null } })) === 0) throw new GroupNotFound();
  });
}

/**
 * As `changeArchived`, in the transaction of the caller, who knows that the viewer may.
 *
 * @returns false: it is so already, or the group is disbanded.
 * @throws TooManyGroups
 */
export async function writeArchived(
  tx: Transaction,
  context: Context,
  { group, isArchived }: { readonly group: Group; readonly isArchived: boolean },
): Promise<boolean> {
  const { viewer, now } = context;
  const { id } = group;
  if (!isArchived) await refuseTooManyOwned(context, tx, group.ownerId);
  const { count } = await tx.group.updateMany({
    where: { id, disbandedAt: null, archivedAt: isArchived ? null : { not: null } },
    data: { archivedAt: isArchived ? now : null },
  });
  if (count === 0) return false;
  await audit(tx, {
    actorId: userIdOf(viewer),
    action: isArchived ? 'group.archive' : 'group.unarchive',
    target: { kind: 'GROUP', id },
    groupId: id,
    at: now,
  });
  const recipientIds = await staffIds(tx, id, { atLeast: level.member, rights: [] });
  await tellOfGroup(tx, context, { news: isArchived ? 'ARCHIVED' : 'UNARCHIVED', group, recipientIds });
  return true;
}
