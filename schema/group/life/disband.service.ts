import type { Group } from '@verdict/prisma/generated/client/client.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { seeGroup } from '../core/find-group.service.ts';
import { isInCharge, restorableGroups } from '../core/group.rule.ts';
import { restoreMs } from '../core/restore-period.ts';
import { refuseTooManyOwned } from '../manage/group-limit.service.ts';
import { staffIds, tellOfGroup } from '../member/group-news.service.ts';
import { GroupNotRestorable, NotGroupOwner } from './life.error.ts';

/**
 * Closes a group to all but its owner, who may restore it for 30 days; then it is deleted. Its members are notified.
 *
 * @throws GroupNotFound, NotGroupOwner
 */
export async function disbandGroup(context: Context, id: number): Promise<void> {
  const group = await seeGroup(context, id);
  if (!isInCharge(context.viewer, group)) throw new NotGroupOwner();
  await context.db.$transaction((tx) => writeDisbanded(tx, context, group));
}

/** As `disbandGroup`, in the transaction of the caller, who knows that the viewer may. @throws GroupNotFound */
export async function writeDisbanded(tx: Transaction, context: Context, group: Group): Promise<void> {
  const { count } = await tx.group.updateMany({
    where: { id: group.id, disbandedAt: null, ownerId: group.ownerId },
    data: { disbandedAt: context.now, offeredToId: null, offeredAt: null },
  });
  if (count === 0) throw new GroupNotFound();
  await noteAndTell(tx, context, group, 'DISBANDED');
}

/** Opens a disbanded group again, as it was. @throws GroupNotFound, GroupNotRestorable, TooManyGroups */
export async function restoreGroup(context: Context, id: number): Promise<void> {
  const { db, viewer } = context;
  const group = await db.group.findFirst({ where: { AND: [{ id }, restorableGroups(viewer)] } });
  if (group === null) {
    await seeGroup(context, id);
    throw new GroupNotRestorable();
  }
  await db.$transaction((tx) => writeRestored(tx, context, group));
}

/**
 * As `restoreGroup`, in the transaction of the caller, who knows that the viewer may.
 *
 * @throws GroupNotRestorable, TooManyGroups
 */
export async function writeRestored(tx: Transaction, context: Context, group: Group): Promise<void> {
  if (group.archivedAt === null) await refuseTooManyOwned(context, tx, group.ownerId);
  const { count } = await tx.group.updateMany({
    where: { id: group.id, disbandedAt: { gt: new Date(context.now.getTime() - restoreMs) } },
    data: { disbandedAt: null },
  });
  if (count === 0) throw new GroupNotRestorable();
  await noteAndTell(tx, context, group, 'RESTORED');
}

async function noteAndTell(
  tx: Transaction,
  context: Context,
  group: Group,
  news: 'DISBANDED' | 'RESTORED',
): Promise<void> {
  await audit(tx, {
    actorId: userIdOf(context.viewer),
    action: news === 'DISBANDED' ? 'group.disband' : 'group.restore',
    target: { kind: 'GROUP', id: group.id },
    groupId: group.id,
    at: context.now,
  });
  const recipientIds = await staffIds(tx, group.id, { atLeast: level.member, rights: [] });
  await tellOfGroup(tx, context, { news, group, recipientIds });
}
