import { HelpPage } from '../features/help/help-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part="help">
      <HelpPage />
    </MoreSentences>
  );
}
