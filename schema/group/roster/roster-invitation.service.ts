import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { refuseFullGroup } from '../../place/group-quota.service.ts';
import { GroupArchived } from '../core/group.error.ts';
import { tellOfGroup } from '../member/group-news.service.ts';
import { RosterInvitationNotFound } from './roster.error.ts';

/** Most invitations that are shown at once. */
export const maxInvitations = 20;

/** A group that wants the viewer. Nothing else of it shows, nor what its roster says of them. */
export interface RosterInvitation {
  readonly groupId: number;
  readonly groupName: string;
}

function openTo(invitedId: string, group: Prisma.GroupWhereInput = {}): Prisma.RosterEntryWhereInput {
  return { invitedId, declinedAt: null, group: { disbandedAt: null, ...group } };
}

/** Invitations that wait for the viewer. */
export async function listInvitations({ db, viewer }: Context): Promise<RosterInvitation[]> {
  if (viewer.kind !== 'user') return [];
  const groups = await db.group.findMany({
    where: { roster: { some: openTo(viewer.userId, { archivedAt: null }) } },
    orderBy: { id: 'asc' },
    take: maxInvitations,
    select: { id: true, name: true },
  });
  return groups.map(({ id, name }) => ({ groupId: id, groupName: name }));
}

/**
 * Makes the viewer a member of the group whose roster names them, or declines. An account that was made for them is
 * deleted if nobody has used it.
 *
 * @throws RosterInvitationNotFound, GroupArchived, GroupFull
 */
export async function answerInvitation(context: Context, groupId: number, isAccepted: boolean): Promise<void> {
  const { db, viewer, now } = context;
  const userId = userIdOf(viewer);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM "group" WHERE id = ${groupId} FOR UPDATE`;
    const entry = await tx.rosterEntry.findFirst({
      where: { ...openTo(userId), groupId },
      // A number that was corrected comes later.
      orderBy: { createdAt: 'desc' },
      include: { group: true },
    });
    if (entry === null) throw new RosterInvitationNotFound();
    if (entry.group.archivedAt !== null) throw new GroupArchived();
    const key = { groupId_numberKey: { groupId, numberKey: entry.numberKey } };
    if (!isAccepted) {
      // One by the address ends without a trace, since the admins do not know of it.
      const isByAddress = entry.userId !== null && entry.userId !== userId;
      const data = isByAddress ? { invitedId: null } : { declinedAt: now };
      await tx.rosterEntry.update({ where: key, data, select: { groupId: true } });
      return;
    }
    const hasEntry =
      (await tx.rosterEntry.count({ where: { groupId, userId, NOT: { numberKey: entry.numberKey } } })) > 0;
    if (!hasEntry) await tx.rosterEntry.update({ where: key, data: { userId }, select: { groupId: true } });
    // All of its invitations are answered.
    await tx.rosterEntry.updateMany({ where: { groupId, invitedId: userId }, data: { invitedId: null } });
    if (entry.userId !== userId) await deleteUnused(tx, groupId, entry.userId);
    const before = await join(context, tx, groupId);
    await tx.$executeRaw`
      INSERT INTO group_class_member (class_id, group_id, user_id)
      SELECT id, group_id, ${userId} FROM group_class
      WHERE group_id = ${groupId} AND (id = ${entry.classId} OR id = ANY(${entry.moreClassIds}::int[])) FOR KEY SHARE
      ON CONFLICT DO NOTHING`;
    await audit(tx, {
      actorId: userId,
      action: 'group.joinByRoster',
      target: { kind: 'USER', id: userId },
      groupId,
      before: { level: before },
      after: { level: Math.max(before, level.member) },
      at: now,
    });
    if (before < level.member)
      await tellOfGroup(tx, context, { news: 'JOINED', group: entry.group, recipientIds: [userId] });
  });
}

/** @returns the level before. */
async function join(context: Context, tx: Transaction, groupId: number): Promise<number> {
  const userId = userIdOf(context.viewer);
  const { now } = context;
  const own = await tx.groupMember.findUnique({
    where: { groupId_userId: { groupId, userId } },
    select: { level: true },
  });
  if (own === null || own.level < level.member) await refuseFullGroup(context, tx, groupId);
  const data = { level: level.member, reason: null, createdAt: now, updatedAt: now };
  if (own === null) await tx.groupMember.create({ data: { ...data, groupId, userId }, select: { userId: true } });
  else if (own.level < level.member)
    await tx.groupMember.update({ where: { groupId_userId: { groupId, userId } }, data, select: { userId: true } });
  return own?.level ?? level.visitor;
}

/** An account of the group that nobody has signed in to has nothing that could be lost. */
async function deleteUnused(tx: Transaction, groupId: number, id: string | null): Promise<void> {
  if (id === null) return;
  await tx.user.deleteMany({ where: { id, managedByGroupId: groupId, lastSeenAt: null, sessions: { none: {} } } });
}
