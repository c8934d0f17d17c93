import { message } from '../../../lib/intl/message.ts';
import type { Text } from '../../../lib/intl/use-text.ts';
import type { CaseCard_CaseFragment } from './submission-page.generated.ts';

/** What a test case is called. */
export function caseName(
  t: Text,
  { isSample, position }: Pick<CaseCard_CaseFragment, 'isSample' | 'position'>,
): string {
  return t(isSample ? message({ id: 'submission.sampleCase' }) : message({ id: 'submission.case' }), {
    number: position,
  });
}
