import { MailSettingsPage } from '../features/site/mail-settings/mail-settings-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { accountPart } from '../lib/intl/parts/account.ts';

/**
 * How mails leave the site, for super admins. The router asks for this name. What is wrong with addresses is in the
 * part of accounts.
 */
export function Component() {
  return (
    <MoreSentences part={accountPart}>
      <MailSettingsPage />
    </MoreSentences>
  );
}
