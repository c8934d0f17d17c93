import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import {
  AccountNotAdmitted,
  ContestNotFound,
  ContestNotStarted,
  ContestPasswordNeeded,
} from '../../place/contest/contest.error.ts';
import { CommentNotFound, ReplyNotFound } from '../comment/comment.error.ts';
import { DiscussionNotFound, DiscussionsClosed } from '../core/discussion.error.ts';
import { textOf } from '../text/text.ts';
import { TextInput, TextKindEnum } from '../text/text.type.ts';
import { CommentsClosed } from '../thread/thread.error.ts';
import { ReportDecided, ReportNotFound } from './report.error.ts';
import { closeReport, defaultReportPage, listReports, maxReportLength, reportText } from './report.service.ts';
import { ReportPage, ReportReasonEnum } from './report.type.ts';

const ReportTextInput = builder.inputType('ReportTextInput', {
  description: 'A report; it has a label or a text.',
  fields: (t) => ({
    on: t.field({ type: TextInput, description: 'Which text.' }),
    reasons: t.field({ type: [ReportReasonEnum], description: 'Labels.', validate: z.array(z.unknown()).max(9) }),
    text: t.string({
      required: false,
      description: `At most ${maxReportLength} characters.`,
      validate: z.string().max(maxReportLength),
    }),
  }),
});

const CloseReportInput = builder.inputType('CloseReportInput', {
  description: 'Whether a report is put aside.',
  fields: (t) => ({ id: t.id({ description: 'Which report.' }), isClosed: t.boolean() }),
});

builder.queryField('reports', (t) =>
  t.field({
    type: ReportPage,
    description: `Reports on texts that the viewer moderates: open ones first. ${defaultReportPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultReportPage),
    args: {
      kind: t.arg({ type: TextKindEnum, required: false, description: 'On texts of this kind; null: of all.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { kind, page }, context) =>
      listReports(context, { kind: kind ?? null, page: pageOf({ page }, defaultReportPage) }),
  }),
);

builder.mutationFields((t) => ({
  reportText: t.field({
    type: 'ID',
    description:
      'Reports a text to its moderators; a second report replaces the first. 20 in ten minutes. Enough reports hide ' +
      'the text until a moderator decides.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        InvalidInput,
        ReportDecided,
        TooManyRequests,
        DiscussionNotFound,
        DiscussionsClosed,
        CommentNotFound,
        ReplyNotFound,
        CommentsClosed,
        ContestNotFound,
        ContestNotStarted,
        ContestPasswordNeeded,
        AccountNotAdmitted,
      ],
      dataField: { name: 'reportId' },
    },
    args: { input: t.arg({ type: ReportTextInput }) },
    resolve: async (_root, { input: { on, reasons, text } }, context) =>
      String(await reportText(context, { ref: textOf(on), reasons, text: text ?? '' })),
  }),
  closeReport: t.field({
    type: 'ID',
    description: 'Puts a report aside without a decision, or opens it again.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [ReportNotFound], dataField: { name: 'closedReportId' } },
    args: { input: t.arg({ type: CloseReportInput }) },
    resolve: async (_root, { input: { id, isClosed } }, context) => {
      await closeReport(context, rowId(id), isClosed);
      return id;
    },
  }),
}));
