import { HelpPage } from '../features/site/help/help-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { helpPart } from '../lib/intl/parts/help.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={helpPart}>
      <HelpPage />
    </MoreSentences>
  );
}
