import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { DiscussionNotFound, DiscussionsClosed, ReportNotFound } from '../core/discussion.error.ts';
import { defaultReportPage, listReports, markReport, maxReportLength, reportDiscussion } from './report.service.ts';
import { DiscussionReportPage, ReportReasonEnum } from './report.type.ts';

const ReportDiscussionInput = builder.inputType('ReportDiscussionInput', {
  description: 'A report; it has a label or a text.',
  fields: (t) => ({
    id: t.id({ description: 'Which discussion.' }),
    reasons: t.field({ type: [ReportReasonEnum], description: 'Labels.', validate: z.array(z.unknown()).max(6) }),
    text: t.string({
      required: false,
      description: `At most ${maxReportLength} characters.`,
      validate: z.string().max(maxReportLength),
    }),
  }),
});

const MarkDiscussionReportInput = builder.inputType('MarkDiscussionReportInput', {
  description: 'Whether a report is dealt with.',
  fields: (t) => ({ id: t.id({ description: 'Which report.' }), isRead: t.boolean() }),
});

builder.queryField('discussionReports', (t) =>
  t.field({
    type: DiscussionReportPage,
    description: `Reports on discussions that the viewer moderates: unread ones first. ${defaultReportPage} a page.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultReportPage),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { page }, context, info) =>
      listReports(context, {
        page: pageOf({ page }, defaultReportPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'DiscussionReport' }),
      }),
  }),
);

builder.mutationFields((t) => ({
  reportDiscussion: t.field({
    type: 'ID',
    description: 'Reports a discussion to its moderators; a second report replaces the first. 20 in ten minutes.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: {
      types: [InvalidInput, DiscussionNotFound, DiscussionsClosed, TooManyRequests],
      dataField: { name: 'reportedDiscussionId' },
    },
    args: { input: t.arg({ type: ReportDiscussionInput }) },
    resolve: async (_root, { input: { id, reasons, text } }, context) => {
      await reportDiscussion(context, { id: rowId(id), reasons, text: text ?? '' });
      return id;
    },
  }),
  markDiscussionReport: t.field({
    type: 'ID',
    description: 'Marks a report as dealt with, or takes that back.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [ReportNotFound], dataField: { name: 'markedReportId' } },
    args: { input: t.arg({ type: MarkDiscussionReportInput }) },
    resolve: async (_root, { input: { id, isRead } }, context) => {
      await markReport(context, rowId(id), isRead);
      return id;
    },
  }),
}));
