import { ResetPasswordPage } from '../features/account/auth/reset-password-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { accountPart } from '../lib/intl/parts/account.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={accountPart}>
      <ResetPasswordPage />
    </MoreSentences>
  );
}
