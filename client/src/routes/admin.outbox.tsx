import { OutboxPage } from '../features/outbox/outbox-page.tsx';

/** Mails of the site, for super admins. The router asks for this name. */
export function Component() {
  return <OutboxPage />;
}
