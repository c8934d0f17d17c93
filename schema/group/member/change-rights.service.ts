import { audit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { groupRights, level, type GroupRight } from '../../core/level.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { GroupActForbidden } from '../core/group.error.ts';
import type { MemberRef } from './change-member.service.ts';
import { GroupMemberNotFound } from './member.error.ts';

/**
 * Gives a member rights beyond their level, in place of those they had. Roots have all of them.
 *
 * @throws GroupNotFound, GroupActForbidden, GroupMemberNotFound
 */
export async function changeMemberRights(
  context: Context,
  ref: MemberRef,
  given: readonly GroupRight[],
): Promise<void> {
  const { db, viewer, now } = context;
  const { groupId, userId } = ref;
  await requireInGroup(context, groupId, 'group.edit');
  // Each once, in the order of the list.
  const rights = groupRights.filter((right) => given.includes(right));
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`
      SELECT FROM group_member WHERE group_id = ${groupId} AND user_id = ${userId}::bpchar FOR NO KEY UPDATE`;
    const member = await tx.groupMember.findUnique({
      where: { groupId_userId: ref },
      select: { level: true, rights: true },
    });
    if (member === null || member.level < level.member) throw new GroupMemberNotFound();
    if (member.level >= level.root) throw new GroupActForbidden();
    await tx.groupMember.update({ where: { groupId_userId: ref }, data: { rights }, select: { userId: true } });
    await audit(tx, {
      actorId: userIdOf(viewer),
      action: 'group.changeRights',
      target: { kind: 'USER', id: userId },
      groupId,
      before: { rights: member.rights.join(' ') },
      after: { rights: rights.join(' ') },
      at: now,
    });
  });
}
