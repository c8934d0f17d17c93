import type { DiscussionReport, ReportReason } from '@verdict/prisma/generated/client/client.ts';
import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { allowed } from '../../place/place.rule.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { ReportNotFound } from '../core/discussion.error.ts';
import { readDiscussion } from '../post/discussion-list.service.ts';

/** Longest text of a report, in characters (specification, section 5). */
export const maxReportLength = 200;
/** Reports of a page unless asked otherwise. */
export const defaultReportPage = 10;

const nothingSaid = {
  'zh-CN': '标签和原因不能同时为空。',
  'en-US': 'Choose a label or write a reason.',
};

/**
 * Reports a discussion to its moderators; a second report replaces the first.
 *
 * @throws InvalidInput, DiscussionNotFound, DiscussionsClosed, TooManyRequests
 */
export async function reportDiscussion(
  context: Context,
  { id, reasons, text }: { readonly id: number; readonly reasons: readonly ReportReason[]; readonly text: string },
): Promise<void> {
  const { db, viewer, now, locale } = context;
  if (reasons.length === 0 && text.trim() === '') refuseFaults([{ path: 'text', sentence: nothingSaid }], locale);
  await readDiscussion(context, id);
  const reporterId = userIdOf(viewer);
  ration(context, 'report', reporterId);
  const said = { reasons: [...new Set(reasons)], text: text.trim(), isRead: false };
  await db.discussionReport.upsert({
    where: { discussionId_reporterId: { discussionId: id, reporterId } },
    create: { discussionId: id, reporterId, ...said, createdAt: now },
    update: said,
  });
}

/** Reports on discussions that the viewer moderates: unread ones first, then the newest. */
export async function listReports(
  { db, viewer }: Context,
  { page, query }: { readonly page: PageRequest; readonly query: object },
): Promise<Page<DiscussionReport>> {
  const where = { discussion: allowed(viewer, 'discussion.moderate') };
  const [items, total] = await Promise.all([
    db.discussionReport.findMany({ ...query, where, orderBy: [{ isRead: 'asc' }, { id: 'desc' }], ...sliceOf(page) }),
    db.discussionReport.count({ where }),
  ]);
  return { ...page, items, total };
}

/** Marks a report as read or unread. @throws ReportNotFound */
export async function markReport({ db, viewer }: Context, id: number, isRead: boolean): Promise<void> {
  const { count } = await db.discussionReport.updateMany({
    where: { id, discussion: allowed(viewer, 'discussion.moderate') },
    data: { isRead },
  });
  if (count === 0) throw new ReportNotFound();
}
