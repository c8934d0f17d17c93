import { useParams } from 'react-router';
import { JuryPage } from '../features/problem/jury/jury-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { juryPart } from '../lib/intl/parts/jury.ts';
import { tablePart } from '../lib/intl/parts/table.ts';

/** The router asks for this name. */
export function Component() {
  const { problemID } = useParams();
  return (
    <MoreSentences part={juryPart}>
      <MoreSentences part={tablePart}>
        <JuryPage problemId={readInteger(problemID ?? null) ?? 0} />
      </MoreSentences>
    </MoreSentences>
  );
}
