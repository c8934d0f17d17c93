import { message } from '../../lib/intl/message.ts';
import type { MessageId } from '../../lib/intl/use-text.ts';
import { tokenStore } from '../../lib/session/token-store.ts';
import { useSiteConfig } from '../../lib/site/use-site-config.ts';
import { useStore } from '../../lib/store/store.ts';

/** A page the navigation leads to. */
export interface NavigationEntry {
  readonly to: string;
  readonly label: { readonly id: MessageId };
  /** After `g`: the key that goes there. */
  readonly key: string;
}

/** An entry, or several under one name. */
export type NavigationItem =
  | NavigationEntry
  | { readonly label: { readonly id: MessageId }; readonly entries: readonly NavigationEntry[] };

const rank = {
  label: message({ id: 'nav.rank' }),
  entries: [
    { to: '/acm-rank', label: message({ id: 'nav.acmRank' }), key: 'r' },
    { to: '/oi-rank', label: message({ id: 'nav.oiRank' }), key: 'o' },
  ],
};
const about = {
  label: message({ id: 'nav.about' }),
  entries: [
    { to: '/introduction', label: message({ id: 'nav.help' }), key: 'i' },
    { to: '/developer', label: message({ id: 'nav.developer' }), key: 'v' },
  ],
};

/** Where the navigation leads: to the discussion while it is open, to the viewer's own submissions if there are any. */
export function useNavigationItems(): readonly NavigationItem[] {
  const isSignedIn = useStore(tokenStore) !== null;
  const { isPublicDiscussionOpen } = useSiteConfig();
  return [
    { to: '/home', label: message({ id: 'nav.home' }), key: 'h' },
    { to: '/problem', label: message({ id: 'nav.problems' }), key: 'p' },
    { to: '/training', label: message({ id: 'nav.training' }), key: 't' },
    { to: '/contest', label: message({ id: 'nav.contests' }), key: 'c' },
    { to: isSignedIn ? '/status?onlyMine=true' : '/status', label: message({ id: 'nav.status' }), key: 's' },
    rank,
    ...(isPublicDiscussionOpen ? [{ to: '/discussion', label: message({ id: 'nav.discussion' }), key: 'd' }] : []),
    { to: '/group', label: message({ id: 'nav.groups' }), key: 'g' },
    about,
  ];
}

/** The entries without their grouping. */
export function flatEntries(items: readonly NavigationItem[]): readonly NavigationEntry[] {
  return items.flatMap((item) => ('entries' in item ? item.entries : [item]));
}
