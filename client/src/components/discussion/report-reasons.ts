import { message } from '../../lib/intl/message.ts';

/** Labels of reports, in the order in which they are offered. */
export const reportReasons = {
  SPAM: message({ id: 'discussion.reason.spam' }),
  ILLEGAL: message({ id: 'discussion.reason.illegal' }),
  VULGAR: message({ id: 'discussion.reason.vulgar' }),
  FRAUD: message({ id: 'discussion.reason.fraud' }),
  ABUSE: message({ id: 'discussion.reason.abuse' }),
  PLAGIARISM: message({ id: 'discussion.reason.plagiarism' }),
} as const;

export type ReportReason = keyof typeof reportReasons;
