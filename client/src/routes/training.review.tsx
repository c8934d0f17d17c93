import { ReviewPage } from '../features/training/pages/review/review-page.tsx';
import { JoinedSentences } from '../lib/intl/joined-sentences.tsx';
import { listsPart } from '../lib/intl/parts/lists.ts';
import { reviewPart } from '../lib/intl/parts/review.ts';
import { trainingPart } from '../lib/intl/parts/training.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <JoinedSentences parts={[trainingPart, listsPart, reviewPart]}>
      <ReviewPage />
    </JoinedSentences>
  );
}
