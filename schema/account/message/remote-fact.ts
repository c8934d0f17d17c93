import { z } from 'zod';
import type { Locale } from '../../core/context.ts';
import { plain, type FactWords } from './fact-words.ts';

const changes = {
  TIME_LIMIT: { 'zh-CN': '时间限制', 'en-US': 'the time limit' },
  MEMORY_LIMIT: { 'zh-CN': '内存限制', 'en-US': 'the memory limit' },
  FILES: { 'zh-CN': '输入输出文件', 'en-US': 'the files to read and write' },
  SAMPLES: { 'zh-CN': '样例', 'en-US': 'the samples' },
} as const;

/** A remote judge changed a problem that one keeps here. */
export const remoteProblemChangedSchema = z.object({
  kind: z.literal('remoteProblemChanged'),
  problemId: z.int(),
  problemDisplayId: z.string(),
  judgeKey: z.string(),
  /** Absent in messages of earlier versions. */
  judgeName: z.string().optional(),
  changes: z.array(z.enum(['TIME_LIMIT', 'MEMORY_LIMIT', 'FILES', 'SAMPLES'])),
});

/** That in words. */
export function wordsOfRemoteProblem(
  {
    problemId,
    problemDisplayId,
    judgeKey,
    judgeName = judgeKey,
    changes: changed,
  }: z.infer<typeof remoteProblemChangedSchema>,
  locale: Locale,
): FactWords {
  const url = `/admin/problem/${problemId}/remote`;
  const problem = plain(problemDisplayId);
  const names = changed.map((change) => changes[change][locale]);
  return locale === 'en-US'
    ? {
        title: `Problem ${problemDisplayId} was changed at its judge`,
        url,
        content:
          `The judge ${plain(judgeName)} has changed ${names.join(', ')} of problem ${problem}: ` +
          `[see what changed](${url}).`,
      }
    : {
        title: `题目 ${problemDisplayId} 在来源评测站上已修改`,
        url,
        content: `评测站 ${plain(judgeName)} 修改了题目 ${problem} 的${names.join('、')}：[查看改动](${url})。`,
      };
}
