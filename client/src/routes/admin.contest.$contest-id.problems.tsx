import { useParams } from 'react-router';
import { ContestProblemsPage } from '../features/contest-maker/problems/contest-problems-page.tsx';
import { readInteger } from '../lib/address/read-address.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { makerPart } from '../lib/intl/parts/maker.ts';

/** The router asks for this name. */
export function Component() {
  const { contestId } = useParams();
  return (
    <MoreSentences part={makerPart}>
      <ContestProblemsPage key={contestId} contestId={readInteger(contestId ?? null) ?? 0} />
    </MoreSentences>
  );
}
