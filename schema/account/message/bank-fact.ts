import { z } from 'zod';
import type { Locale } from '../../core/context.ts';
import { plain, type FactWords } from './fact-words.ts';

/** A decision on the application of one's problem for the public bank. */
export const bankApplicationSchema = z.object({
  kind: z.literal('bankApplication'),
  state: z.enum(['APPLIED', 'ACCEPTED', 'REFUSED']),
  problemDisplayId: z.string(),
  /** Empty: none. */
  reason: z.string(),
});

const wordings = {
  APPLIED: {
    'zh-CN': { title: '题目收录申请将重新审核', sentence: '题目 {problem} 的收录申请将重新审核。' },
    'en-US': {
      title: 'Your application is open again',
      sentence: 'The application of problem {problem} for the public bank waits for a decision again.',
    },
  },
  ACCEPTED: {
    'zh-CN': { title: '题目收录申请已通过', sentence: '题目 {problem} 已收录到公共题库，并仍属于团队。' },
    'en-US': {
      title: 'Your problem is in the public bank',
      sentence: 'Problem {problem} is in the public bank now. It still belongs to its group.',
    },
  },
  REFUSED: {
    'zh-CN': { title: '题目收录申请未通过', sentence: '题目 {problem} 未能收录到公共题库，您可以修改后再次申请。' },
    'en-US': {
      title: 'Your problem was not accepted',
      sentence: 'Problem {problem} is not in the public bank. You may change it and apply again.',
    },
  },
} as const;

/** Puts a decision on an application into words. */
export function wordsOfBankApplication(
  { state, problemDisplayId, reason }: z.infer<typeof bankApplicationSchema>,
  locale: Locale,
): FactWords {
  const url = `/problem/${encodeURIComponent(problemDisplayId)}`;
  const { title, sentence } = wordings[state][locale];
  const why = reason === '' ? '' : `\n\n${locale === 'en-US' ? 'Reason: ' : '原因：'}${plain(reason)}`;
  return { title, url, content: sentence.replace('{problem}', () => `[${plain(problemDisplayId)}](${url})`) + why };
}
