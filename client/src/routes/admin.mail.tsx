import { MailSettingsPage } from '../features/site/mail-settings/mail-settings-page.tsx';

/** How mails leave the site, for super admins. The router asks for this name. */
export function Component() {
  return <MailSettingsPage />;
}
