import { deliverMessages } from '../../account/message/deliver.service.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';

/** Open reports wait so long before all moderators are reminded of them, in ms. */
const waitMs = 48 * 3_600_000;

/** Reminds all moderators of a place, once for each text, of reports that wait for two days. */
export async function remindModerators({ db, pubsub }: Services, now: Date): Promise<void> {
  const due = { openedAt: { lte: new Date(now.getTime() - waitMs) }, remindedAt: null };
  const places = await db.moderatedText.findMany({ where: due, distinct: ['groupId'], select: { groupId: true } });
  for (const { groupId } of places)
    await db.$transaction(async (tx) => {
      const { count } = await tx.moderatedText.updateMany({ where: { ...due, groupId }, data: { remindedAt: now } });
      if (count === 0) return;
      const fact = { kind: 'reportsWaiting', count, groupId } as const;
      const recipientIds = await moderatorsOf(tx, groupId);
      await deliverMessages(
        tx,
        pubsub,
        recipientIds.map((recipientId) => ({ kind: 'MINE', recipientId, fact })),
      );
    });
}

/** Admins of the site, or the owner and admins of a group. */
async function moderatorsOf(tx: Transaction, groupId: number | null): Promise<string[]> {
  const rows = await tx.user.findMany({
    where:
      groupId === null
        ? { role: { in: ['ROOT', 'ADMIN', 'PROBLEM_ADMIN'] } }
        : {
            OR: [
              { ownedGroups: { some: { id: groupId } } },
              { groupMemberships: { some: { groupId, level: { gte: level.admin } } } },
            ],
          },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
