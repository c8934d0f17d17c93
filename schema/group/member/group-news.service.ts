import { deliverMessages } from '../../account/message/deliver.service.ts';
import type { Fact } from '../../account/message/fact.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { level as memberLevel, type GroupRight, type Level } from '../../core/level.ts';
import { groupStaff } from '../../discussion/core/group-staff.ts';

/** What accounts are told of a group. */
interface GroupNews {
  readonly news: Extract<Fact, { kind: 'groupNews' }>['news'];
  readonly group: { readonly id: number; readonly name: string };
  readonly recipientIds: readonly string[];
  readonly reason?: string;
  readonly level?: number;
  /** What is shared. */
  readonly item?: string;
}

/** Notifies accounts of something that the viewer did in a group, the viewer apart. */
export async function tellOfGroup(
  tx: Transaction,
  { pubsub, viewer }: Pick<Context, 'pubsub' | 'viewer'>,
  { news, group, recipientIds, reason = '', level = undefined, item }: GroupNews,
): Promise<void> {
  if (viewer.kind !== 'user') return;
  const fact = {
    kind: 'groupNews',
    news,
    groupId: group.id,
    groupName: group.name,
    username: viewer.username,
    reason,
    level: level ?? null,
    ...(item !== undefined && { item }),
  } as const;
  const others = [...new Set(recipientIds)].filter((id) => id !== viewer.userId || news === 'JOINED');
  await deliverMessages(
    tx,
    pubsub,
    others.map((recipientId) => ({ recipientId, kind: 'MINE', fact })),
  );
}

/** Ids of those who run an area of a group: its owner, its admins, and members with the right. */
export async function holderIds(tx: Transaction, groupId: number, right: GroupRight): Promise<string[]> {
  const withRight = { groupId, level: { gte: memberLevel.member }, rights: { has: right } };
  const holders = await tx.user.findMany({
    where: { OR: [groupStaff(groupId, memberLevel.admin), { groupMemberships: { some: withRight } }] },
    select: { id: true },
  });
  return holders.map(({ id }) => id);
}

/** Ids of the owner of a group and of its members from a level on. */
export async function staffIds(tx: Transaction, groupId: number, atLeast: Level): Promise<string[]> {
  const staff = await tx.user.findMany({ where: groupStaff(groupId, atLeast), select: { id: true } });
  return staff.map(({ id }) => id);
}
