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

/** The places inside a training, a contest or a group, and the ways back. */
function modeEntries({ kind, base }: NavigationMode): readonly ModeEntry[] {
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
  return [
    ...back,
    { to: base, label: message({ id: 'mode.contest' }) },
    { to: `${base}/problems`, label: message({ id: 'nav.problems' }) },
    { to: `${base}/submissions?onlyMine=true`, label: message({ id: 'nav.mySubmissions' }) },
    { to: `${base}/rank`, label: message({ id: 'nav.rank' }) },
  ];
}

interface ModeLinksProps {
  readonly mode: NavigationMode;
  /** Draws a link; `isExact`: only its own address is the one that is shown. */
  readonly children: (to: string, text: string, isExact: boolean) => React.ReactNode;
}

/** What takes the place of the ordinary navigation inside a training, a contest or a group. */
export function ModeLinks(props: ModeLinksProps) {
  return (
    <MoreSentences part={pagePart}>
      <Links {...props} />
    </MoreSentences>
  );
}

function Links({ mode, children }: ModeLinksProps) {
  const t = useText();
  return modeEntries(mode).map(({ to, label }) =>
    children(to, t(label), to === mode.base || to === lists[mode.kind].to),
  );
}
