import type { IssueLog } from '../issue-log.ts';
import type { ReadGroup } from './test-scores.ts';

/**
 * Warns of points in a legacy package that its author can hardly want: the default grader adds up all groups, samples
 * among them, and knows no bound.
 *
 * @param isSampleIgnored the root has the grader flag `ignore_sample`.
 */
export function warnOfLegacyScores(root: ReadGroup, isSampleIgnored: boolean, log: IssueLog): void {
  const sample = root.groups.find(({ name }) => name === 'sample');
  if (root.aggregation === 'SUM' && !isSampleIgnored && sample !== undefined && sample.maxScore !== 0) {
    const { maxScore } = sample;
    const points =
      maxScore === null ? { 'zh-CN': '', 'en-US': '' } : { 'zh-CN': `（${maxScore} 分）`, 'en-US': ` (${maxScore})` };
    log.warning(
      'data/sample',
      {
        'zh-CN': `样例的分数${points['zh-CN']}计入总分。`,
        'en-US': `counts: the points of the samples${points['en-US']} are part of the score.`,
      },
      {
        'zh-CN':
          '请在 data/testdata.yaml 中加上“grader_flags: ignore_sample”，或在 data/sample/testdata.yaml 中写“accept_score: 0”。',
        'en-US':
          'Add "grader_flags: ignore_sample" to data/testdata.yaml, or "accept_score: 0" to data/sample/testdata.yaml.',
      },
    );
  }
  const visit = (group: ReadGroup) => {
    const bound = group.range?.[1] ?? Infinity;
    if (group.maxScore !== null && group.maxScore > bound + 1e-9) {
      const folder = group.name === 'data' ? 'data' : `data/${group.name}`;
      log.warning(
        `${folder}/testdata.yaml`,
        {
          'zh-CN': `“range”最多 ${bound} 分，但其各部分合计 ${group.maxScore} 分；按 ${group.maxScore} 分计。`,
          'en-US':
            `has a "range" of at most ${bound} points, but its parts give ${group.maxScore} together; ` +
            `${group.maxScore} is used.`,
        },
        {
          'zh-CN': '请用“grader_flags”（如 min）或“accept_score”表达计分方式。',
          'en-US': 'Express the scoring with "grader_flags" (such as min) or "accept_score".',
        },
      );
    }
    group.groups.forEach(visit);
  };
  visit(root);
}
