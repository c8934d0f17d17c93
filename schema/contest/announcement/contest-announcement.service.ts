import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { NotContestAdmin } from '../../place/contest/contest.error.ts';
import { AnnouncementNotFound } from '../../site/announcement/announcement.error.ts';
import { changedFields, fieldsOf } from '../../site/announcement/announcement.service.ts';
import { auditContest } from '../core/contest-audit.ts';
import { administerContest, enterContest } from '../core/contest.service.ts';
import { keptContestAnnouncements, shownContestAnnouncements } from './contest-announcement.rule.ts';

/**
 * Announcements of a page unless asked otherwise: inside a contest they are shown without a pager (specification,
 * section 3).
 */
export const defaultContestAnnouncementPage = 50;
/** Longest announcement, in characters. */
export const maxContestAnnouncementLength = 65_535;

const contestAnnouncementSelect = {
  id: true,
  title: true,
  content: true,
  isVisible: true,
  createdAt: true,
  updatedAt: true,
  author: { select: { id: true, username: true } },
} as const satisfies Prisma.ContestAnnouncementSelect;

/** An announcement of a contest, whole. */
export type ContestAnnouncementRow = Prisma.ContestAnnouncementGetPayload<{ select: typeof contestAnnouncementSelect }>;

/** What contest admins write. */
export interface ContestAnnouncementText {
  readonly title: string;
  readonly content: string;
  readonly isVisible: boolean;
}

type Asking = Pick<Context, 'db' | 'reads' | 'viewer' | 'now'>;
interface ListRequest {
  readonly contestId: number;
  readonly page: PageRequest;
}

/**
 * A page of what all inside a contest read, newest first.
 *
 * @throws ContestNotFound, ContestNotStarted,
 * ContestPasswordNeeded, AccountNotAdmitted
 */
export async function listContestAnnouncements(
  asking: Asking,
  { contestId, page }: ListRequest,
): Promise<Page<ContestAnnouncementRow>> {
  await enterContest(asking, contestId);
  return readPage(asking, { where: { contestId, ...shownContestAnnouncements }, page });
}

/** A page of all announcements of a contest, hidden ones too, newest first. @throws ContestNotFound, NotContestAdmin */
export async function listAllContestAnnouncements(
  asking: Asking,
  { contestId, page }: ListRequest,
): Promise<Page<ContestAnnouncementRow>> {
  await administerContest(asking, contestId);
  return readPage(asking, { where: { contestId }, page });
}

function readPage(
  { db, reads }: Asking,
  { where, page }: { readonly where: Prisma.ContestAnnouncementWhereInput; readonly page: PageRequest },
): Promise<Page<ContestAnnouncementRow>> {
  return reads.once(`contest announcements ${JSON.stringify([where, page])}`, async () => {
    const [items, total] = await Promise.all([
      db.contestAnnouncement.findMany({
        where,
        orderBy: { id: 'desc' },
        ...sliceOf(page),
        select: contestAnnouncementSelect,
      }),
      db.contestAnnouncement.count({ where }),
    ]);
    return { ...page, items, total };
  });
}

/**
 * Puts up an announcement; pages open on the contest show it at once, if it is visible.
 *
 * @throws ContestNotFound,
 * NotContestAdmin
 */
export async function createContestAnnouncement(
  context: Context,
  contestId: number,
  text: ContestAnnouncementText,
): Promise<ContestAnnouncementRow> {
  const { db, pubsub, viewer, now } = context;
  await administerContest(context, contestId);
  if (viewer.kind !== 'user') throw new NotContestAdmin();
  return db.$transaction(async (tx) => {
    const made = await tx.contestAnnouncement.create({
      data: { ...text, contestId, authorId: viewer.userId, createdAt: now },
      select: contestAnnouncementSelect,
    });
    await auditContest(context, tx, contestId, { action: 'contest.createAnnouncement', after: fieldsOf(made) });
    await pubsub.publish('contest', { contestId }, tx);
    return made;
  });
}

/** Rewrites an announcement; its author and its time stay. @throws AnnouncementNotFound */
export async function updateContestAnnouncement(
  context: Context,
  id: number,
  text: ContestAnnouncementText,
): Promise<ContestAnnouncementRow> {
  const { contestId } = await findKept(context, id);
  return context.db.$transaction(async (tx) => {
    const before = await lockAnnouncement(tx, id);
    const after = await tx.contestAnnouncement.update({
      where: { id },
      data: { ...text },
      select: contestAnnouncementSelect,
    });
    await auditContest(context, tx, contestId, {
      action: 'contest.editAnnouncement',
      ...changedFields(before, after),
    });
    await context.pubsub.publish('contest', { contestId }, tx);
    return after;
  });
}

/** Takes an announcement away for good. @throws AnnouncementNotFound */
export async function deleteContestAnnouncement(context: Context, id: number): Promise<void> {
  const { contestId } = await findKept(context, id);
  await context.db.$transaction(async (tx) => {
    const before = await lockAnnouncement(tx, id);
    await tx.contestAnnouncement.delete({ where: { id }, select: { id: true } });
    await auditContest(context, tx, contestId, {
      action: 'contest.deleteAnnouncement',
      before: fieldsOf(before),
    });
    await context.pubsub.publish('contest', { contestId }, tx);
  });
}

async function lockAnnouncement(tx: Transaction, id: number): Promise<ContestAnnouncementRow> {
  await tx.$executeRaw`SELECT FROM contest_announcement WHERE id = ${id} FOR UPDATE`;
  const row = await tx.contestAnnouncement.findUnique({ where: { id }, select: contestAnnouncementSelect });
  if (row === null) throw new AnnouncementNotFound();
  return row;
}

async function findKept({ db, viewer }: Asking, id: number): Promise<{ readonly contestId: number }> {
  const kept = await db.contestAnnouncement.findFirst({
    where: { AND: [{ id }, keptContestAnnouncements(viewer)] },
    select: { contestId: true },
  });
  if (kept === null) throw new AnnouncementNotFound();
  return kept;
}
