import { Button, chakra, Flex } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { SaveButton } from '../../../components/save-problem/save-button.tsx';
import { discussionListAddress } from '../../../lib/address/discussion-address.ts';
import { problemAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useSiteConfig } from '../../../lib/site/use-site-config.ts';
import { useContestPlace } from './contest-place.ts';
import { FaultButton } from './fault/fault-button.tsx';
import type { Statement_ProblemFragment } from './statement.generated.ts';

const StatisticsDialog = lazy(async () => ({
  default: (await import('./statistics/statistics-dialog.tsx')).StatisticsDialog,
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
  /** Words below all icons: in a bar of a phone, which is swiped. */
  readonly isBar?: boolean;
}

const barLook = { flexDirection: 'column', h: '11', px: '1.5', gap: '0.5', fontSize: '2xs' } as const;

/**
 * Where else to go with a problem: its discussion, its editorial, solutions, its figures, who solved it; and to the
 * editor.
 */
export function ProblemLinks({ problem, onEditor, isEditorHidden, isBar = false }: ProblemLinksProps) {
  const t = useText();
  const { isPublicDiscussionOpen, isGroupDiscussionOpen } = useSiteConfig();
  const groupId = useProblemPlace();
  const isDiscussionOpen = groupId === null ? isPublicDiscussionOpen : isGroupDiscussionOpen;
  // Keepers may write one.
  const hasEditorial =
    problem.__typename === 'Problem' && (problem.editorial !== null || problem.viewerCanKeepEditorial);
  const solutionsLabel = (count: number) =>
    count === 0 ? t({ id: 'problem.communitySolutions' }) : t({ id: 'problem.communitySolutionsCount' }, { count });
  const [isOpen, setOpen] = useState(false);
  const id = encodeURIComponent(problem.displayId);
  const place = useContestPlace();
  const look = isBar ? barLook : undefined;
  const naming = isBar ? 'always' : 'wide';
  const editorAct = isEditorHidden ? t({ id: 'problem.submitAnswer' }) : t({ id: 'problem.hideEditor' });
  const status = groupId === null ? '/status' : `/group/${groupId}/status`;
  const solutions = place
    ? `/contest/${place.contestId}/submissions?problemID=${id}&completeProblemID=true`
    : `${status}?problemID=${id}&completeProblemID=true&status=${Status.ACCEPTED}`;
  return (
    <Flex align="center" gap="0.5" ms="auto" ps="2" pe="2" flexShrink="0">
      {problem.__typename === 'Problem' ? <SaveButton problem={problem} naming={naming} {...look} /> : null}
      {isDiscussionOpen && place === null ? (
        <LinkTo
          to={discussionListAddress(groupId, problem.displayId)}
          icon="lines"
          label={t({ id: 'problem.discussion' })}
          look={look}
          naming={naming}
        />
      ) : null}
      {hasEditorial ? (
        <LinkTo
          to={`${problemAddress(groupId, problem.displayId)}/editorial`}
          icon="info"
          label={t({ id: 'problem.editorial' })}
          look={look}
          naming={naming}
        />
      ) : null}
      {problem.__typename === 'Problem' && place === null && !isReceived(problem, groupId) ? (
        <LinkTo
          to={`/problem/${id}/solutions`}
          icon="link"
          label={solutionsLabel(problem.solutionCount)}
          look={look}
          naming={naming}
        />
      ) : null}
      {problem.__typename !== 'Problem' ? null : (
        <Button
          size="xs"
          variant="ghost"
          px="2"
          {...look}
          aria-label={t({ id: 'problem.statistics' })}
          title={t({ id: 'problem.statistics' })}
          onClick={() => setOpen(true)}
        >
          <Icon name="half" />
          {isBar ? t({ id: 'problem.statistics' }) : null}
        </Button>
      )}
      <LinkTo
        to={solutions}
        icon={place === null ? 'check' : 'lines'}
        label={place === null ? t({ id: 'problem.solutions' }) : t({ id: 'problem.allSubmissions' })}
        naming={place === null && !isBar ? 'never' : 'always'}
        look={look}
      />
      {place === null ? (
        <FaultButton
          problemId={String(problem.id)}
          problemDisplayId={problem.displayId}
          isAlwaysNamed={isBar}
          look={look}
        />
      ) : (
        <LinkTo
          to={`/contest/${place.contestId}/clarifications?problem=${encodeURIComponent(problem.displayId)}`}
          icon="question"
          label={t({ id: 'problem.askJury' })}
          look={look}
          naming={naming}
        />
      )}
      {onEditor === null ? null : (
        <Button size="xs" variant="ghost" px="2" title={editorAct} aria-label={editorAct} onClick={onEditor}>
          <Icon name={isEditorHidden ? 'send' : 'chevronRight'} />
          {isEditorHidden ? editorAct : null}
        </Button>
      )}
      <Suspense>
        {isOpen && problem.__typename === 'Problem' ? (
          <StatisticsDialog problem={problem} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </Flex>
  );
}

function LinkTo({
  to,
  icon,
  label,
  naming,
  look,
}: {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** Where the words stand beside the icon: on wide screens, always or never. */
  readonly naming: 'wide' | 'always' | 'never';
  readonly look: typeof barLook | undefined;
}) {
  return (
    <Button asChild size="xs" variant="ghost" px="2" {...look} aria-label={label} title={label}>
      <RouterLink to={to}>
        <Icon name={icon} />
        {naming === 'always' ? label : naming === 'wide' ? <chakra.span hideBelow="xl">{label}</chakra.span> : null}
      </RouterLink>
    </Button>
  );
}
