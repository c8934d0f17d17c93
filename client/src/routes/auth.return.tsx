import { ProviderReturnPage } from '../features/account/auth/provider-return-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { accountPart } from '../lib/intl/parts/account.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={accountPart}>
      <ProviderReturnPage />
    </MoreSentences>
  );
}
