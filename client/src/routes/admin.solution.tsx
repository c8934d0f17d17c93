import { ReviewQueuePage } from '../features/problem/solution/review/review-queue-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { solutionPart } from '../lib/intl/parts/solution.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={solutionPart}>
      <ReviewQueuePage />
    </MoreSentences>
  );
}
