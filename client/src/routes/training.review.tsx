import { ReviewPage } from '../features/training/pages/review/review-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { listsPart } from '../lib/intl/parts/lists.ts';
import { reviewPart } from '../lib/intl/parts/review.ts';
import { trainingPart } from '../lib/intl/parts/training.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={trainingPart}>
      <MoreSentences part={listsPart}>
        <MoreSentences part={reviewPart}>
          <ReviewPage />
        </MoreSentences>
      </MoreSentences>
    </MoreSentences>
  );
}
