import type { Group, GroupClass, GroupInvite } from '@verdict/prisma/generated/client/client.ts';
import { ration } from '../../account/user/ration.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { refuseFullGroup } from '../../place/group-quota.service.ts';
import { reapplyAt } from '../core/reapply.service.ts';
import { tellOfGroup } from '../member/group-news.service.ts';
import { AlreadyInGroup, ApplicationRefused } from '../member/member.error.ts';
import { tokenHash } from './invite-token.ts';
import {
  GroupInviteExpired,
  GroupInviteNotFound,
  GroupInviteRevoked,
  GroupInviteUsedUp,
  WrongMailDomain,
} from './invite.error.ts';
import { inviteState, isMailAllowed, type InviteState } from './invite.rule.ts';
import { loadMaker } from './maker.loader.ts';

/** A link as the account that opens it sees it. */
export interface OpenedInvite {
  readonly invite: GroupInvite & { readonly group: Group; readonly class: GroupClass | null };
  /** They need no link any more. */
  readonly isMember: boolean;
}

/** The viewer's membership or application; null: none. */
type Own = { readonly level: number; readonly updatedAt: Date } | null;

const ended: Readonly<Record<Exclude<InviteState, 'OPEN'>, new () => Error>> = {
  REVOKED: GroupInviteRevoked,
  EXPIRED: GroupInviteExpired,
  USED_UP: GroupInviteUsedUp,
};

/**
 * Says where a link leads. Nothing of the group shows when the link does not let the viewer in.
 *
 * @throws GroupInviteNotFound, GroupInviteRevoked, GroupInviteExpired, GroupInviteUsedUp, WrongMailDomain,
 *   ApplicationRefused, TooManyRequests
 */
export async function openInvite(context: Context, token: string): Promise<OpenedInvite> {
  const { invite, own } = await findInvite(context, token);
  return { invite, isMember: own !== null && own.level >= level.member };
}

/**
 * Makes the viewer a member of the group of a link. An application of theirs is accepted by it.
 *
 * @returns the id of the group.
 * @throws AlreadyInGroup, GroupFull, and what `openInvite` does
 */
export async function acceptInvite(context: Context, token: string): Promise<number> {
  const { db, viewer, now } = context;
  const userId = userIdOf(viewer);
  const { invite, own } = await findInvite(context, token);
  if (own !== null && own.level >= level.member) throw new AlreadyInGroup();
  const { group, groupId } = invite;
  try {
    await db.$transaction(async (tx) => {
      await refuseFullGroup(context, tx, groupId);
      await countUse(tx, invite.id, now);
      const data = { level: invite.level, reason: null, inviteId: invite.id, createdAt: now, updatedAt: now };
      if (own === null) await tx.groupMember.create({ data: { ...data, groupId, userId } });
      else {
        const { count } = await tx.groupMember.updateMany({ where: { groupId, userId, level: own.level }, data });
        if (count === 0) throw new AlreadyInGroup();
      }
      // The class may be gone since the link was read.
      await tx.$executeRaw`
        INSERT INTO group_class_member (class_id, group_id, user_id)
        SELECT id, group_id, ${userId} FROM group_class WHERE id = ${invite.classId} FOR KEY SHARE`;
      await audit(tx, {
        actorId: userId,
        action: 'group.joinByInvite',
        target: { kind: 'USER', id: userId },
        groupId,
        before: { level: own?.level ?? level.visitor },
        after: { level: invite.level, inviteId: invite.id },
        at: now,
      });
      await tellOfGroup(tx, context, { news: 'JOINED', group, recipientIds: [userId] });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new AlreadyInGroup() : error;
  }
  return groupId;
}

/** A link that lets the viewer in, or of a group that they are in. */
async function findInvite(
  context: Context,
  token: string,
): Promise<{ readonly invite: OpenedInvite['invite']; readonly own: Own }> {
  const { db, viewer, now } = context;
  const userId = userIdOf(viewer);
  ration(context, 'groupInvite', userId);
  const invite = await db.groupInvite.findUnique({
    where: { tokenHash: tokenHash(token), group: { disbandedAt: null, archivedAt: null } },
    include: { group: true, class: true },
  });
  if (invite === null) throw new GroupInviteNotFound();
  const { groupId } = invite;
  const [own, maker, { emailKey }] = await Promise.all([
    db.groupMember.findUnique({
      where: { groupId_userId: { groupId, userId } },
      select: { level: true, updatedAt: true },
    }),
    loadMaker(context, invite),
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { emailKey: true } }),
  ]);
  if (own !== null && own.level >= level.member) return { invite, own };
  const state = inviteState(invite, maker, now);
  if (state !== 'OPEN') throw new ended[state]();
  if (!isMailAllowed(emailKey, invite.mailDomains)) throw new WrongMailDomain(invite.mailDomains);
  if (own?.level === level.refused) {
    const until = await reapplyAt(context, own.updatedAt);
    if (now < until) throw new ApplicationRefused(until);
  }
  return { invite, own };
}

/** Accounts that come at once by a link with few uses left wait for each other here. */
async function countUse(tx: Transaction, id: number, now: Date): Promise<void> {
  const { count } = await tx.groupInvite.updateMany({
    where: {
      id,
      revokedAt: null,
      AND: [
        { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
        { OR: [{ maxUses: null }, { uses: { lt: tx.groupInvite.fields.maxUses } }] },
      ],
    },
    data: { uses: { increment: 1 } },
  });
  if (count === 1) return;
  const { revokedAt } = await tx.groupInvite.findUniqueOrThrow({ where: { id }, select: { revokedAt: true } });
  throw revokedAt === null ? new GroupInviteUsedUp() : new GroupInviteRevoked();
}
