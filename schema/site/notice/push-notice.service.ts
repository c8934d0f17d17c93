import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { tellUnread } from '../../account/message/deliver.service.ts';
import type { Services } from '../../core/context.ts';

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
export async function dueNotices({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const rows = await db.notice.findMany({
    where: { pushedAt: null, pushRequestedAt: { not: null } },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Brings a notice to all its recipients. */
export async function pushToRecipients(services: Services, id: number, now: Date): Promise<void> {
  const begin = performance.now();
  const place = await services.db.notice.findFirst({
    where: { id, pushedAt: null, pushRequestedAt: { not: null } },
    select: { pushedThrough: true },
  });
  if (place === null) return;
  let through = place.pushedThrough ?? (await pushToPresent(services, id, now));
  for (;;) {
    const next = await pushStep(services, id, through);
    if (next === null) break;
    through = next;
  }
  await services.db.$executeRaw`UPDATE notice SET pushed_at = clock_timestamp() WHERE id = ${id}`;
  services.log.info({ noticeId: id, durationMs: Math.round(performance.now() - begin) }, 'a notice was pushed');
}

/** Condition over `notice n JOIN "user" u`: may this user have it? */
const isRecipient = Prisma.sql`u.created_at <= n.push_requested_at AND (n.audience = 'ALL'
  OR (n.audience = 'ADMINS' AND u.role IN ('ROOT', 'ADMIN', 'PROBLEM_ADMIN'))
  OR (n.audience = 'DESIGNATED' AND u.id = ANY(n.recipient_ids)))`;

/** @returns where the steps begin: before the first id. */
async function pushToPresent({ db, pubsub }: Services, id: number, now: Date): Promise<string> {
  const since = new Date(now.getTime() - presentMinutes * 60_000);
  await db.$transaction(
    async (tx) => {
      const rows = await tx.$queryRaw<{ userId: string }[]>`
      INSERT INTO message (recipient_id, kind, notice_id)
      SELECT u.id, 'SYS', n.id FROM notice n JOIN "user" u ON ${isRecipient}
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
      const [step] = await tx.$queryRaw<{ through: string | null }[]>`
      SELECT max(id) AS through
      FROM (SELECT id FROM "user" WHERE id > ${after}::bpchar ORDER BY id LIMIT ${stepSize}) step`;
      const through = step?.through ?? null;
      if (through === null) return null;
      await tx.$executeRaw`
      INSERT INTO message (recipient_id, kind, notice_id)
      SELECT u.id, 'SYS', n.id FROM notice n JOIN "user" u ON ${isRecipient}
      WHERE n.id = ${id} AND u.id > ${after}::bpchar AND u.id <= ${through}::bpchar
      ON CONFLICT (notice_id, recipient_id) DO NOTHING`;
      await tx.notice.updateMany({ where: { id }, data: { pushedThrough: through } });
      await pubsub.publish('unread', { userIds: [], range: { after, through } }, tx);
      return through;
    },
    { timeout: 60_000 },
  );
}
