import { Button, chakra, Flex } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { SaveButton } from '../../../components/save-problem/save-button.tsx';
import { discussionListAddress } from '../../../lib/address/discussion-address.ts';
import { problemAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAskToSignIn } from '../../../lib/session/use-ask-to-sign-in.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { useSiteConfig } from '../../../lib/site/use-site-config.ts';
import { useContestPlace } from './contest-place.ts';
import { barLook, MoreActsButton, type Act } from './more-acts-button.tsx';
import type { Statement_ProblemFragment } from './statement.generated.ts';

/** With the code of menus, which no other part of the page needs. */
const MoreActs = lazy(async () => ({ default: (await import('./more-acts.tsx')).MoreActs }));

const StatisticsDialog = lazy(async () => ({
  default: (await import('./statistics/statistics-dialog.tsx')).StatisticsDialog,
}));

const ReportFaultDialog = lazy(async () => ({
  default: (await import('./fault/report-fault-dialog.tsx')).ReportFaultDialog,
}));

/** Solutions stay in the group whose members wrote them. */
function isReceived(problem: Extract<Statement_ProblemFragment, { __typename: 'Problem' }>, place: string | null) {
  return place !== null && problem.sharedFrom !== null && String(problem.groupId) !== place;
}

interface ProblemLinksProps {
  readonly problem: Statement_ProblemFragment;
  /** Hides the editor, or shows it again; null where they are not beside each other. */
  readonly onEditor: (() => void) | null;
  readonly isEditorHidden: boolean;
  /** Words below all icons: in a bar of a phone. What has no room there is in a menu. */
  readonly isBar?: boolean;
}

/** How many acts a bar has room for, and how many are left beside its menu where there are more. */
const barRoom = { all: 3, besideMenu: 2 } as const;

/**
 * Where else to go with a problem: its discussion, its editorial, solutions, its figures, who solved it; and to the
 * editor.
 */
export function ProblemLinks({ problem, onEditor, isEditorHidden, isBar = false }: ProblemLinksProps) {
  const t = useText();
  const [open, setOpen] = useState<'statistics' | 'fault' | null>(null);
  const acts = useActs(problem, setOpen);
  const editorAct = isEditorHidden ? t({ id: 'problem.submitAnswer' }) : t({ id: 'problem.hideEditor' });
  const beside = !isBar || acts.length <= barRoom.all ? acts : acts.slice(0, barRoom.besideMenu);
  const rest = acts.slice(beside.length);
  const close = () => setOpen(null);
  return (
    <Flex align="center" gap="0.5" ms="auto" ps="2" pe="2" flexShrink="0">
      {problem.__typename === 'Problem' ? (
        <SaveButton problem={problem} naming={isBar ? 'always' : 'wide'} {...(isBar ? barLook : {})} />
      ) : null}
      {beside.map((act) => (
        <ActButton key={act.id} act={act} isBar={isBar} />
      ))}
      {rest.length === 0 ? null : <LaterMoreActs acts={rest} />}
      {onEditor === null ? null : (
        <Button size="xs" variant="ghost" px="2" title={editorAct} aria-label={editorAct} onClick={onEditor}>
          <Icon name={isEditorHidden ? 'send' : 'chevronRight'} />
          {isEditorHidden ? editorAct : null}
        </Button>
      )}
      <Suspense>
        {open === 'statistics' && problem.__typename === 'Problem' ? (
          <StatisticsDialog problem={problem} onClose={close} />
        ) : null}
        {open === 'fault' ? (
          <ReportFaultDialog problemId={String(problem.id)} problemDisplayId={problem.displayId} onClose={close} />
        ) : null}
      </Suspense>
    </Flex>
  );
}

