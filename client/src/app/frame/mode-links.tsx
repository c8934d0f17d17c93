import { useLocation } from 'react-router';
import { message } from '../../lib/intl/message.ts';
import { MoreSentences } from '../../lib/intl/more-sentences.tsx';
import { pagePart } from '../../lib/intl/parts/page.ts';
import { useText } from '../../lib/intl/use-text.ts';
import type { NavigationEntry } from './navigation-entries.ts';
import type { NavigationMode } from './navigation-mode.ts';

type ModeEntry = Omit<NavigationEntry, 'key'>;

const home = { to: '/home', label: message({ id: 'mode.home' }) };
/** The lists that trainings, contests and groups are in. */
const lists = {
  training: { to: '/training', label: message({ id: 'nav.training' }) },
  contest: { to: '/contest', label: message({ id: 'nav.contests' }) },
  group: { to: '/group', label: message({ id: 'nav.groups' }) },
} as const;

/** The address that is shown. */
type Shown = Pick<Location, 'pathname' | 'search'>;

/** Pages of a contest that do not have its tabs, below its address. */
const withoutTabs = /^\/(?:problem\/|rank\/print$)/;

/** Are the pages of the contest in tabs above the one that is shown? The scoreboard's address may hide them. */
function hasTabs(base: string, { pathname, search }: Shown): boolean {
  return !withoutTabs.test(pathname.slice(base.length)) && new URLSearchParams(search).get('menu') !== 'false';
}

/** The places inside a training, a contest or a group, and the ways back. */
function modeEntries({ kind, base }: NavigationMode, location: Shown): readonly ModeEntry[] {
  const back = [home, lists[kind]];
  if (kind === 'training') {
    return [
      ...back,
      { to: base, label: message({ id: 'mode.training' }) },
      { to: `${base}/problems`, label: message({ id: 'nav.problems' }) },
    ];
  }
  if (kind === 'group') {
    return [
      ...back,
      { to: base, label: message({ id: 'mode.group' }) },
      { to: `${base}/problem`, label: message({ id: 'nav.problems' }) },
    ];
  }
  // The same entries twice would be one row of links too many.
  if (hasTabs(base, location)) return back;
  return [
    ...back,
    { to: base, label: message({ id: 'mode.contest' }) },
    { to: `${base}/problems`, label: message({ id: 'nav.problems' }) },
    { to: `${base}/submissions?onlyMine=true`, label: message({ id: 'nav.mySubmissions' }) },
    { to: `${base}/rank`, label: message({ id: 'mode.scoreboard' }) },
  ];
}

interface ModeLinksProps {
  readonly mode: NavigationMode;
  /** Draws a link; `isExact`: only its own address is the one that is shown. */
  readonly children: (to: string, text: string, isExact: boolean) => React.ReactNode;
}

/**
 * What takes the place of the ordinary navigation inside a training, a contest or a group. Where tabs lead to the pages
 * of a contest, it has only the ways back.
 */
export function ModeLinks(props: ModeLinksProps) {
  return (
    <MoreSentences part={pagePart}>
      <Links {...props} />
    </MoreSentences>
  );
}

function Links({ mode, children }: ModeLinksProps) {
  const t = useText();
  const location = useLocation();
  return modeEntries(mode, location).map(({ to, label }) =>
    children(to, t(label), to === mode.base || to === lists[mode.kind].to),
  );
}
