import { DeveloperPage } from '../features/site/developer/developer-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { developerPart } from '../lib/intl/parts/developer.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={developerPart}>
      <DeveloperPage />
    </MoreSentences>
  );
}