/** What there is for the problem in its place. @param open shows a dialog. */
function useActs(problem: Statement_ProblemFragment, open: (dialog: 'statistics' | 'fault') => void): readonly Act[] {
  const t = useText();
  const { hasToken } = useViewer();
  const askToSignIn = useAskToSignIn();
  const { isPublicDiscussionOpen, isGroupDiscussionOpen } = useSiteConfig();
  const groupId = useProblemPlace();
  const place = useContestPlace();
  const id = encodeURIComponent(problem.displayId);
  const acts: Act[] = [];
  if ((groupId === null ? isPublicDiscussionOpen : isGroupDiscussionOpen) && place === null) {
    const to = discussionListAddress(groupId, problem.displayId);
    acts.push({ id: 'discussion', to, icon: 'lines', label: t({ id: 'problem.discussion' }), namedFrom: 'xl' });
  }
  // Keepers may write one.
  if (problem.__typename === 'Problem' && (problem.editorial !== null || problem.viewerCanKeepEditorial)) {
    const to = `${problemAddress(groupId, problem.displayId)}/editorial`;
    acts.push({ id: 'editorial', to, icon: 'info', label: t({ id: 'problem.editorial' }), namedFrom: 'xl' });
  }
  if (problem.__typename === 'Problem' && place === null && !isReceived(problem, groupId)) {
    const count = problem.solutionCount;
    const label =
      count === 0 ? t({ id: 'problem.communitySolutions' }) : t({ id: 'problem.communitySolutionsCount' }, { count });
    acts.push({ id: 'solutions', to: `/problem/${id}/solutions`, icon: 'link', label, namedFrom: 'xl' });
  }
  if (problem.__typename === 'Problem') {
    const label = t({ id: 'problem.statistics' });
    acts.push({ id: 'statistics', icon: 'half', label, onPress: () => open('statistics') });
  }
  if (place === null) {
    const status = groupId === null ? '/status' : `/group/${groupId}/status`;
    acts.push(
      {
        id: 'accepted',
        to: `${status}?problemID=${id}&completeProblemID=true&status=${Status.ACCEPTED}`,
        icon: 'check',
        label: t({ id: 'problem.solutions' }),
      },
      {
        id: 'fault',
        icon: 'alert',
        label: t({ id: 'problem.reportFault' }),
        namedFrom: '2xl',
        onPress: () => (hasToken ? open('fault') : askToSignIn()),
      },
    );
  } else {
    acts.push({
      id: 'submissions',
      to: `/contest/${place.contestId}/submissions?problemID=${id}&completeProblemID=true`,
      icon: 'lines',
      label: t({ id: 'problem.allSubmissions' }),
      namedFrom: 'base',
    });
    if (place.canAskJury) {
      const to = `/contest/${place.contestId}/clarifications?problem=${id}`;
      acts.push({ id: 'jury', to, icon: 'question', label: t({ id: 'problem.askJury' }), namedFrom: 'xl' });
    }
  }
  return acts;
}

function ActButton({ act, isBar }: { readonly act: Act; readonly isBar: boolean }) {
  const { icon, label } = act;
  const namedFrom = isBar ? 'base' : act.namedFrom;
  const look = { size: 'xs', variant: 'ghost', px: '2', ...(isBar ? barLook : {}), title: label } as const;
  const content = (
    <>
      <Icon name={icon} />
      {namedFrom === undefined ? null : (
        <chakra.span hideBelow={namedFrom === 'base' ? undefined : namedFrom}>{label}</chakra.span>
      )}
    </>
  );
  return 'to' in act ? (
    <Button asChild {...look} aria-label={label}>
      <RouterLink to={act.to}>{content}</RouterLink>
    </Button>
  ) : (
    <Button {...look} aria-label={label} onClick={act.onPress}>
      {content}
    </Button>
  );
}

/** The menu of a bar, which is fetched when it is first opened. */
function LaterMoreActs({ acts }: { readonly acts: readonly Act[] }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return <MoreActsButton aria-haspopup="menu" onClick={() => setAsked(true)} />;
  return (
    <Suspense fallback={<MoreActsButton aria-haspopup="menu" aria-busy />}>
      <MoreActs acts={acts} />
    </Suspense>
  );
}
