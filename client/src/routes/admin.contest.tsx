import { ManagedContestsPage } from '../features/contest-maker/list/managed-contests-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { makerPart } from '../lib/intl/parts/maker.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={makerPart}>
      <ManagedContestsPage />
    </MoreSentences>
  );
}
