import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { BatchItems, isChoosable } from './batch-items.tsx';
import { ImportOptions, isPrefix } from './import-options.tsx';
import { IssueList } from './issue-list.tsx';
import {
  ExportListDocument,
  useProblemImportChangedSubscription,
  useProblemImportPageQuery,
  useReopenProblemImportMutation,
  type Batch_ImportFragment,
} from './problem-exchange.generated.ts';
import { repeatedIds } from './repeated-ids.ts';
import { useIdRefusals } from './use-id-refusals.ts';

interface BatchReportProps {
  readonly importId: number;
  readonly onAnother: () => void;
}

/** Problems of a page, as the server gives them. */
const pageSize = 100;

/** One batch: what its files hold, its options, how far it is, and what came of each problem. */
export function BatchReport({ importId, onAnother }: BatchReportProps) {
  const t = useText();
  const [page, setPage] = useState(1);
  const variables = { id: importId, after: (page - 1) * pageSize };
  const { data, previousData, error, refetch } = useProblemImportPageQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const batch = (data ?? previousData)?.problemImport;
  useProblemImportChangedSubscription({
    variables,
    skip: batch === undefined || batch.state === 'DONE',
    ignoreResults: true,
    // What was just made can be exported.
    onData: ({ client, data: { data: changed } }) => {
      if (changed?.problemImportChanged.state === 'DONE') void client.refetchQueries({ include: [ExportListDocument] });
    },
  });
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
      {batch === undefined ? null : <Report batch={batch} after={variables.after} />}
      {batch === undefined || batch.found <= pageSize ? null : (
        <Pager page={page} size={pageSize} total={batch.found} onPage={setPage} />
      )}
    </Box>
  );
}

interface ReportProps {
  readonly batch: Batch_ImportFragment;
  /** Position before the first problem of the page. */
  readonly after: number;
}

function Report({ batch, after }: ReportProps) {
  const t = useText();
  const [ids, setIds] = useState({ isIdKept: true, prefix: '' });
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { state, found, faulty, total, done, failed } = batch;
  const isReady = state === 'READY';
  const prefix = ids.prefix.trim();
  const areIdsKept = isReady && ids.isIdKept && isPrefix(prefix);
  const taken = useIdRefusals({ id: batch.id, after, prefix: areIdsKept ? prefix : null });
  const chosen = batch.items.filter((item) => isChoosable(item) && !left.has(item.id));
  const refusals = new Map(taken.byItem);
  if (areIdsKept)
    for (const [id, { name, title }] of repeatedIds(chosen))
      if (!refusals.has(id)) refusals.set(id, t({ id: 'batch.repeatedId' }, { name: title ?? name }));
  // Those of other pages fail in the words that they show already.
  const faultyIds = batch.items.filter(({ problems }) => problems.length > 0).map(({ id }) => id);
  const badFiles = batch.files.filter(({ problems }) => problems.length > 0);
  return (
    <>
      {isReady ? (
        <ImportOptions
          importId={batch.id}
          count={found - faulty - left.size - (done - failed)}
          exceptIds={[...left, ...faultyIds]}
          ids={ids}
          hasRefusedIds={chosen.some(({ id }) => refusals.has(id))}
          isCheckingIds={taken.isLoading}
          onIds={setIds}
        />
      ) : null}
      <Text role="status" mb="2" fontWeight="medium">
        {state === 'LISTING' ? t({ id: 'batch.listing' }, { count: found }) : null}
        {isReady ? withGap(t({ id: 'batch.found' }, { count: found })) : null}
        {isReady && faulty > 0 ? t({ id: 'batch.faulty' }, { count: faulty }) : null}
        {state === 'RUNNING' ? t({ id: 'batch.running' }, { done, total }) : null}
        {state === 'DONE' && found > 0 ? t({ id: 'batch.done' }, { imported: done - failed, failed }) : null}
      </Text>
      {batch.isReopenable ? <Reopen importId={batch.id} onReopened={() => setLeft(new Set())} /> : null}
      {state === 'RUNNING' ? (
        <ProgressBar label={t({ id: 'batch.progress' })} share={total === 0 ? 0 : done / total} mb="3" />
      ) : null}
      {badFiles.map((file) => (
        <Panel key={file.id} px="4" py="3" mb="3">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {file.name}
          </Text>
          <IssueList issues={file.problems} kind="problem" />
        </Panel>
      ))}
      {found === 0 ? null : (
        <BatchItems
          items={batch.items}
          left={left}
          ids={isReady && isPrefix(prefix) ? ids : null}
          refusals={refusals}
          onLeft={isReady ? setLeft : null}
        />
      )}
    </>
  );
}

interface ReopenProps {
  readonly importId: number;
  readonly onReopened: () => void;
}

/** Leads from a result with failures back to the preview, with the files that were sent. */
function Reopen({ importId, onReopened }: ReopenProps) {
  const t = useText();
  const act = useAct();
  const [reopen, { loading }] = useReopenProblemImportMutation();
  const open = async () => {
    const run = async () => (await reopen({ variables: { id: importId } })).data?.reopenProblemImport;
    if (await act(run, null)) onReopened();
  };
  return (
    <Button size="sm" variant="outline" mb="3" loading={loading} onClick={() => void open()}>
      {t({ id: 'batch.reopen' })}
    </Button>
  );
}
