import { DeveloperPage } from '../features/developer/developer-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part="developer">
      <DeveloperPage />
    </MoreSentences>
  );
}
