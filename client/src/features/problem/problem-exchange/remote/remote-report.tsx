import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { AddToContest } from './add-to-contest.tsx';
import { AddToTraining } from './add-to-training.tsx';
import {
  useRemoteImportChangedSubscription,
  useRemoteImportPageQuery,
  useRetryRemoteImportMutation,
  type RemoteImport_ImportFragment,
} from './remote-import.generated.ts';
import { RemoteItem } from './remote-item.tsx';
import { RemoteOptions } from './remote-options.tsx';

/** Problems of a page, as the server gives them. */
const pageSize = 100;

interface RemoteReportProps {
  readonly importId: number;
  readonly onAnother: () => void;
  /** What failed is tried again, as an import of its own. */
  readonly onRetry: (importId: number) => void;
}

/** One import: what is read, what of it is wanted, and what came of each problem. */
export function RemoteReport({ importId, onAnother, onRetry }: RemoteReportProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const variables = { id: importId, after: (page - 1) * pageSize };
  const { data, previousData, error, refetch } = useRemoteImportPageQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const batch = (data ?? previousData)?.remoteImport;
  useRemoteImportChangedSubscription({
    variables,
    skip: batch === undefined || batch.state === 'DONE',
    ignoreResults: true,
  });
  return (
    <Box as="section" aria-labelledby="remote-import">
      <Flex align="center" justify="space-between" gap="3" mb="2" wrap="wrap">
        <Heading as="h2" size="md" id="remote-import">
          {t({ id: 'batch.remote.report' }, { judge: batch?.judgeName ?? '' })}
        </Heading>
        <Button size="sm" variant="outline" onClick={onAnother}>
          {t({ id: 'batch.remote.another' })}
        </Button>
      </Flex>
      {batch === undefined && error !== undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {batch === undefined && error === undefined ? <SkeletonRows count={4} height="57px" /> : null}
      {batch === undefined ? null : <Report batch={batch} onRetry={onRetry} />}
      {batch === undefined || batch.total <= pageSize ? null : (
        <Pager page={page} size={pageSize} total={batch.total} onPage={setPage} />
      )}
    </Box>
  );
}

interface ReportProps extends Pick<RemoteReportProps, 'onRetry'> {
  readonly batch: RemoteImport_ImportFragment;
}

function Report({ batch, onRetry }: ReportProps) {
  const t = useText();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { id, state, total, waiting, done, imported, known, failed, retryable, items } = batch;
  const isReady = state === 'READY';
  const isWorking = state === 'READING' || state === 'RUNNING';
  const read = total - waiting;
  const toggle = (itemId: number) =>
    setLeft((known) => new Set(known.has(itemId) ? [...known].filter((one) => one !== itemId) : [...known, itemId]));
  return (
    <>
      {isReady ? <RemoteOptions batch={batch} exceptIds={[...left]} /> : null}
      {state === 'DONE' ? <AddToPlaces problems={items.flatMap(({ problem }) => problem ?? [])} /> : null}
      <Text role="status" mb="2" fontWeight="medium">
        {state === 'READING' ? t({ id: 'batch.remote.reading' }, { read, total }) : null}
        {isReady ? t({ id: 'batch.remote.ready' }, { read: read - known - failed, known, failed }) : null}
        {state === 'RUNNING' ? t({ id: 'batch.running' }, { done, total }) : null}
        {state === 'DONE' && failed === total ? t({ id: 'batch.remote.allFailed' }) : null}
        {state === 'DONE' && failed < total ? t({ id: 'batch.remote.done' }, { imported, known, failed }) : null}
      </Text>
      {isWorking ? (
        <ProgressBar
          label={t({ id: 'batch.progress' })}
          share={total === 0 ? 0 : (state === 'READING' ? read : done) / total}
          mb="3"
        />
      ) : null}
      {isWorking || retryable === 0 ? null : <RetryButton importId={id} count={retryable} onRetry={onRetry} />}
      <Panel>
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'batch.remote.items' })}>
          {items.map((item) => (
            <RemoteItem
              key={item.id}
              item={item}
              isChosen={isReady ? !left.has(item.id) : item.isChosen}
              onToggle={isReady && item.state === 'READ' ? () => toggle(item.id) : null}
            />
          ))}
        </Box>
      </Panel>
    </>
  );
}

interface RetryButtonProps extends Pick<RemoteReportProps, 'onRetry'> {
  readonly importId: number;
  readonly count: number;
}

/** Tries what failed another time; what went well stays as it is. */
function RetryButton({ importId, count, onRetry }: RetryButtonProps) {
  const t = useText();
  const act = useAct();
  const [retry, { loading }] = useRetryRemoteImportMutation();
  const send = async () => {
    const result = (await retry({ variables: { id: importId } })).data?.retryRemoteImport;
    if (result?.__typename === 'RetryRemoteImportSuccess') onRetry(result.data.id);
    return result;
  };
  return (
    <Button
      size="sm"
      variant="outline"
      mb="3"
      loading={loading}
      onClick={() => void act(send, t({ id: 'batch.remote.retried' }))}
    >
      {t({ id: 'batch.remote.retry' }, { count })}
    </Button>
  );
}

/** Where the problems of this page of the import can go next. */
function AddToPlaces({ problems }: { readonly problems: readonly { readonly id: number; readonly title: string }[] }) {
  if (problems.length === 0) return null;
  return (
    <Stack gap="2" mb="3">
      <AddToTraining problemIds={problems.map(({ id }) => String(id))} />
      <AddToContest problems={problems} />
    </Stack>
  );
}
