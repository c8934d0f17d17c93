import type { Notice } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import { auditBy, differing } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { lockNotice } from './lock-notice.service.ts';
import {
  NoticeAlreadyPushed,
  NoticeRecalled,
  NoticeRecipientsMissing,
  NoticeToAdminsForbidden,
} from './notice.error.ts';
import { keptNotices, mayNotify } from './notice.rule.ts';
import { isRecipient, noFilter, recipientsRow, type NoticeRecipients } from './recipients.ts';

/** Rows of a page unless asked otherwise. */
export const defaultNoticePage = 10;

/** What a notice says, and to whom; its shape has been checked. */
export interface NoticeText extends NoticeRecipients {
  readonly title: string;
  /** Markdown. */
  readonly content: string;
}

/** Notices that the viewer keeps. */
export async function listNotices(
  { db, viewer }: Context,
  { order, page, query }: { readonly order: RowOrder; readonly page: PageRequest; readonly query: object },
): Promise<Page<Notice>> {
  const where = keptNotices(viewer);
  const [items, total] = await Promise.all([
    db.notice.findMany({ ...query, where, ...sliceOf(page), orderBy: byId(order) }),
    db.notice.count({ where }),
  ]);
  return { ...page, items, total };
}

/**
 * Writes a notice; nobody sees it before it is pushed.
 *
 * @returns its id.
 * @throws NoticeRecipientsMissing, NoticeToAdminsForbidden
 */
export async function createNotice(context: Context, text: NoticeText): Promise<number> {
  const { db, viewer } = context;
  const { title, content } = text;
  requireRecipients(context, text);
  const columns = columnsOf(await existingRecipients(db, text));
  return db.$transaction(async (tx) => {
    const { id } = await tx.notice.create({
      data: { title, content, ...columns, authorId: userIdOrNull(viewer) },
      select: { id: true },
    });
    await auditBy(context, tx, { ...actOn(id, 'create'), after: fieldsOf({ title, ...columns }) });
    return id;
  });
}

/**
 * Rewrites a notice; those who have it see the new text.
 *
 * @throws NoticeNotFound, NoticeAlreadyPushed when other people are named, NoticeRecipientsMissing,
 *   NoticeToAdminsForbidden
 */
export async function updateNotice(context: Context, id: number, text: NoticeText): Promise<void> {
  requireRecipients(context, text);
  await context.db.$transaction(async (tx) => {
    const standing = await lockNotice(context, tx, id);
    const { title, content } = text;
    const columns = columnsOf(await existingRecipients(tx, text));
    if (standing.pushRequestedAt !== null && !isSameAudience(standing, columns)) throw new NoticeAlreadyPushed();
    await tx.notice.update({ where: { id }, data: { title, content, ...columns }, select: { id: true } });
    const { before, after } = differing(fieldsOf(standing), fieldsOf({ title, ...columns }));
    const isTextChanged = standing.content !== content;
    await auditBy(context, tx, {
      ...actOn(id, 'edit'),
      before,
      after: { ...after, ...(isTextChanged && { isTextChanged }) },
    });
  });
}

/** Deletes a notice, also from the lists of those who have it. @throws NoticeNotFound */
export async function deleteNotice(context: Context, id: number): Promise<void> {
  const { db, pubsub } = context;
  await db.$transaction(
    async (tx) => {
      const before = await lockNotice(context, tx, id);
      await tx.notice.delete({ where: { id }, select: { id: true } });
      await auditBy(context, tx, { ...actOn(id, 'delete'), before: fieldsOf(before) });
      await pubsub.publish('unread', { userIds: [], range: { after: '', through: '~' } }, tx);
    },
    { timeout: 120_000 },
  );
}

/**
 * Has a notice brought to its recipients, by a background job.
 *
 * @throws NoticeNotFound, NoticeAlreadyPushed, NoticeRecalled
 */
export async function pushNotice(context: Context, id: number): Promise<void> {
  const { db, pubsub, now } = context;
  await db.$transaction(async (tx) => {
    const notice = await lockNotice(context, tx, id);
    if (notice.recalledAt !== null) throw new NoticeRecalled();
    if (notice.pushRequestedAt !== null) throw new NoticeAlreadyPushed();
    await tx.notice.update({ where: { id }, data: { pushRequestedAt: now, sendAt: null }, select: { id: true } });
    await auditBy(context, tx, { ...actOn(id, 'push'), after: fieldsOf(notice) });
    await pubsub.publish('job', { name: 'notice', id }, tx);
  });
}

