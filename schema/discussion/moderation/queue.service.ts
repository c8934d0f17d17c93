import type { Prisma, ReportReason } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import type { RowOrder } from '../../core/row-order.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { openWeights } from '../report/open-weight.service.ts';
import type { ReportRow } from '../report/report.service.ts';
import { moderatedTexts, rowsOf } from '../text/moderator.rule.ts';
import { storedTextOf, textSelect, type StoredText } from '../text/stored-text.service.ts';
import { ModeratedTextLocked, ModeratedTextNotFound } from './moderation.error.ts';

/** Texts of a page unless asked otherwise. */
export const defaultQueuePage = 10;
/** Reports that come with a text, the newest. */
export const shownReports = 20;
/** A moderator who looks at a text keeps others off for so long, in ms. */
const lockMs = 10 * 60_000;

const queueSelect = {
  ...textSelect,
  id: true,
  openedAt: true,
  lockedUntil: true,
  lockedBy: { select: { id: true, username: true } },
  reports: {
    where: { state: 'OPEN' },
    orderBy: { id: 'desc' },
    take: shownReports,
    include: { reporter: { select: { id: true, username: true } } },
  },
} as const satisfies Prisma.ModeratedTextSelect;

/** A text with open reports, as its moderators see it. */
export interface QueuedText {
  readonly id: number;
  readonly text: StoredText;
  readonly openedAt: Date | null;
  readonly reports: readonly Omit<ReportRow, 'about'>[];
  readonly reportCount: number;
  readonly weight: number;
  /** The moderator who looks at it; null: nobody. */
  readonly lock: { readonly id: string; readonly username: string; readonly until: Date } | null;
}

type Asking = Pick<Context, 'db' | 'viewer' | 'now'>;

/** Which part of the queue. */
interface QueueRequest {
  /** Null: of all places. */
  readonly groupId: number | null;
  /** Of an open report; null: any. */
  readonly reason: ReportReason | null;
  /** By the oldest open report. */
  readonly order: RowOrder;
  readonly page: PageRequest;
}

/** Texts with open reports that the viewer moderates. */
export async function listQueue(
  asking: Asking,
  { groupId, reason, order, page }: QueueRequest,
): Promise<Page<QueuedText>> {
  const { db } = asking;
  const direction = order === 'NEWEST' ? 'desc' : 'asc';
  const where = {
    AND: [
      { openedAt: { not: null } },
      await moderated(asking),
      groupId === null ? {} : { groupId },
      reason === null ? {} : { reports: { some: { state: 'OPEN' as const, reasons: { has: reason } } } },
    ],
  };
  const [rows, total] = await Promise.all([
    db.moderatedText.findMany({
      where,
      orderBy: [{ openedAt: direction }, { id: direction }],
      ...sliceOf(page),
      select: queueSelect,
    }),
    db.moderatedText.count({ where }),
  ]);
  return { ...page, items: await queued(asking, rows), total };
}

/** Texts with open reports that the viewer moderates. */
export async function countQueue(asking: Asking): Promise<number> {
  return asking.db.moderatedText.count({ where: { AND: [{ openedAt: { not: null } }, await moderated(asking)] } });
}

/**
 * Locks a text for the viewer for ten minutes, or for longer if they hold it.
 *
 * @param isTakenOver also from another moderator.
 * @throws ModeratedTextNotFound, ModeratedTextLocked
 */
export async function lockText(context: Context, id: number, isTakenOver: boolean): Promise<QueuedText> {
  const { db, viewer, now, pubsub } = context;
  const userId = userIdOf(viewer);
  const where = { AND: [{ id }, await moderated(context)] };
  await db.$transaction(async (tx) => {
    const row = await tx.moderatedText.findFirst({ where, select: { groupId: true } });
    if (row === null) throw new ModeratedTextNotFound();
    const isFree = { OR: [{ lockedById: null }, { lockedById: userId }, { lockedUntil: { lte: now } }] };
    const { count } = await tx.moderatedText.updateMany({
      where: { id, ...(isTakenOver ? {} : isFree) },
      data: { lockedById: userId, lockedUntil: new Date(now.getTime() + lockMs) },
    });
    if (count === 0) throw await lockedError(tx, id);
    await pubsub.publish('moderation', { groupId: row.groupId }, tx);
  });
  return readQueued(context, id);
}

/** Gives back the viewer's lock; idempotent. @throws ModeratedTextNotFound */
export async function unlockText(context: Context, id: number): Promise<QueuedText> {
  const { db, viewer, pubsub } = context;
  const before = await readQueued(context, id);
  await db.$transaction(async (tx) => {
    const { count } = await tx.moderatedText.updateMany({
      where: { id, lockedById: userIdOf(viewer) },
      data: { lockedById: null, lockedUntil: null },
    });
    if (count > 0) await pubsub.publish('moderation', { groupId: before.text.groupId }, tx);
  });
  return readQueued(context, id);
}

async function lockedError(tx: Pick<Context['db'], 'moderatedText'>, id: number) {
  const row = await tx.moderatedText.findUnique({
    where: { id },
    select: { lockedBy: { select: { username: true } } },
  });
  return new ModeratedTextLocked(row?.lockedBy?.username ?? '');
}

async function readQueued(asking: Asking, id: number): Promise<QueuedText> {
  const row = await asking.db.moderatedText.findFirst({
    where: { AND: [{ id }, await moderated(asking)] },
    select: queueSelect,
  });
  const [item] = row === null ? [] : await queued(asking, [row]);
  if (item === undefined) throw new ModeratedTextNotFound();
  return item;
}

async function moderated(asking: Asking): Promise<Prisma.ModeratedTextWhereInput> {
  return rowsOf(moderatedTexts(asking.viewer, await closedProblems(asking)));
}

async function queued(
  { db, now }: Asking,
  rows: readonly Prisma.ModeratedTextGetPayload<{ select: typeof queueSelect }>[],
): Promise<QueuedText[]> {
  const weights = await openWeights(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, openedAt, reports, lockedBy, lockedUntil, ...row }) => {
    const { count, weight } = weights(id);
    const lock =
      lockedBy !== null && lockedUntil !== null && lockedUntil > now ? { ...lockedBy, until: lockedUntil } : null;
    return { id, openedAt, reports, text: storedTextOf(row), reportCount: count, weight, lock };
  });
}
