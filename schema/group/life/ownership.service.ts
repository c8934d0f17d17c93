import { audit, auditBy } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { seeGroup } from '../core/find-group.service.ts';
import { isInCharge } from '../core/group.rule.ts';
import { refuseTooManyOwned } from '../manage/group-limit.service.ts';
import { tellOfGroup } from '../member/group-news.service.ts';
import { GroupMemberNotFound } from '../member/member.error.ts';
import { NoOwnershipOffer, NotGroupOwner } from './life.error.ts';

const noOffer = { offeredToId: null, offeredAt: null } as const;

/**
 * Offers a group to a member, in place of an earlier offer; null: withdraws it. The member is notified.
 *
 * @throws GroupNotFound, NotGroupOwner, GroupMemberNotFound
 */
export async function offerOwnership(
  context: Context,
  { groupId, userId }: { readonly groupId: number; readonly userId: string | null },
): Promise<void> {
  const { db, viewer, now } = context;
  const group = await seeGroup(context, groupId);
  if (!isInCharge(viewer, group)) throw new NotGroupOwner();
  const before = { offeredToId: group.offeredToId };
  const entry = { action: 'group.offer', target: { kind: 'GROUP', id: groupId }, groupId, before } as const;
  if (userId === null) {
    await db.$transaction(async (tx) => {
      await tx.group.updateMany({ where: { id: groupId, ownerId: group.ownerId }, data: noOffer });
      await auditBy(context, tx, { ...entry, after: { offeredToId: null } });
    });
    return;
  }
  if (userId === group.ownerId) throw new GroupMemberNotFound();
  await db.$transaction(async (tx) => {
    const { count } = await tx.group.updateMany({
      where: {
        id: groupId,
        ownerId: group.ownerId,
        disbandedAt: null,
        members: { some: { userId, level: { gte: level.member }, user: { isDisabled: false } } },
      },
      data: { offeredToId: userId, offeredAt: now },
    });
    if (count === 0) throw new GroupMemberNotFound();
    await auditBy(context, tx, { ...entry, after: { offeredToId: userId } });
    if (group.offeredToId !== userId)
      await tellOfGroup(tx, context, { news: 'OFFERED', group, recipientIds: [userId] });
  });
}

/**
 * Takes over a group that is offered to the viewer, or declines it. The former owner stays a root of it, and is
 * notified.
 *
 * @throws GroupNotFound, NoOwnershipOffer, TooManyGroups
 */
export async function answerOwnershipOffer(
  context: Context,
  { groupId, isAccepted }: { readonly groupId: number; readonly isAccepted: boolean },
): Promise<void> {
  const { db, viewer, now } = context;
  const userId = userIdOf(viewer);
  const group = await seeGroup(context, groupId);
  const ownerId = group.ownerId;
  if (group.offeredToId !== userId) throw new NoOwnershipOffer();
  await db.$transaction(async (tx) => {
    if (isAccepted && group.archivedAt === null) await refuseTooManyOwned(context, tx, userId);
    const { count } = await tx.group.updateMany({
      where: {
        id: groupId,
        ownerId,
        offeredToId: userId,
        disbandedAt: null,
        members: { some: { userId, level: { gte: level.member } } },
      },
      data: { ...noOffer, ...(isAccepted && { ownerId: userId }) },
    });
    if (count === 0) throw new NoOwnershipOffer();
    if (!isAccepted) {
      await tellOfGroup(tx, context, { news: 'OFFER_DECLINED', group, recipientIds: [ownerId] });
      return;
    }
    const asRoot = { level: level.root, updatedAt: now };
    for (const id of [userId, ownerId]) {
      await tx.groupMember.upsert({
        where: { groupId_userId: { groupId, userId: id } },
        create: { ...asRoot, groupId, userId: id, createdAt: now },
        update: asRoot,
      });
    }
    await audit(tx, {
      actorId: userId,
      action: 'group.handOver',
      target: { kind: 'GROUP', id: groupId },
      groupId,
      before: { ownerId },
      after: { ownerId: userId },
      at: now,
    });
    await tellOfGroup(tx, context, { news: 'HANDED_OVER', group, recipientIds: [ownerId] });
  });
}
