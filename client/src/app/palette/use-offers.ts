import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { RandomProblemDocument } from '../../components/problem/random-problem.generated.ts';
import { discussionListAddress } from '../../lib/address/discussion-address.ts';
import { problemAddress } from '../../lib/address/problem-address.ts';
import { message } from '../../lib/intl/message.ts';
import { useText, type MessageId } from '../../lib/intl/use-text.ts';
import { placePagesStore } from '../../lib/keyboard/open-place.ts';
import {
  colorSchemeChoiceStore,
  setColorScheme,
  type ColorSchemeChoice,
} from '../../lib/preferences/color-scheme-store.ts';
import { isCompactStore, setCompact } from '../../lib/preferences/density-store.ts';
import { localeNames, localeStore, setLocale } from '../../lib/preferences/locale-store.ts';
import { openAuthDialog } from '../../lib/session/auth-dialog-store.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { useSiteConfig } from '../../lib/site/use-site-config.ts';
import { useStore } from '../../lib/store/store.ts';
import { placesOf } from '../admin/places.ts';
import { flatEntries, useNavigationItems } from '../frame/navigation-entries.ts';
import { isSameEntry, type PaletteEntry } from './palette-entry.ts';

interface Place {
  readonly to: string;
  readonly label: { readonly id: MessageId };
}

/** Pages of an account that the bar does not lead to. */
const ownPages: readonly Place[] = [
  { to: '/user-home', label: message({ id: 'nav.userHome' }) },
  { to: '/status?onlyMine=true', label: message({ id: 'nav.mySubmissions' }) },
  { to: '/setting', label: message({ id: 'nav.settings' }) },
  { to: '/message', label: message({ id: 'messages.title' }) },
  { to: '/training/mine', label: message({ id: 'palette.page.myLists' }) },
  { to: '/training/lists', label: message({ id: 'palette.page.publicLists' }) },
  { to: '/ticket', label: message({ id: 'palette.page.tickets' }) },
  { to: '/training/review', label: message({ id: 'palette.page.review' }) },
];
/** Forms that every admin may open. */
const adminForms: readonly Place[] = [
  { to: '/admin/problem/create', label: message({ id: 'palette.action.problem' }) },
  { to: '/admin/contest/create', label: message({ id: 'palette.action.contest' }) },
  { to: '/admin/training/create', label: message({ id: 'palette.action.training' }) },
];
const newDiscussion: Place = {
  to: `${discussionListAddress(null)}?new=true`,
  label: message({ id: 'palette.action.discussion' }),
};
const schemes: Readonly<Record<ColorSchemeChoice, Place['label']>> = {
  system: message({ id: 'preference.scheme.system' }),
  light: message({ id: 'preference.scheme.light' }),
  dark: message({ id: 'preference.scheme.dark' }),
};

/** Goes to any problem of the site. The frame reports a failed request. */
function useRandomProblem(): () => void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const pick = async () => {
    const { data } = await client.query({
      query: RandomProblemDocument,
      variables: { filter: {} },
      fetchPolicy: 'network-only',
    });
    const problem = data?.randomProblem;
    if (problem) await navigate(problemAddress(null, problem.displayId));
  };
  return () => void pick().catch(() => undefined);
}

/** Pages and actions that the viewer may open and take. @param showKeys opens the list of keys. */
export function useOffers(showKeys: () => void): readonly PaletteEntry[] {
  const t = useText();
  const navigation = flatEntries(useNavigationItems());
  const { hasToken, isAdmin, role, siteActs } = useViewer();
  const { isRegistrationOpen, isPublicDiscussionOpen } = useSiteConfig();
  const locale = useStore(localeStore) === 'zh-CN' ? 'en-US' : 'zh-CN';
  const scheme = useStore(colorSchemeChoiceStore);
  const isCompact = useStore(isCompactStore);

  const goRandom = useRandomProblem();
  const openPlace = useStore(placePagesStore);
  const ofPlace = openPlace.map(({ to, text, place: note }) => ({
    id: to,
    kind: 'page' as const,
    label: text,
    note,
    go: to,
    words: `${note} ${to}`,
  }));

  const place =
    (kind: 'page' | 'management' | 'action') =>
    ({ to, label }: Place): PaletteEntry => ({
      id: to,
      kind,
      label: t(label),
      note: '',
      go: to,
      // Whatever the language, the words of an address are English. Every page of the management has the first one.
      words: to.replace(/^\/admin\b/u, ''),
    });
  const act = (id: string, label: string, go: () => void, words = id): PaletteEntry => ({
    id,
    kind: 'action',
    label,
    note: '',
    go,
    words,
  });
  return [
    ...ofPlace,
    // Of all users; the own submissions have an entry of their own.
    ...navigation.map(({ to, label }) => place('page')({ to: to.replace(/\?.*/u, ''), label })),
    ...(hasToken ? ownPages.map(place('page')) : []),
    ...placesOf({ role, siteActs }).map(place('management')),
    ...(isAdmin ? adminForms.map(place('action')) : []),
    ...(hasToken && isPublicDiscussionOpen ? [place('action')(newDiscussion)] : []),
    act('random', t({ id: 'palette.action.random' }), goRandom, 'random problem lucky'),
    act('language', t({ id: 'palette.action.language' }, { language: localeNames[locale] }), () => setLocale(locale)),
    ...(['light', 'dark', 'system'] as const)
      .filter((choice) => choice !== scheme)
      .map((choice) =>
        act(
          `scheme-${choice}`,
          t({ id: 'preference.scheme' }, { scheme: t(schemes[choice]) }),
          () => setColorScheme(choice),
          `color theme ${choice}`,
        ),
      ),
    act(
      'density',
      isCompact ? t({ id: 'palette.action.comfortable' }) : t({ id: 'preference.compact' }),
      () => setCompact(!isCompact),
      'density compact comfortable',
    ),
    act('keys', t({ id: 'shortcut.title' }), showKeys, 'keyboard shortcuts'),
    ...(hasToken
      ? [{ ...place('action')({ to: '/logout', label: message({ id: 'auth.signOut' }) }), words: 'logout sign out' }]
      : [
          act('sign-in', t({ id: 'auth.signIn' }), () => openAuthDialog({ tab: 'signIn', reason: null }), 'sign in'),
          ...(isRegistrationOpen
            ? [act('register', t({ id: 'auth.register' }), () => openAuthDialog({ tab: 'register', reason: null }))]
            : []),
        ]),
    // Tabs may lead where an entry does.
  ].filter((entry, index, all) => all.findIndex((other) => isSameEntry(entry, other)) === index);
}
