import { useParams } from 'react-router';
import { JuryPage } from '../features/problem/jury/jury-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { juryPart } from '../lib/intl/parts/jury.ts';
import { tablePart } from '../lib/intl/parts/table.ts';

/** The router asks for this name. */
export function Component() {
  const { problemID } = useParams();
  return (
    <MoreSentences part={juryPart}>
      <MoreSentences part={tablePart}>
        <JuryPage problemId={Number(problemID)} />
      </MoreSentences>
    </MoreSentences>
  );
}
