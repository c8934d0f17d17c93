import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import type { Page, PageRequest } from '../../core/page.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { AnnouncementNotFound } from '../../site/announcement/announcement.error.ts';
import {
  canEditAnnouncement,
  openAnnouncements,
  publicAnnouncements,
} from '../../site/announcement/announcement.rule.ts';
import {
  announcementSelect,
  changedFields,
  fieldsOf,
  readAnnouncements,
  type AnnouncementRow,
  type AnnouncementText,
} from '../../site/announcement/announcement.service.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { GroupActForbidden } from '../core/group.error.ts';

type Asking = Pick<Context, 'db' | 'viewer'>;
interface ListRequest {
  readonly groupId: number;
  readonly page: PageRequest;
}

/** A page of what members read, newest first. @throws GroupNotFound */
export async function listGroupAnnouncements(
  asking: Asking,
  { groupId, page }: ListRequest,
): Promise<Page<AnnouncementRow>> {
  await requireInGroup(asking, groupId, 'announcement.read');
  return readAnnouncements(asking.db, publicAnnouncements(groupId), page);
}

/** A page of all announcements of a group, hidden ones too, newest first. @throws GroupNotFound, GroupActForbidden */
export async function listAllGroupAnnouncements(
  asking: Asking,
  { groupId, page }: ListRequest,
): Promise<Page<AnnouncementRow>> {
  await requireInGroup(asking, groupId, 'announcement.create');
  return readAnnouncements(asking.db, { groupId }, page);
}

/** Puts up an announcement; open pages show it at once, if it is visible. @throws GroupNotFound, GroupActForbidden */
export async function createGroupAnnouncement(
  context: Context,
  groupId: number,
  text: AnnouncementText,
): Promise<AnnouncementRow> {
  const { viewer, now } = context;
  await requireInGroup(context, groupId, 'announcement.create');
  return change(context, groupId, async (tx) => {
    const made = await tx.announcement.create({
      data: { ...text, groupId, authorId: userIdOf(viewer), createdAt: now },
      select: announcementSelect,
    });
    await auditBy(context, tx, { ...onAnnouncement(made), action: 'group.createAnnouncement', after: fieldsOf(made) });
    return made;
  });
}

/** Rewrites an announcement; its author and time stay. @throws AnnouncementNotFound, GroupActForbidden */
export async function updateGroupAnnouncement(
  context: Context,
  id: number,
  text: AnnouncementText,
): Promise<AnnouncementRow> {
  const groupId = await findEditable(context, id);
  return change(context, groupId, async (tx) => {
    const before = await lockAnnouncement(tx, id);
    const after = await tx.announcement.update({ where: { id }, data: { ...text }, select: announcementSelect });
    await auditBy(context, tx, {
      ...onAnnouncement(after),
      action: 'group.editAnnouncement',
      ...changedFields(before, after),
    });
    return after;
  });
}

/** Deletes an announcement for good. @throws AnnouncementNotFound, GroupActForbidden */
export async function deleteGroupAnnouncement(context: Context, id: number): Promise<void> {
  const groupId = await findEditable(context, id);
  await change(context, groupId, async (tx) => {
    const before = await lockAnnouncement(tx, id);
    await tx.announcement.delete({ where: { id }, select: { id: true } });
    await auditBy(context, tx, {
      ...onAnnouncement(before),
      action: 'group.deleteAnnouncement',
      before: fieldsOf(before),
    });
  });
}

/** An announcement as it is under its lock. @throws AnnouncementNotFound */
async function lockAnnouncement(tx: Transaction, id: number): Promise<AnnouncementRow> {
  await tx.$executeRaw`SELECT FROM announcement WHERE id = ${id} FOR UPDATE`;
  const row = await tx.announcement.findUnique({ where: { id }, select: announcementSelect });
  if (row === null) throw new AnnouncementNotFound();
  return row;
}

function onAnnouncement({ id, groupId }: AnnouncementRow) {
  return { target: { kind: 'ANNOUNCEMENT', id }, groupId };
}

/** @returns the group of an announcement that the viewer may change. */
async function findEditable({ db, viewer }: Asking, id: number): Promise<number> {
  const announcement = await db.announcement.findFirst({
    where: { id, groupId: { not: null }, group: { disbandedAt: null }, AND: openAnnouncements(viewer) },
    select: { groupId: true, author: { select: { id: true } } },
  });
  if (announcement === null || announcement.groupId === null) throw new AnnouncementNotFound();
  if (!canEditAnnouncement(viewer, announcement)) throw new GroupActForbidden();
  return announcement.groupId;
}

/** In one transaction with the word to every process. */
function change<T>({ db, pubsub }: Context, groupId: number, write: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => {
    const result = await write(tx);
    await pubsub.publish('group', { groupId }, tx);
    return result;
  });
}
