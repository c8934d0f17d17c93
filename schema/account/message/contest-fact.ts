import { z } from 'zod';
import type { Locale } from '../../core/context.ts';
import { plain, type FactWords } from './fact-words.ts';

/** A problem of another place changed, which a contest of the reader has. */
export const contestProblemChangedSchema = z.object({
  kind: z.literal('contestProblemChanged'),
  contestId: z.int(),
  contestTitle: z.string(),
  problemDisplayId: z.string(),
});

/** Puts a change of a problem into words, for admins of a contest. */
export function wordsOfContestProblem(
  { contestId, contestTitle, problemDisplayId }: z.infer<typeof contestProblemChangedSchema>,
  locale: Locale,
): FactWords {
  const url = `/contest/${contestId}`;
  const contest = `[${plain(contestTitle)}](${url})`;
  const problem = plain(problemDisplayId);
  return locale === 'en-US'
    ? {
        title: 'A problem of your contest was changed',
        url,
        content:
          `Problem ${problem}, which the contest ${contest} has from elsewhere, was changed by those who keep it. ` +
          'Read it again, and solve it once more.',
      }
    : {
        title: '您的比赛中的题目已被修改',
        url,
        content: `比赛 ${contest} 使用的题目 ${problem} 来自其他团队或本站，其维护者修改了该题目，请重新检查。`,
      };
}

/** The jury answered a question of the reader. The answer itself stays in the contest, where it can be taken back. */
export const clarificationAnsweredSchema = z.object({
  kind: z.literal('clarificationAnswered'),
  contestId: z.int(),
  contestTitle: z.string(),
});

/** Puts an answer of the jury into words, for who asked. */
export function wordsOfClarification(
  { contestId, contestTitle }: z.infer<typeof clarificationAnsweredSchema>,
  locale: Locale,
): FactWords {
  const url = `/contest/${contestId}/clarifications`;
  const contest = plain(contestTitle);
  return locale === 'en-US'
    ? {
        title: 'The jury answered your question',
        url,
        content: `The jury of the contest ${contest} answered your question: [read the answer](${url}).`,
      }
    : {
        title: '裁判已答复您的提问',
        url,
        content: `比赛 ${contest} 的裁判已答复您的提问：[查看答复](${url})。`,
      };
}
