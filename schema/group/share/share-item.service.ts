import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { ration } from '../../account/user/ration.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { sameInAnyCase } from '../../core/like-pattern.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { refuseEditing } from '../../problem/bank/refuse-editing.service.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { manageTraining } from '../../training/core/see-training.service.ts';
import { visibleGroups } from '../core/group.rule.ts';
import { staffIds, tellOfGroup } from '../member/group-news.service.ts';
import { maxOffers, maxReceived, maxReceivers, TooManyGroupShares } from './share.error.ts';
import { mayReceive, type SharedKind } from './share.rule.ts';

const notOfGroup = {
  'zh-CN': '网站的内容对所有人开放，无需共享。',
  'en-US': 'This is of the site, where everybody has it already.',
};
const sameGroup = { 'zh-CN': '该内容本就属于这个团队。', 'en-US': 'It is of this group already.' };

/** What is shared. */
export interface SharedItem {
  readonly kind: SharedKind;
  readonly id: number;
}

/** The group that is to receive it, by its id or its short name. */
type Receiver = { readonly id: number } | { readonly shortName: string };

/**
 * Shares an item with a group, or offers it to those who run that area there, who are notified. It is shared at once
 * where the viewer is one of them. What is shared or offered already stays so.
 *
 * @returns the id of the share.
 * @throws InvalidInput, ProblemNotFound, ProblemEditForbidden, TrainingNotFound, NotTrainingAdmin, GroupNotFound,
 *   TooManyGroupShares, TooManyRequests
 */
export async function shareItem(context: Context, item: SharedItem, receiver: Receiver): Promise<number> {
  const { db, viewer, now, locale } = context;
  const userId = userIdOf(viewer);
  ration(context, 'groupShare', userId);
  const { name, groupId: ownerId } = await findOwn(context, item);
  const path = item.kind === 'PROBLEM' ? 'problemId' : 'trainingId';
  if (ownerId === null) refuseFaults([{ path, sentence: notOfGroup }], locale);
  const group = await findReceiver(context, receiver);
  if (group.id === ownerId)
    refuseFaults([{ path: 'id' in receiver ? 'groupId' : 'shortName', sentence: sameGroup }], locale);
  const isAccepted = mayReceive(viewer, group.id, item.kind);
  const acceptedAt = isAccepted ? now : null;
  return db.$transaction(async (tx) => {
    await lockShared(tx, item, group.id);
    const known = await tx.groupShare.findFirst({
      where: { ...columnOf(item), groupId: group.id },
      select: { id: true, acceptedAt: true },
    });
    if (known !== null && (known.acceptedAt !== null || !isAccepted)) return known.id;
    await refuseFull(tx, group.id, isAccepted);
    if (known !== null) {
      await tx.groupShare.update({ where: { id: known.id }, data: { acceptedAt } });
      await audit(tx, {
        actorId: userId,
        action: 'group.acceptShare',
        target: { kind: item.kind, id: item.id },
        groupId: group.id,
        at: now,
      });
      return known.id;
    }
    if ((await tx.groupShare.count({ where: columnOf(item) })) >= maxReceivers)
      throw new TooManyGroupShares(maxReceivers);
    const { id } = await tx.groupShare.create({
      data: { ...columnOf(item), groupId: group.id, sharedById: userId, createdAt: now, acceptedAt },
      select: { id: true },
    });
    await audit(tx, {
      actorId: userId,
      action: 'group.share',
      target: { kind: item.kind, id: item.id },
      groupId: ownerId,
      after: { groupId: group.id, isAccepted },
      at: now,
    });
    if (!isAccepted) {
      const right = item.kind === 'PROBLEM' ? 'PROBLEMS' : 'TRAININGS';
      const recipientIds = await staffIds(tx, group.id, { atLeast: level.admin, rights: [right] });
      await tellOfGroup(tx, context, { news: 'SHARE_OFFERED', group, recipientIds, item: name });
    }
    return id;
  });
}

/** @throws TooManyGroupShares when a group has received, or was offered, as much as is allowed. */
export async function refuseFull(tx: Transaction, groupId: number, isAccepted: boolean): Promise<void> {
  const max = isAccepted ? maxReceived : maxOffers;
  const where = { groupId, acceptedAt: isAccepted ? { not: null } : null };
  if ((await tx.groupShare.count({ where })) >= max) throw new TooManyGroupShares(max);
}

/** Shares of an item, and those of a receiving group, change one after another; lists that take the item wait. */
export async function lockShared(tx: Transaction, { kind, id }: SharedItem, groupId: number): Promise<void> {
  if (kind === 'PROBLEM') await tx.$queryRaw`SELECT FROM problem WHERE id = ${id} FOR NO KEY UPDATE`;
  else await tx.$queryRaw`SELECT FROM training WHERE id = ${id} FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT FROM "group" WHERE id = ${groupId} FOR NO KEY UPDATE`;
}

function columnOf({ kind, id }: SharedItem): { readonly problemId: number } | { readonly trainingId: number } {
  return kind === 'PROBLEM' ? { problemId: id } : { trainingId: id };
}

/** An item that the viewer may change, by the name under which it is offered: a hidden title is not told. */
async function findOwn(
  context: Context,
  { kind, id }: SharedItem,
): Promise<{ readonly name: string; readonly groupId: number | null }> {
  const { db } = context;
  if (kind === 'PROBLEM') {
    await refuseEditing(context, id);
    const { displayId, groupId } = await db.problem.findUniqueOrThrow({
      where: { id },
      select: { displayId: true, groupId: true },
    });
    return { name: displayId, groupId };
  }
  const { groupId } = await manageTraining(context, id, 'training.edit');
  const { title } = await db.training.findUniqueOrThrow({ where: { id }, select: { title: true } });
  return { name: title, groupId };
}

/** A hidden group that the viewer is not in gives the same answer as none. @throws GroupNotFound */
async function findReceiver(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  receiver: Receiver,
): Promise<{ readonly id: number; readonly name: string }> {
  const key: Prisma.GroupWhereInput =
    'id' in receiver ? { id: receiver.id } : { shortName: sameInAnyCase(receiver.shortName.trim()) };
  const group = await db.group.findFirst({
    where: { AND: [key, { archivedAt: null }, visibleGroups(viewer)] },
    select: { id: true, name: true },
  });
  if (group === null) throw new GroupNotFound();
  return group;
}