/** How many accounts would get a notice that is pushed now. @throws NoticeToAdminsForbidden */
export async function countRecipients(context: Context, recipients: NoticeRecipients): Promise<number> {
  const { db } = context;
  requireRecipients(context, recipients);
  const { recipientIds } = await designated(db, recipients);
  const row = recipientsRow({ ...recipients, recipientIds });
  const [counted] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${row} n JOIN "user" u ON ${isRecipient}`;
  return counted?.count ?? 0;
}

/** @throws NoticeToAdminsForbidden */
function requireRecipients({ viewer }: Pick<Context, 'viewer'>, recipients: NoticeRecipients): void {
  if (!mayNotify(viewer, recipients)) throw new NoticeToAdminsForbidden();
}

/** Recipients without what is only looked up. */
type Stored = Omit<NoticeRecipients, 'usernames'>;

function columnsOf({ audience, recipientIds, filter }: Stored) {
  const { groupIds, classIds, contestIds, roles, isForNeverSeen } = filter;
  return {
    audience,
    recipientIds: [...recipientIds],
    groupIds: [...groupIds],
    classIds: [...classIds],
    contestIds: [...contestIds],
    roles: [...roles],
    isForNeverSeen,
  };
}

type Columns = ReturnType<typeof columnsOf>;

function actOn(id: number, act: 'create' | 'edit' | 'delete' | 'push') {
  return { action: `notice.${act}`, target: { kind: 'NOTICE', id }, groupId: null } as const;
}

/** What of a notice the audit log keeps. */
function fieldsOf({ title, audience, recipientIds }: Pick<NoticeText, 'title' | 'audience' | 'recipientIds'>) {
  return { title, audience, ...(audience === 'DESIGNATED' && { recipientCount: recipientIds.length }) };
}

function isSameAudience(one: Columns, other: Columns): boolean {
  const lists = ['recipientIds', 'groupIds', 'classIds', 'contestIds', 'roles'] as const;
  return (
    one.audience === other.audience &&
    one.isForNeverSeen === other.isForNeverSeen &&
    lists.every((list) => one[list].toSorted().join(',') === other[list].toSorted().join(','))
  );
}

/** Only what the audience reads, each once. @throws NoticeRecipientsMissing */
async function existingRecipients(db: Transaction | Context['db'], wanted: NoticeRecipients): Promise<Stored> {
  const { audience, filter } = wanted;
  if (audience === 'DESIGNATED') {
    const { recipientIds, isMissing } = await designated(db, wanted);
    if (recipientIds.length === 0 || isMissing) throw new NoticeRecipientsMissing();
    return { audience, recipientIds, filter: noFilter };
  }
  if (audience !== 'FILTERED') return { audience, recipientIds: [], filter: noFilter };
  const [groupIds, classIds, contestIds, roles] = [
    [...new Set(filter.groupIds)],
    [...new Set(filter.classIds)],
    [...new Set(filter.contestIds)],
    [...new Set(filter.roles)],
  ];
  const [groups, classes, contests] = await Promise.all([
    db.group.count({ where: { id: { in: groupIds } } }),
    db.groupClass.count({ where: { id: { in: classIds } } }),
    db.contest.count({ where: { id: { in: contestIds } } }),
  ]);
  const entries = groups + classes + contests + roles.length + (filter.isForNeverSeen ? 1 : 0);
  const isMissing = groups < groupIds.length || classes < classIds.length || contests < contestIds.length;
  if (entries === 0 || isMissing) throw new NoticeRecipientsMissing();
  return {
    audience,
    recipientIds: [],
    filter: { groupIds, classIds, contestIds, roles, isForNeverSeen: filter.isForNeverSeen },
  };
}

async function designated(
  db: Transaction | Context['db'],
  { recipientIds, usernames }: Pick<NoticeRecipients, 'recipientIds' | 'usernames'>,
): Promise<{ readonly recipientIds: string[]; readonly isMissing: boolean }> {
  const ids = [...new Set(recipientIds)];
  const keys = [...new Set(usernames.map(usernameKey))];
  if (ids.length + keys.length === 0) return { recipientIds: [], isMissing: false };
  const found = await db.user.findMany({
    where: { OR: [{ id: { in: ids } }, { usernameKey: { in: keys } }] },
    select: { id: true, usernameKey: true },
  });
  const [foundIds, foundKeys] = [new Set(found.map(({ id }) => id)), new Set(found.map((user) => user.usernameKey))];
  const isMissing = ids.some((id) => !foundIds.has(id)) || keys.some((key) => !foundKeys.has(key));
  return { recipientIds: [...foundIds], isMissing };
}

/** Usernames of designated users, in order. */
export async function usernamesOf({ db }: Context, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const users = await db.user.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { usernameKey: 'asc' },
    select: { username: true },
  });
  return users.map(({ username }) => username);
}
