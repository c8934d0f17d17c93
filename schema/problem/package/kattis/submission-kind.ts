import { maxPassesOfPackages } from '../content-limits.ts';
import type { IssueLog } from '../issue-log.ts';
import type { ProblemFacts } from '../problem-content.ts';

const defaultPasses = 2;

/**
 * What a submission is, and how often it runs on a case.
 *
 * @param stated `limits.validation_passes`.
 */
export function readSubmissionKind(
  stated: number | undefined,
  types: ReadonlySet<string>,
  log: IssueLog,
): Pick<ProblemFacts, 'maxPasses' | 'isSubmitAnswer'> {
  const isSubmitAnswer = types.has('submit-answer');
  if (!types.has('multi-pass')) {
    if (stated !== undefined) {
      log.warning('problem.yaml', {
        'zh-CN': '含有“limits.validation_passes”，但不是 multi-pass 类型；已忽略。',
        'en-US': 'has "limits.validation_passes", but is not of type multi-pass; it is ignored.',
      });
    }
    return { maxPasses: 1, isSubmitAnswer };
  }
  const maxPasses = stated ?? defaultPasses;
  if (!Number.isInteger(maxPasses) || maxPasses < 2 || maxPasses > maxPassesOfPackages) {
    log.problem('problem.yaml', {
      'zh-CN': `“limits.validation_passes”为 ${maxPasses}；必须是 2 到 ${maxPassesOfPackages} 的整数。`,
      'en-US':
        `"limits.validation_passes" is ${maxPasses}; ` + `it must be a whole number from 2 to ${maxPassesOfPackages}.`,
    });
  }
  return { maxPasses, isSubmitAnswer };
}
