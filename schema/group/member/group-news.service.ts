import { deliverMessages } from '../../account/message/deliver.service.ts';
import type { Fact } from '../../account/message/fact.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { groupStaff, type StaffWanted } from '../../discussion/core/group-staff.ts';

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

/** Ids of the owner of a group and of its members by level or right. */
export async function staffIds(tx: Transaction, groupId: number, wanted: StaffWanted): Promise<string[]> {
  const staff = await tx.user.findMany({ where: groupStaff(groupId, wanted), select: { id: true } });
  return staff.map(({ id }) => id);
}
