import { ProviderReturnPage } from '../features/auth/provider-return-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part="account">
      <ProviderReturnPage />
    </MoreSentences>
  );
}
