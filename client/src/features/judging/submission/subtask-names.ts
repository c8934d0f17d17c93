import type { Text } from '../../../lib/intl/use-text.ts';
import type { SubmissionCases_SubmissionFragment } from './submission-page.generated.ts';

type Group = Pick<NonNullable<SubmissionCases_SubmissionFragment['groups']>[number], 'total'> & {
  readonly cases: readonly { readonly isSample: boolean }[];
};

/**
 * What subtasks are called: by their number, since names of folders are for the jury. Groups of samples without points
 * are none, and are not counted.
 */
export function subtaskNames(t: Text, groups: readonly Group[]): readonly string[] {
  let number = 0;
  return groups.map(({ total, cases }) => {
    if (total === 0 && cases.every(({ isSample }) => isSample)) return t({ id: 'submission.samples' });
    number += 1;
    return t({ id: 'submission.subtask' }, { number, points: total });
  });
}
