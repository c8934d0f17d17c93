import { ReportReason } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';

export const ReportReasonEnum = builder.enumType('ReportReason', {
  description: 'What a report says is wrong.',
  values: {
    SPAM: { value: ReportReason.SPAM, description: 'Advertising.' },
    ILLEGAL: { value: ReportReason.ILLEGAL, description: 'Against the law.' },
    VULGAR: { value: ReportReason.VULGAR, description: 'Vulgar.' },
    FRAUD: { value: ReportReason.FRAUD, description: 'Gambling or fraud.' },
    ABUSE: { value: ReportReason.ABUSE, description: 'Malicious abuse.' },
    PLAGIARISM: { value: ReportReason.PLAGIARISM, description: "Somebody else's work." },
  },
});

const DiscussionReportObject = builder.prismaObject('DiscussionReport', {
  select: { id: true },
  description: 'A report on a discussion, for its moderators.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    discussion: t.relation('discussion', { description: 'What is reported.' }),
    reporter: t.relation('reporter', { description: 'Who reports it.' }),
    reasons: t.expose('reasons', { type: [ReportReasonEnum], description: 'Labels.' }),
    text: t.exposeString('text', { description: 'Reason in words; empty: none.' }),
    isRead: t.exposeBoolean('isRead', { description: 'A moderator has dealt with it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

export const DiscussionReportPage = pageObject('DiscussionReportPage', DiscussionReportObject);
