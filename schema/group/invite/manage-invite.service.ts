import type { GroupInvite } from '@verdict/prisma/generated/client/client.ts';
import { ration } from '../../account/user/ration.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { may } from '../../place/place.rule.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { GroupClassNotFound } from '../class/class.error.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { GroupActForbidden } from '../core/group.error.ts';
import { managingLevel } from '../core/group.rule.ts';
import { newToken, tokenHash, tokenPurpose } from './invite-token.ts';
import { GroupInviteNotFound } from './invite.error.ts';
import { mayInvite } from './invite.rule.ts';

/** Links of a page unless asked otherwise. */
export const defaultInvitePage = 10;

const alreadyOver = {
  'zh-CN': '有效期已过，请选择将来的时间。',
  'en-US': 'This time is over. Choose a later one.',
};

/** A link that is made. */
interface NewInvite extends Pick<GroupInvite, 'groupId' | 'level' | 'classId' | 'note' | 'maxUses' | 'expiresAt'> {
  readonly mailDomains: readonly string[];
}

/**
 * Makes a link into a group that gives a level below the maker's own.
 *
 * @throws InvalidInput, GroupNotFound, GroupActForbidden, GroupClassNotFound, TooManyRequests
 */
export async function createInvite(context: Context, { mailDomains, ...invite }: NewInvite): Promise<number> {
  const { db, viewer, now, locale, secrets } = context;
  const { groupId, level, classId, expiresAt } = invite;
  const createdById = userIdOf(viewer);
  ration(context, 'groupInvite', createdById);
  await requireInGroup(context, groupId, 'group.admit');
  if (!mayInvite(managingLevel(viewer, groupId), level)) throw new GroupActForbidden();
  if (expiresAt !== null && expiresAt <= now) refuseFaults([{ path: 'expiresAt', sentence: alreadyOver }], locale);
  if (classId !== null && (await db.groupClass.count({ where: { id: classId, groupId } })) === 0)
    throw new GroupClassNotFound();
  const token = newToken();
  return db.$transaction(async (tx) => {
    const { id } = await tx.groupInvite.create({
      data: {
        ...invite,
        mailDomains: [...new Set(mailDomains)],
        createdById,
        tokenHash: tokenHash(token),
        sealedToken: secrets.seal(tokenPurpose, token),
        createdAt: now,
      },
      select: { id: true },
    });
    await audit(tx, {
      actorId: createdById,
      action: 'group.invite',
      target: { kind: 'GROUP_INVITE', id },
      groupId,
      after: { level, maxUses: invite.maxUses, expiresAt: expiresAt?.toISOString() ?? null },
      at: now,
    });
    return id;
  });
}

/**
 * Ends a link; who joined by it stays.
 *
 * @throws GroupInviteNotFound, GroupActForbidden
 */
export async function revokeInvite(context: Context, id: number): Promise<void> {
  const { db, viewer, now } = context;
  const invite = await db.groupInvite.findUnique({
    where: { id, group: { disbandedAt: null } },
    select: { groupId: true },
  });
  const groupId = invite?.groupId ?? 0;
  const place = { groupId, authorId: null };
  if (invite === null || !may(viewer, 'group.enter', place)) throw new GroupInviteNotFound();
  if (!may(viewer, 'group.admit', place)) throw new GroupActForbidden();
  await db.$transaction(async (tx) => {
    const { count } = await tx.groupInvite.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });
    if (count === 0) return;
    await audit(tx, {
      actorId: userIdOf(viewer),
      action: 'group.revokeInvite',
      target: { kind: 'GROUP_INVITE', id },
      groupId,
      at: now,
    });
  });
}

/** Links of a group for its admins, the newest first. @throws GroupNotFound, GroupActForbidden */
export async function listInvites(
  context: Context,
  { groupId, page, query }: { readonly groupId: number; readonly page: PageRequest; readonly query: object },
): Promise<Page<{ readonly id: number }>> {
  const { db } = context;
  await requireInGroup(context, groupId, 'group.admit');
  const where = { groupId };
  const [items, total] = await Promise.all([
    db.groupInvite.findMany({ ...query, where, orderBy: { id: 'desc' }, ...sliceOf(page) }),
    db.groupInvite.count({ where }),
  ]);
  return { ...page, items, total };
}
