import { ContestListPage } from '../features/contest/pages/list/contest-list-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { contestPart } from '../lib/intl/parts/contest.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={contestPart}>
      <ContestListPage />
    </MoreSentences>
  );
}
