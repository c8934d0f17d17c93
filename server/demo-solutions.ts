import type { Services } from '@verdict/schema/core/context.ts';
import type { DemoSubmission } from './demo-content.ts';

/** It explains the student's newest submission to a problem in a language. */
interface DemoSolution extends Pick<DemoSubmission, 'problem' | 'languageKey'> {
  readonly title: string;
  readonly content: string;
  /** Empty: own work. */
  readonly help: string;
}

const demoSolutions: readonly DemoSolution[] = [
  {
    problem: 'raffle',
    languageKey: 'python3',
    title: '从每一段的起点开始数',
    help: '参考了官方题解的第三条提示',
    content: [
      '把所有号码放进集合，集合的大小就是不同号码的个数。',
      '',
      '如果 $x - 1$ 不在集合里，$x$ 就是某一段连号的起点：从它往后数，直到下一个号码不存在为止。每个号码只会被数到一次，',
      '所以这一部分是 $O(n)$。',
      '',
      '按从小到大的顺序找起点，只有**更长**时才更新答案，这样同样长时留下的就是号码最小的一段。',
    ].join('\n'),
  },
  {
    problem: 'festival',
    languageKey: 'cpp',
    title: 'Best joy for every length of the night',
    help: '',
    content: [
      'Let `joy[m]` be the largest joy of $m$ minutes with the bands read so far. A new band of $d$ minutes and joy',
      '$j$ changes it to $\\max(joy[m],\\ joy[m - d] + j)$.',
      '',
      'Go through $m$ **downwards**: then `joy[m - d]` is still without the new band, and no band plays twice. All of',
      'it takes $O(nt)$, which is $10^6$ steps.',
    ].join('\n'),
  },
];

/** Writes the approved solutions of the student, once, after their submissions. */
export async function importDemoSolutions({ db }: Services, studentId: string): Promise<void> {
  const writtenAt = new Date();
  await db.$transaction(async (tx) => {
    if ((await tx.communitySolution.count()) > 0) return;
    for (const { problem: packageName, languageKey, ...text } of demoSolutions) {
      const submission = await tx.submission.findFirst({
        where: { userId: studentId, languageKey, problem: { packageName } },
        orderBy: { id: 'desc' },
        select: { id: true, problemId: true, code: true },
      });
      // No judge offered the language.
      if (submission === null) continue;
      const { id: submissionId, problemId, code } = submission;
      const { id: solutionId } = await tx.communitySolution.create({
        data: { problemId, authorId: studentId, createdAt: writtenAt },
        select: { id: true },
      });
      const { id: versionId } = await tx.solutionVersion.create({
        data: {
          ...text,
          solutionId,
          submissionId,
          languageKey,
          code,
          state: 'APPROVED',
          writtenAt,
          reviewedAt: writtenAt,
        },
        select: { id: true },
      });
      await tx.communitySolution.update({
        where: { id: solutionId },
        data: { shownVersionId: versionId, newestVersionId: versionId },
      });
    }
  });
}
