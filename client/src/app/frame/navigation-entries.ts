import { message } from '../../lib/intl/message.ts';
import type { MessageId } from '../../lib/intl/use-text.ts';

/** The pages the navigation leads to, with the keys that go there. */
export const NAVIGATION_ENTRIES = [
  { to: '/home', label: message({ id: 'nav.home' }), key: 'h' },
  { to: '/problem', label: message({ id: 'nav.problems' }), key: 'p' },
  { to: '/status', label: message({ id: 'nav.status' }), key: 's' },
  { to: '/introduction', label: message({ id: 'nav.help' }), key: 'i' },
] as const satisfies readonly { readonly to: string; readonly label: { readonly id: MessageId }; readonly key: string }[];
