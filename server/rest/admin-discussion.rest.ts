import { z } from 'zod';
import {
  RestDeleteDiscussionDocument,
  RestDiscussionReportsDocument,
  RestMarkDiscussionReportDocument,
  RestModerateDiscussionDocument,
} from './discussion.rest.generated.ts';
import { wireReport } from './discussion.wire.ts';
import { failDomain } from './operate.ts';
import { restCall } from './rest-call.ts';
import { flag, int, optionalFlag, optionalInt, pageOf, paging } from './wire.ts';

/** Moderation of discussions: calls of the contract's area "admin-discussion". */
export const adminDiscussionCalls = [
  restCall({
    method: 'PUT',
    path: '/api/admin/discussion',
    auth: 'admin',
    input: z.object({ id: int, status: optionalInt, topPriority: optionalFlag }),
    async answer({ input: { id, status, topPriority }, operate }) {
      const { moderateDiscussion } = await operate(RestModerateDiscussionDocument, {
        input: {
          id: String(id),
          isPinned: topPriority ?? null,
          isDisabled: status === undefined ? null : status === 1,
        },
      });
      return moderateDiscussion.__typename === 'ModerateDiscussionSuccess' ? null : failDomain(moderateDiscussion);
    },
  }),
  restCall({
    method: 'DELETE',
    path: '/api/admin/discussion',
    auth: 'admin',
    isListBody: true,
    input: z.object({ list: z.array(int).min(1).max(100) }),
    async answer({ input, operate }) {
      for (const id of input.list) {
        const { deleteDiscussion } = await operate(RestDeleteDiscussionDocument, { input: { id: String(id) } });
        if (deleteDiscussion.__typename !== 'DeleteDiscussionSuccess') failDomain(deleteDiscussion);
      }
      return null;
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/admin/discussion-report',
    auth: 'admin',
    input: z.object(paging(10)),
    async answer({ input: { currentPage, limit }, operate }) {
      const { discussionReports } = await operate(RestDiscussionReportsDocument, {
        page: { page: currentPage, size: limit },
      });
      const rows = discussionReports.items.map((report) => ({
        id: Number(report.id),
        did: Number(report.discussion.id),
        gid: report.discussion.groupId === null ? null : Number(report.discussion.groupId),
        discussionTitle: report.discussion.title,
        discussionAuthor: report.discussion.author.username,
        reporter: report.reporter.username,
        content: wireReport(report),
        status: report.isRead,
        gmtCreate: report.createdAt,
        gmtModified: report.updatedAt,
      }));
      return pageOf(discussionReports, rows);
    },
  }),
  restCall({
    method: 'PUT',
    path: '/api/admin/discussion-report',
    auth: 'admin',
    input: z.object({ id: int, status: flag }),
    async answer({ input: { id, status }, operate }) {
      const { markDiscussionReport } = await operate(RestMarkDiscussionReportDocument, {
        input: { id: String(id), isRead: status },
      });
      return markDiscussionReport.__typename === 'MarkDiscussionReportSuccess'
        ? null
        : failDomain(markDiscussionReport);
    },
  }),
];
