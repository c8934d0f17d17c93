import { tellUnread } from '../../account/message/deliver.service.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { isRecipient } from './recipients.ts';

/*
 * How a notice reaches everybody
 *
 * First those who are here now, then all, in the order of their ids and some thousands at a time, each step a
 * transaction of its own with the place it came to. So other work is never kept waiting for long, a step that was cut
 * off is done again, and nobody gets the notice twice: it has at most one message for each recipient.
 */

/** Users of one step. */
const stepSize = 10_000;
/** Whoever did something in so many minutes is here. */
const presentMinutes = 30;

/** Ids of notices that are to be brought to their recipients. */
export async function dueNotices({ db }: Pick<Services, 'db'>, now: Date): Promise<number[]> {
  const rows = await db.notice.findMany({
    where: {
      pushedAt: null,
      recalledAt: null,
      OR: [{ pushRequestedAt: { not: null } }, { sendAt: { lte: now } }],
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Brings a notice to all its recipients. */
export async function pushToRecipients(services: Services, id: number, now: Date): Promise<void> {
  const begin = performance.now();
  const { db, log } = services;
  await db.notice.updateMany({
    where: { id, pushRequestedAt: null, recalledAt: null, sendAt: { lte: now } },
    data: { pushRequestedAt: now },
  });
  const place = await db.notice.findFirst({
    where: { id, pushedAt: null, recalledAt: null, pushRequestedAt: { not: null } },
    select: { pushedThrough: true },
  });
  if (place === null) return;
  let through = place.pushedThrough ?? (await pushToPresent(services, id, now));
  for (;;) {
    const next = await pushStep(services, id, through);
    if (next === null) break;
    through = next;
  }
  const count = await db.$executeRaw`
    UPDATE notice SET pushed_at = clock_timestamp() WHERE id = ${id} AND recalled_at IS NULL`;
  if (count > 0) log.info({ noticeId: id, durationMs: Math.round(performance.now() - begin) }, 'notice pushed');
}

/** Locks the notice for a step; false: it was recalled or deleted meanwhile. */
async function lockForStep(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT id FROM notice WHERE id = ${id} AND recalled_at IS NULL FOR UPDATE`;
  return rows.length > 0;
}

/** @returns where the steps begin: before the first id. */
async function pushToPresent({ db, pubsub }: Services, id: number, now: Date): Promise<string> {
  const since = new Date(now.getTime() - presentMinutes * 60_000);
  await db.$transaction(
    async (tx) => {
      if (!(await lockForStep(tx, id))) return;
      const rows = await tx.$queryRaw<{ userId: string }[]>`
      INSERT INTO message (recipient_id, kind, notice_id)
      SELECT u.id, 'SYS', n.id FROM notice n JOIN "user" u ON u.created_at <= n.push_requested_at AND ${isRecipient}
      WHERE n.id = ${id} AND u.id IN (SELECT user_id FROM session WHERE last_used_at > ${since} AND expires_at > ${now})
      ON CONFLICT (notice_id, recipient_id) DO NOTHING RETURNING recipient_id AS "userId"`;
      await tx.notice.updateMany({ where: { id }, data: { pushedThrough: '' } });
      await tellUnread(
        tx,
        pubsub,
        rows.map(({ userId }) => userId),
      );
    },
    { timeout: 60_000 },
  );
  return '';
}

/** @returns the last id of the step; null when there was nobody left. */
async function pushStep({ db, pubsub }: Services, id: number, after: string): Promise<string | null> {
  return db.$transaction(
    async (tx) => {
      if (!(await lockForStep(tx, id))) return null;
      const [step] = await tx.$queryRaw<{ through: string | null }[]>`
      SELECT max(id) AS through
      FROM (SELECT id FROM "user" WHERE id > ${after}::bpchar ORDER BY id LIMIT ${stepSize}) step`;
      const through = step?.through ?? null;
      if (through === null) return null;
      await tx.$executeRaw`
      INSERT INTO message (recipient_id, kind, notice_id)
      SELECT u.id, 'SYS', n.id FROM notice n JOIN "user" u ON u.created_at <= n.push_requested_at AND ${isRecipient}
      WHERE n.id = ${id} AND u.id > ${after}::bpchar AND u.id <= ${through}::bpchar
      ON CONFLICT (notice_id, recipient_id) DO NOTHING`;
      await tx.notice.updateMany({ where: { id }, data: { pushedThrough: through } });
      await pubsub.publish('unread', { userIds: [], range: { after, through } }, tx);
      return through;
    },
    { timeout: 60_000 },
  );
}
