import { useParams } from 'react-router';
import { SharedListPage } from '../features/training/pages/lists/shared-list-page.tsx';
import { JoinedSentences } from '../lib/intl/joined-sentences.tsx';
import { listsPart } from '../lib/intl/parts/lists.ts';
import { trainingPart } from '../lib/intl/parts/training.ts';

/** The router asks for this name. */
export function Component() {
  const { shareKey = '' } = useParams();
  return (
    <JoinedSentences parts={[trainingPart, listsPart]}>
      <SharedListPage key={shareKey} shareKey={shareKey} />
    </JoinedSentences>
  );
}
