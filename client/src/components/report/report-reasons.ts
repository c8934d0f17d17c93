import { message } from '../../lib/intl/message.ts';

/** Labels of reports, in the order in which they are offered. */
export const reportReasons = {
  SPAM: message({ id: 'report.reason.spam' }),
  ABUSE: message({ id: 'report.reason.abuse' }),
  SPOILER: message({ id: 'report.reason.spoiler' }),
  OFF_TOPIC: message({ id: 'report.reason.offTopic' }),
  PLAGIARISM: message({ id: 'report.reason.plagiarism' }),
  VULGAR: message({ id: 'report.reason.vulgar' }),
  FRAUD: message({ id: 'report.reason.fraud' }),
  ILLEGAL: message({ id: 'report.reason.illegal' }),
  OTHER: message({ id: 'report.reason.other' }),
} as const;

export type ReportReason = keyof typeof reportReasons;
