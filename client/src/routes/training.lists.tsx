import { PublicListsPage } from '../features/training/pages/lists/public-lists-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { listsPart } from '../lib/intl/parts/lists.ts';
import { trainingPart } from '../lib/intl/parts/training.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={trainingPart}>
      <MoreSentences part={listsPart}>
        <PublicListsPage />
      </MoreSentences>
    </MoreSentences>
  );
}
