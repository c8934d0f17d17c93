import type { Group } from '@verdict/prisma/generated/client/client.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { refuseFullGroup } from '../../place/group-quota.service.ts';
import { requireInGroup, seeGroup } from '../core/find-group.service.ts';
import { GroupActForbidden } from '../core/group.error.ts';
import { managingLevel, mayChangeLevel, mayRemove } from '../core/group.rule.ts';
import { tellOfGroup } from './group-news.service.ts';
import { GroupMemberNotFound, NotInGroup, OwnerCannotLeave, OwnerKeepsLevel } from './member.error.ts';

/** A membership or an application. */
export interface MemberRef {
  readonly groupId: number;
  readonly userId: string;
}

/**
 * Accepts or refuses an application, or changes the level of a member, who is notified.
 *
 * @throws GroupNotFound, OwnerKeepsLevel, GroupActForbidden, GroupMemberNotFound, GroupFull
 */
export async function changeMemberLevel(context: Context, ref: MemberRef, next: number): Promise<void> {
  const { group, current } = await findManaged(context, ref);
  const { groupId, userId } = ref;
  const actor = managingLevel(context.viewer, groupId);
  if (userId === group.ownerId) throw new OwnerKeepsLevel();
  if (!mayChangeLevel({ actor, current, next })) throw new GroupActForbidden();
  if (current === next) return;
  const { db, now } = context;
  const isJoining = current < level.member && next >= level.member;
  await db.$transaction(async (tx) => {
    if (isJoining) await refuseFullGroup(context, tx, groupId);
    const { count } = await tx.groupMember.updateMany({
      where: { ...ref, level: current, group: { ownerId: { not: userId } } },
      data: { level: next, updatedAt: now, ...(isJoining && { createdAt: now }) },
    });
    if (count === 0) throw new GroupMemberNotFound();
    await auditMember(tx, context, { action: 'group.changeLevel', ref, before: current, after: next });
    const news = next === level.refused ? 'REFUSED' : isJoining ? 'ACCEPTED' : 'LEVEL_CHANGED';
    await tellOfGroup(tx, context, { news, group, recipientIds: [userId], level: next });
  });
}

/**
 * Ends a membership, or takes an application away so that the account may apply again. Members are notified.
 *
 * @throws GroupNotFound, OwnerKeepsLevel, GroupActForbidden, GroupMemberNotFound
 */
export async function removeMember(context: Context, ref: MemberRef): Promise<void> {
  const { group, current } = await findManaged(context, ref);
  const { groupId, userId } = ref;
  const actor = managingLevel(context.viewer, groupId);
  if (userId === group.ownerId) throw new OwnerKeepsLevel();
  // The viewer leaves by `leaveGroup`.
  if (userId === userIdOf(context.viewer) || !mayRemove({ actor, current })) throw new GroupActForbidden();
  await context.db.$transaction(async (tx) => {
    await deleteMember(tx, ref, current);
    await auditMember(tx, context, { action: 'group.removeMember', ref, before: current, after: level.visitor });
    if (current >= level.member) await tellOfGroup(tx, context, { news: 'REMOVED', group, recipientIds: [userId] });
  });
}

/**
 * Ends the viewer's own membership, or withdraws the own application. A refusal stays.
 *
 * @throws GroupNotFound, NotInGroup, OwnerCannotLeave
 */
export async function leaveGroup(context: Context, groupId: number): Promise<void> {
  const { db, viewer } = context;
  const ref = { groupId, userId: userIdOf(viewer) };
  const own = await db.groupMember.findFirst({
    where: { ...ref, level: { not: level.refused }, group: { disbandedAt: null } },
    select: { level: true, group: { select: { ownerId: true } } },
  });
  if (own === null) {
    await seeGroup(context, groupId);
    throw new NotInGroup();
  }
  if (own.group.ownerId === ref.userId) throw new OwnerCannotLeave();
  await db.$transaction((tx) => deleteMember(tx, ref, own.level));
}

/** Of a group whose applications and members the viewer manages. */
async function findManaged(
  context: Context,
  { groupId, userId }: MemberRef,
): Promise<{ readonly group: Group; readonly current: number }> {
  const group = await requireInGroup(context, groupId, 'group.admit');
  const member = await context.db.groupMember.findUnique({
    where: { groupId_userId: { groupId, userId } },
    select: { level: true },
  });
  if (member === null) throw new GroupMemberNotFound();
  return { group, current: member.level };
}

/** An offer of the group to the account goes with the membership. */
async function deleteMember(tx: Transaction, ref: MemberRef, current: number): Promise<void> {
  const { groupId, userId } = ref;
  await tx.group.updateMany({
    where: { id: groupId, offeredToId: userId },
    data: { offeredToId: null, offeredAt: null },
  });
  const { count } = await tx.groupMember.deleteMany({
    where: { ...ref, level: current, group: { ownerId: { not: userId } } },
  });
  if (count === 0) throw new GroupMemberNotFound();
}

interface AuditedMember {
  readonly action: 'group.changeLevel' | 'group.removeMember';
  readonly ref: MemberRef;
  readonly before: number;
  readonly after: number;
}

async function auditMember(
  tx: Transaction,
  { viewer, now }: Context,
  { action, ref, before, after }: AuditedMember,
): Promise<void> {
  await audit(tx, {
    actorId: userIdOf(viewer),
    action,
    target: { kind: 'USER', id: ref.userId },
    groupId: ref.groupId,
    before: { level: before },
    after: { level: after },
    at: now,
  });
}
