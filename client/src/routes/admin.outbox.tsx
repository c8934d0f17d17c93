import { OutboxPage } from '../features/site/outbox/outbox-page.tsx';

/** Mails of the site, for super admins. The router asks for this name. */
export function Component() {
  return <OutboxPage />;
}
