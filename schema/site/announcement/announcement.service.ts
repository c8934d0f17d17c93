import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { auditBy, differing } from '../../core/audit/audit.ts';
import type { Context, Services, Transaction } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';
import { changeSitePart } from '../../core/settings/site.service.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { AnnouncementNotFound } from './announcement.error.ts';
import { openAnnouncements, publicAnnouncements } from './announcement.rule.ts';

/** Announcements of a page unless asked otherwise (specification, section 9). */
export const defaultAnnouncementPage = 5;
/** Longest announcement, in characters. */
export const maxAnnouncementLength = 65_535;
/** Announcements may be so old in another process that missed the news, in milliseconds. */
const lifeMs = 60_000;

export const announcementSelect = {
  id: true,
  groupId: true,
  title: true,
  content: true,
  isVisible: true,
  createdAt: true,
  updatedAt: true,
  author: { select: { id: true, username: true } },
} as const satisfies Prisma.AnnouncementSelect;

/** An announcement whole. */
export type AnnouncementRow = Prisma.AnnouncementGetPayload<{ select: typeof announcementSelect }>;

/** What admins write. */
export interface AnnouncementText {
  readonly title: string;
  readonly content: string;
  readonly isVisible: boolean;
}

/** A page of what all visitors see, newest first. */
export function listAnnouncements(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  page: PageRequest,
): Promise<Page<AnnouncementRow>> {
  return cache.get({ part: 'announcements', key: `${page.page} ${page.size}`, lifeMs }, () =>
    readAnnouncements(db, publicAnnouncements(null), page),
  );
}

/** A page of the site's announcements, hidden ones too. @param request.keyword part of the title. */
export function listAllAnnouncements(
  { db }: Pick<Services, 'db'>,
  { keyword, order, page }: { readonly keyword: string; readonly order: RowOrder; readonly page: PageRequest },
): Promise<Page<AnnouncementRow>> {
  const title = keyword === '' ? {} : { title: { contains: literally(keyword), mode: 'insensitive' as const } };
  return readAnnouncements(db, { groupId: null, ...title }, page, order);
}

/** A page of announcements. */
export async function readAnnouncements(
  db: Services['db'],
  where: Prisma.AnnouncementWhereInput,
  page: PageRequest,
  order: RowOrder = 'NEWEST',
): Promise<Page<AnnouncementRow>> {
  const [items, total] = await Promise.all([
    db.announcement.findMany({ where, orderBy: byId(order), ...sliceOf(page), select: announcementSelect }),
    db.announcement.count({ where }),
  ]);
  return { ...page, items, total };
}

/** One announcement; null when there is none or the viewer may not open it. */
export function findAnnouncement(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  id: number,
): Promise<AnnouncementRow | null> {
  return db.announcement.findFirst({ where: { AND: [{ id }, openAnnouncements(viewer)] }, select: announcementSelect });
}

/** Puts up an announcement of the site; open pages show it at once, if it is visible. */
export function createAnnouncement(context: Context, text: AnnouncementText): Promise<AnnouncementRow> {
  const { viewer, now } = context;
  const authorId = userIdOrNull(viewer);
  return changeSitePart(context, 'announcements', async (tx) => {
    const made = await tx.announcement.create({
      data: { ...text, authorId, createdAt: now },
      select: announcementSelect,
    });
    await auditBy(context, tx, { ...actOn(made, 'create'), after: fieldsOf(made) });
    return made;
  });
}

/** Rewrites an announcement of the site; its author and its time stay. @throws AnnouncementNotFound */
export function updateAnnouncement(context: Context, id: number, text: AnnouncementText): Promise<AnnouncementRow> {
  return changeSitePart(context, 'announcements', async (tx) => {
    const before = await lockAnnouncement(tx, id);
    const after = await tx.announcement.update({ where: { id }, data: { ...text }, select: announcementSelect });
    await auditBy(context, tx, { ...actOn(after, 'edit'), ...changedFields(before, after) });
    return after;
  });
}

/** Takes an announcement of the site away for good. @throws AnnouncementNotFound */
export function deleteAnnouncement(context: Context, id: number): Promise<void> {
  return changeSitePart(context, 'announcements', async (tx) => {
    const before = await lockAnnouncement(tx, id);
    await tx.announcement.delete({ where: { id }, select: { id: true } });
    await auditBy(context, tx, { ...actOn(before, 'delete'), before: fieldsOf(before) });
  });
}

/** An announcement of the site as it is under its lock. @throws AnnouncementNotFound */
async function lockAnnouncement(tx: Transaction, id: number): Promise<AnnouncementRow> {
  await tx.$executeRaw`SELECT FROM announcement WHERE id = ${id} FOR UPDATE`;
  const row = await tx.announcement.findFirst({ where: { id, groupId: null }, select: announcementSelect });
  if (row === null) throw new AnnouncementNotFound();
  return row;
}

function actOn({ id }: AnnouncementRow, act: 'create' | 'edit' | 'delete') {
  return { action: `announcement.${act}`, target: { kind: 'ANNOUNCEMENT', id }, groupId: null } as const;
}

/** What of an announcement the audit log keeps. */
export function fieldsOf({ title, isVisible }: AnnouncementText) {
  return { title, isVisible };
}

/** What an edit changed; of the text that it did. */
export function changedFields(before: AnnouncementText, after: AnnouncementText) {
  const changed = differing(fieldsOf(before), fieldsOf(after));
  if (before.content === after.content) return changed;
  return { ...changed, after: { ...changed.after, isTextChanged: true } };
}
