import { TrainingListPage } from '../features/training/pages/list/training-list-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { listsPart } from '../lib/intl/parts/lists.ts';
import { trainingPart } from '../lib/intl/parts/training.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={trainingPart}>
      <MoreSentences part={listsPart}>
        <TrainingListPage />
      </MoreSentences>
    </MoreSentences>
  );
}
