import { ReportReason, ReportState } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { TextSummaryType } from '../text/text-summary.type.ts';
import type { ReportRow } from './report.service.ts';

export const ReportReasonEnum = builder.enumType('ReportReason', {
  description: 'What a report says is wrong.',
  values: {
    SPAM: { value: ReportReason.SPAM, description: 'Advertising.' },
    ILLEGAL: { value: ReportReason.ILLEGAL, description: 'Against the law.' },
    VULGAR: { value: ReportReason.VULGAR, description: 'Vulgar.' },
    FRAUD: { value: ReportReason.FRAUD, description: 'Gambling or fraud.' },
    ABUSE: { value: ReportReason.ABUSE, description: 'Malicious abuse.' },
    PLAGIARISM: { value: ReportReason.PLAGIARISM, description: "Somebody else's work." },
    SPOILER: { value: ReportReason.SPOILER, description: 'Gives away a solution, or something of a running contest.' },
    OFF_TOPIC: { value: ReportReason.OFF_TOPIC, description: 'Not about what it is posted to.' },
    OTHER: { value: ReportReason.OTHER, description: 'Something else, as the text says.' },
  },
});

const ReportStateEnum = builder.enumType('ReportState', {
  description: 'What became of a report.',
  values: {
    OPEN: { value: ReportState.OPEN, description: 'It waits for a moderator.' },
    ACCEPTED: { value: ReportState.ACCEPTED, description: 'A moderator acted on the text or its author.' },
    DISMISSED: { value: ReportState.DISMISSED, description: 'A moderator kept the text.' },
    CLOSED: { value: ReportState.CLOSED, description: 'It was put aside without a decision.' },
  },
});

const ReporterType = builder.objectRef<ReportRow['reporter']>('Reporter').implement({
  description: 'Who reports a text.',
  fields: (t) => ({ id: t.exposeID('id'), username: t.exposeString('username') }),
});

export const ReportType = builder.objectRef<Omit<ReportRow, 'about'>>('Report').implement({
  description: 'A report on a text, for its moderators.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    reporter: t.expose('reporter', { type: ReporterType }),
    reasons: t.field({ type: [ReportReasonEnum], description: 'Labels.', resolve: ({ reasons }) => reasons }),
    text: t.exposeString('text', { description: 'Reason in words; empty: none.' }),
    state: t.expose('state', { type: ReportStateEnum }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const ReportOnTextType = builder.objectRef<ReportRow>('ReportOnText').implement({
  description: 'A report with the text that it is about.',
  fields: (t) => ({
    report: t.field({ type: ReportType, resolve: (row) => row }),
    text: t.expose('about', { type: TextSummaryType }),
  }),
});
export const ReportPage = pageObject('ReportPage', ReportOnTextType);
