import { z } from 'zod';
import {
  RestCloseReportDocument,
  RestDeleteDiscussionDocument,
  RestModerateDiscussionDocument,
  RestReportsDocument,
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
      const { reports } = await operate(RestReportsDocument, {
        kind: 'DISCUSSION',
        page: { page: currentPage, size: limit },
      });
      const rows = reports.items.map(({ report, text }) => ({
        id: Number(report.id),
        did: text.id,
        gid: text.groupId === null ? null : Number(text.groupId),
        discussionTitle: text.title,
        discussionAuthor: text.author.username,
        reporter: report.reporter.username,
        content: wireReport(report),
        status: report.state !== 'OPEN',
        gmtCreate: report.createdAt,
        gmtModified: report.updatedAt,
      }));
      return pageOf(reports, rows);
    },
  }),
  restCall({
    method: 'PUT',
    path: '/api/admin/discussion-report',
    auth: 'admin',
    input: z.object({ id: int, status: flag }),
    async answer({ input: { id, status }, operate }) {
      const { closeReport } = await operate(RestCloseReportDocument, {
        input: { id: String(id), isClosed: status },
      });
      return closeReport.__typename === 'CloseReportSuccess' ? null : failDomain(closeReport);
    },
  }),
];
