import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { PasswordForm } from '../overview/password-form.tsx';
import { useContest } from './contest-context.ts';
import { useContestTabs } from './use-contest-tabs.ts';

interface ContestGateProps {
  /** The tab it is the page of; a page without one is for all who may look. */
  readonly tab?: string;
  /** Shown to those who do not have the tab. */
  readonly missing?: ReactNode;
  readonly children: ReactNode;
}

/** What is inside a contest, for those who may look; for others why not, and what to do. The server decides again. */
export function ContestGate({ tab, missing, children }: ContestGateProps) {
  const t = useText();
  const { contest, status } = useContest();
  const tabs = useContestTabs();
  if (tab !== undefined && !tabs.some(({ path }) => path === tab)) return missing;
  if (contest.viewerCanLook) return children;
  return status === 'SCHEDULED' ? (
    <EmptyState icon="clock" title={t({ id: 'contest.notStarted' })} hint={t({ id: 'contest.notStartedHint' })} />
  ) : (
    <EmptyState icon="user" title={t({ id: 'contest.enterPassword' })} hint={t({ id: 'contest.privateHint' })}>
      <Box w="full" maxW="20rem" mt="2" textAlign="start">
        <PasswordForm />
      </Box>
    </EmptyState>
  );
}
