import { Button, Flex, Heading, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { AccountDialog } from './account-dialog.tsx';
import { AccountList } from './account-list.tsx';
import { JobList } from './job-list.tsx';
import { JudgeList } from './judge-list.tsx';
import type { ManagedJudge_JudgeFragment } from './remote-admin.generated.ts';
import { useRemoteOverview } from './use-remote-overview.ts';

/** Rows of judges while they load. */
const usualCount = 4;

/** May the site have accounts at a judge? */
function takesAccounts({ credentialKind, possibleModes }: ManagedJudge_JudgeFragment): boolean {
  return credentialKind !== null && (possibleModes.includes('POOL') || possibleModes.includes('OFFICIAL_API'));
}

/** Remote judges, accounts of the site there, and submissions on their way. */
export function RemoteAdminPage() {
  const t = useText();
  const { judges, accounts, error, askAgain } = useRemoteOverview();
  const [isAdding, setAdding] = useState(false);
  const takers = judges?.filter(takesAccounts) ?? [];
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.remote' })} />
      <PageHeader
        title={t({ id: 'admin.remote' })}
        acts={
          <TextLink to="/remote-judges" fontSize="sm">
            {t({ id: 'remoteAdmin.toStatus' })}
          </TextLink>
        }
      />
      <Stack gap="6">
        <section aria-label={t({ id: 'remoteAdmin.judges' })}>
          <Panel>
            <LoadingRows data={judges} error={error} onRetry={askAgain} count={usualCount} height="120px" />
            {judges === undefined ? null : <JudgeList judges={judges} accounts={accounts ?? []} />}
          </Panel>
        </section>
        <section aria-label={t({ id: 'remoteAdmin.accounts' })}>
          <Flex align="center" justify="space-between" gap="2" mb="2">
            <Heading as="h2" size="md">
              {t({ id: 'remoteAdmin.accounts' })}
            </Heading>
            <Button size="sm" colorPalette="accent" disabled={takers.length === 0} onClick={() => setAdding(true)}>
              {t({ id: 'remoteAdmin.addAccount' })}
            </Button>
          </Flex>
          {accounts === undefined ? null : <AccountList accounts={accounts} judges={judges ?? []} />}
        </section>
        <section aria-label={t({ id: 'remoteAdmin.jobs' })}>
          <Heading as="h2" size="md" mb="2">
            {t({ id: 'remoteAdmin.jobs' })}
          </Heading>
          <JobList judges={judges ?? []} />
        </section>
      </Stack>
      {isAdding ? <AccountDialog judges={takers} account={null} onClose={() => setAdding(false)} /> : null}
    </PageBody>
  );
}
