import { Box, Button, Flex, Heading, Progress, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { Panel } from '../../components/panel.tsx';
import { SkeletonRows } from '../../components/skeleton-rows.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { BatchItem } from './batch-item.tsx';
import { ImportOptions } from './import-options.tsx';
import { IssueList } from './issue-list.tsx';
import { useProblemImportChangedSubscription, useProblemImportPageQuery, type Batch_ImportFragment } from './problem-exchange.generated.ts';

interface BatchReportProps {
  readonly importId: number;
  readonly onAnother: () => void;
}

/** One batch: what its files hold, its options, how far it is, and what came of each problem. */
export function BatchReport({ importId, onAnother }: BatchReportProps) {
  const t = useText();
  const { data, error, refetch } = useProblemImportPageQuery({ variables: { id: importId }, fetchPolicy: 'cache-and-network' });
  const batch = data?.problemImport;
  useProblemImportChangedSubscription({ variables: { id: importId }, skip: batch === undefined || batch.state === 'DONE', ignoreResults: true });
  return (
    <Box as="section" aria-labelledby="batch-import">
      <Flex align="center" justify="space-between" gap="3" mb="2" wrap="wrap">
        <Heading as="h2" size="md" id="batch-import">
          {t({ id: 'batch.import' })}
        </Heading>
        <Button size="sm" variant="outline" onClick={onAnother}>
          {t({ id: 'batch.another' })}
        </Button>
      </Flex>
      {batch === undefined && error !== undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {batch === undefined && error === undefined ? <SkeletonRows count={4} height="57px" /> : null}
      {batch === undefined ? null : <Report batch={batch} />}
    </Box>
  );
}

function Report({ batch }: { readonly batch: Batch_ImportFragment }) {
  const t = useText();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { state, items, total, done, failed } = batch;
  const isReady = state === 'READY';
  const faulty = batch.files.filter(({ problems }) => problems.length > 0);
  const toggle = (id: number) => setLeft((known) => (known.has(id) ? new Set([...known].filter((other) => other !== id)) : new Set([...known, id])));
  return (
    <>
      {isReady ? <ImportOptions importId={batch.id} itemIds={items.filter(({ id }) => !left.has(id)).map(({ id }) => id)} /> : null}
      <Text role="status" mb="2" fontWeight="medium">
        {state === 'LISTING' ? t({ id: 'batch.listing' }) : null}
        {isReady ? t({ id: 'batch.found' }, { count: items.length }) : null}
        {state === 'RUNNING' ? t({ id: 'batch.running' }, { done, total }) : null}
        {state === 'DONE' && items.length > 0 ? t({ id: 'batch.done' }, { imported: done - failed, failed }) : null}
      </Text>
      {state === 'RUNNING' ? (
        <Progress.Root value={total === 0 ? 0 : Math.round((100 * done) / total)} mb="3" aria-label={t({ id: 'batch.progress' })}>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      ) : null}
      {faulty.map((file) => (
        <Panel key={file.id} px="4" py="3" mb="3">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {file.name}
          </Text>
          <IssueList issues={file.problems} kind="problem" />
        </Panel>
      ))}
      {items.length === 0 ? null : (
        <Panel as="ul" listStyleType="none" aria-label={t({ id: 'batch.items' })}>
          {items.map((item) => (
            <BatchItem key={item.id} item={item} isChosen={isReady ? !left.has(item.id) : item.isChosen} onToggle={isReady ? () => toggle(item.id) : null} />
          ))}
        </Panel>
      )}
    </>
  );
}
