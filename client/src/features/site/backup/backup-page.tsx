import { Box, Button, Text } from '@chakra-ui/react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { BackupRow } from './backup-row.tsx';
import { useBackupsQuery, useStartBackupMutation, type BackupsQuery } from './backup.generated.ts';
import { RestoreHelp } from './restore-help.tsx';

const pageSize = 15;
/** How often the page looks what became of the backups, in ms. */
const lookMs = 5_000;

/** Backups of the site: what there is, whether it can be restored, and another one now. */
export function BackupPage() {
  const t = useText();
  const act = useAct();
  const { page, size, pager } = usePagedAddress(pageSize);
  const { data, previousData, error, refetch } = useBackupsQuery({
    variables: { page: { page, size } },
    fetchPolicy: 'cache-and-network',
    pollInterval: lookMs,
  });
  const [start, { loading }] = useStartBackupMutation();
  const known = data ?? previousData;
  const shown = known?.backups;
  const isUnderWay = shown?.items.some(({ state }) => state === 'WAITING' || state === 'RUNNING') ?? false;
  const backUp = async () => {
    await act(async () => (await start()).data?.startBackup, t({ id: 'backup.started' }));
    await refetch();
  };
  return (
    <PageBody>
      <PageTitle text={t({ id: 'backup.title' })} />
      <PageHeader
        title={t({ id: 'backup.title' })}
        acts={
          <Button
            size="sm"
            colorPalette="accent"
            disabled={loading || known === undefined || isUnderWay}
            onClick={() => void backUp()}
          >
            {t({ id: 'backup.start' })}
          </Button>
        }
      />
      <Box mb="3" minH="20">
        {known === undefined ? null : <Facts {...known} />}
      </Box>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={5} height="65px" />
        {shown?.items.length === 0 ? (
          <EmptyState title={t({ id: 'backup.none' })} hint={t({ id: 'backup.noneHint' })} />
        ) : null}
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'backup.title' })}>
            {shown.items.map((backup) => (
              <BackupRow key={backup.id} backup={backup} />
            ))}
          </Box>
        ) : null}
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
      {known === undefined ? null : (
        <RestoreHelp path={known.lastBackup?.path ?? `${known.backupPlan.folder}/2026-01-31T02-13-00Z`} />
      )}
    </PageBody>
  );
}

function Facts({ lastBackup, backupPlan: { folder, nightlyHour } }: Pick<BackupsQuery, 'lastBackup' | 'backupPlan'>) {
  const t = useText();
  return (
    <>
      <Text>{lastBackup === null ? t({ id: 'backup.lastNone' }) : <Last backup={lastBackup} />}</Text>
      <Text color="fg.muted">
        {nightlyHour === null ? t({ id: 'backup.off' }) : t({ id: 'backup.nightly' }, { hour: String(nightlyHour) })}
      </Text>
      <Text color="fg.muted" overflowWrap="anywhere">
        {t({ id: 'backup.folder' }, { folder })}
      </Text>
    </>
  );
}

function Last({ backup }: { readonly backup: NonNullable<BackupsQuery['lastBackup']> }) {
  const t = useText();
  const at = formatDateTime(new Date(backup.finishedAt ?? ''));
  return backup.verifiedAt === null
    ? t({ id: 'backup.lastUnverified' }, { at })
    : t({ id: 'backup.lastVerified' }, { at, verified: formatDateTime(new Date(backup.verifiedAt)) });
}
