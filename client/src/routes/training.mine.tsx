import { MyListsPage } from '../features/training/pages/lists/my-lists-page.tsx';
import { JoinedSentences } from '../lib/intl/joined-sentences.tsx';
import { listsPart } from '../lib/intl/parts/lists.ts';
import { trainingPart } from '../lib/intl/parts/training.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <JoinedSentences parts={[trainingPart, listsPart]}>
      <MyListsPage />
    </JoinedSentences>
  );
}
