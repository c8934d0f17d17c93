import { z } from 'zod';
import type { Locale } from '../../core/context.ts';
import { plain, type FactWords } from './fact-words.ts';

/** A decision on one's request to be a teacher. */
export const teacherRequestDecidedSchema = z.object({
  kind: z.literal('teacherRequestDecided'),
  isAccepted: z.boolean(),
  school: z.string(),
  /** Empty: none. */
  answer: z.string(),
});

const accepted = {
  'zh-CN': {
    title: '教师申请已通过',
    sentence: '您以“{school}”提交的教师申请已通过，现在可以不受限制地创建团队，并为学生创建账号。',
  },
  'en-US': {
    title: 'You are a teacher now',
    sentence:
      'Your request as a teacher of {school} was accepted: you may create groups without limits, and make accounts ' +
      'for your students there.',
  },
} as const;
const declined = {
  'zh-CN': { title: '教师申请未通过', sentence: '您以“{school}”提交的教师申请未通过，30 天后可以再次申请。' },
  'en-US': {
    title: 'Your request to be a teacher was declined',
    sentence: 'Your request as a teacher of {school} was declined. You may ask again in 30 days.',
  },
} as const;

/** Puts a decision on a request to be a teacher into words. */
export function wordsOfTeacherRequest(
  { isAccepted, school, answer }: z.infer<typeof teacherRequestDecidedSchema>,
  locale: Locale,
): FactWords {
  const { title, sentence } = (isAccepted ? accepted : declined)[locale];
  const why = answer === '' ? '' : `\n\n${locale === 'en-US' ? 'Reason: ' : '原因：'}${plain(answer)}`;
  return { title, url: '/group', content: sentence.replace('{school}', () => plain(school)) + why };
}
