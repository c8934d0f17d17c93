import type { Notice, NoticeAudience } from '@verdict/prisma/generated/client/client.ts';
import { auditBy, differing } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { NoticeAlreadyPushed, NoticeNotFound, NoticeRecipientsMissing } from './notice.error.ts';

/** Rows of a page unless asked otherwise. */
export const defaultNoticePage = 10;

/** What a notice says, and to whom; its shape has been checked. */
export interface NoticeText {
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  readonly audience: NoticeAudience;
  /** Of designated users; nobody's otherwise. */
  readonly recipientIds: readonly string[];
}

/** Notices, newest first. */
export async function listNotices(
  { db }: Context,
  { page, query }: { readonly page: PageRequest; readonly query: object },
): Promise<Page<Notice>> {
  const [items, total] = await Promise.all([
    db.notice.findMany({ ...query, ...sliceOf(page), orderBy: { id: 'desc' } }),
    db.notice.count(),
  ]);
  return { ...page, items, total };
}

/** Writes a notice; nobody sees it before it is pushed. @returns its id. @throws NoticeRecipientsMissing */
export async function createNotice(context: Context, text: NoticeText): Promise<number> {
  const { db, viewer } = context;
  const recipientIds = await existingRecipients(db, text);
  return db.$transaction(async (tx) => {
    const { id } = await tx.notice.create({
      data: { ...text, recipientIds, authorId: viewer.kind === 'user' ? viewer.userId : null },
      select: { id: true },
    });
    await auditBy(context, tx, { ...actOn(id, 'create'), after: fieldsOf({ ...text, recipientIds }) });
    return id;
  });
}

/**
 * Rewrites a notice; those who have it see the new text.
 *
 * @throws NoticeNotFound, NoticeAlreadyPushed when other people
 * are named, NoticeRecipientsMissing
 */
export async function updateNotice(context: Context, id: number, text: NoticeText): Promise<void> {
  await context.db.$transaction(async (tx) => {
    const standing = await lockNotice(tx, id);
    const recipientIds = await existingRecipients(tx, text);
    const isSameAudience =
      standing.audience === text.audience && recipientIds.toSorted().join() === standing.recipientIds.toSorted().join();
    if (standing.pushRequestedAt !== null && !isSameAudience) throw new NoticeAlreadyPushed();
    await tx.notice.update({ where: { id }, data: { ...text, recipientIds }, select: { id: true } });
    const { before, after } = differing(fieldsOf(standing), fieldsOf({ ...text, recipientIds }));
    const isTextChanged = standing.content !== text.content;
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
      const before = await lockNotice(tx, id);
      await tx.notice.delete({ where: { id }, select: { id: true } });
      await auditBy(context, tx, { ...actOn(id, 'delete'), before: fieldsOf(before) });
      await pubsub.publish('unread', { userIds: [], range: { after: '', through: '~' } }, tx);
    },
    { timeout: 120_000 },
  );
}

/** Has a notice brought to its recipients, by a background job. @throws NoticeNotFound, NoticeAlreadyPushed */
export async function pushNotice(context: Context, id: number): Promise<void> {
  const { db, pubsub, now } = context;
  await db.$transaction(async (tx) => {
    const notice = await lockNotice(tx, id);
    if (notice.pushRequestedAt !== null) throw new NoticeAlreadyPushed();
    await tx.notice.update({ where: { id }, data: { pushRequestedAt: now }, select: { id: true } });
    await auditBy(context, tx, { ...actOn(id, 'push'), after: fieldsOf(notice) });
    await pubsub.publish('job', { name: 'notice', id }, tx);
  });
}

async function lockNotice(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT FROM notice WHERE id = ${id} FOR UPDATE`;
  const notice = await tx.notice.findUnique({
    where: { id },
    select: { title: true, content: true, audience: true, recipientIds: true, pushRequestedAt: true },
  });
  if (notice === null) throw new NoticeNotFound();
  return notice;
}

function actOn(id: number, act: 'create' | 'edit' | 'delete' | 'push') {
  return { action: `notice.${act}`, target: { kind: 'NOTICE', id }, groupId: null } as const;
}

/** What of a notice the audit log keeps. */
function fieldsOf({ title, audience, recipientIds }: Omit<NoticeText, 'content'>) {
  return { title, audience, ...(audience === 'DESIGNATED' && { recipientCount: recipientIds.length }) };
}

async function existingRecipients(
  db: Transaction | Context['db'],
  { audience, recipientIds }: NoticeText,
): Promise<string[]> {
  if (audience !== 'DESIGNATED') return [];
  const wanted = [...new Set(recipientIds)];
  const found = await db.user.findMany({ where: { id: { in: wanted } }, select: { id: true } });
  if (wanted.length === 0 || found.length < wanted.length) throw new NoticeRecipientsMissing();
  return found.map(({ id }) => id);
}
