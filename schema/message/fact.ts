import { statusShortNames } from '@verdict/judge/protocol/status.ts';
import { z } from 'zod';
import type { Locale } from '../context.ts';

/** News of one's own account or submissions; stored as it is and worded in the reader's language. */
export const factSchema = z.discriminatedUnion('kind', [
  /** A submission was judged again, or by hand. Statuses are null where they are not for everybody to see, as in contests. */
  z.object({
    kind: z.literal('verdictChanged'),
    submissionId: z.int(),
    problemDisplayId: z.string(),
    cause: z.enum(['REJUDGED', 'MANUAL', 'CANCELLED']),
    oldStatus: z.int().nullable(),
    newStatus: z.int().nullable(),
  }),
]);

export type Fact = z.infer<typeof factSchema>;

/** A fact in words. */
export interface FactWords {
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  /** A path of the site. */
  readonly url: string;
}

/** Puts a fact into words. */
export function wordsOfFact(fact: Fact, locale: Locale): FactWords {
  const { submissionId, problemDisplayId, cause, oldStatus, newStatus } = fact;
  const url = `/submission-detail/${submissionId}`;
  const change = oldStatus === null || newStatus === null ? '' : `${shortName(oldStatus)} → ${shortName(newStatus)}`;
  if (locale === 'en-US') {
    const title = { REJUDGED: 'Your submission was judged again', MANUAL: 'Your submission was judged by hand', CANCELLED: 'Your submission was cancelled' }[cause];
    return { title, url, content: `Submission [#${submissionId}](${url}) to problem ${problemDisplayId}${change === '' ? ' has another result now.' : `: **${change}**`}` };
  }
  const title = { REJUDGED: '您的提交已重新评测', MANUAL: '您的提交已被人工评测', CANCELLED: '您的提交已被取消' }[cause];
  return { title, url, content: `题目 ${problemDisplayId} 的提交 [#${submissionId}](${url})${change === '' ? '的结果已改变。' : `：**${change}**`}` };
}

function shortName(status: number): string {
  return new Map(Object.entries(statusShortNames)).get(String(status)) ?? String(status);
}
