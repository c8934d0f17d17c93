import { audit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { requireInGroup } from '../core/find-group.service.ts';

/**
 * Makes a group read-only for its members, or opens it again (schema/core/archive.plugin.ts).
 *
 * @throws GroupNotFound, GroupActForbidden
 */
export async function changeArchived(context: Context, id: number, isArchived: boolean): Promise<void> {
  const { db, viewer, now } = context;
  const { archivedAt } = await requireInGroup(context, id, 'group.edit');
  if ((archivedAt !== null) === isArchived) return;
  await db.$transaction(async (tx) => {
    const { count } = await tx.group.updateMany({
      where: { id, disbandedAt: null },
      data: { archivedAt: isArchived ? now : null },
    });
    if (count === 0) throw new GroupNotFound();
    await audit(tx, {
      actorId: userIdOf(viewer),
      action: isArchived ? 'group.archive' : 'group.unarchive',
      target: { kind: 'GROUP', id },
      groupId: id,
      at: now,
    });
  });
}
