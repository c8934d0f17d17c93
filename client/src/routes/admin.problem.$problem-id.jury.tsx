import { useParams } from 'react-router';
import { JuryPage } from '../features/jury/jury-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';

/** The router asks for this name. */
export function Component() {
  const { problemID } = useParams();
  return (
    <MoreSentences part="jury">
      <JuryPage problemId={Number(problemID)} />
    </MoreSentences>
  );
}
