import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Fact, FactList } from '../../../components/fact-list.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { formatMinute } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { isOpenPreview } from './is-open-preview.ts';
import { RejudgeItems } from './rejudge-items.tsx';
import { RejudgeState } from './rejudge-state.tsx';
import {
  useApplyRejudgeMutation,
  useDiscardRejudgeMutation,
  useRejudgeContestQuery,
  useRejudgePageQuery,
  useRejudgeProgressSubscription,
  type RejudgeRow_RejudgeFragment,
} from './rejudge.generated.ts';
import { useScopeText } from './use-scope-text.ts';

/** One batch: how far it is, what it changed, and of a preview what to do with it. */
export function RejudgePage({ rejudgeId }: { readonly rejudgeId: number }) {
  const t = useText();
  const { data, previousData, error, refetch } = useRejudgePageQuery({
    variables: { id: rejudgeId },
    fetchPolicy: 'cache-and-network',
  });
  const rejudge = (data ?? previousData)?.rejudge;
  const isOpen = rejudge?.state === 'RUNNING' || rejudge?.state === 'READY';
  useRejudgeProgressSubscription({ variables: { id: rejudgeId }, skip: !isOpen, ignoreResults: true });
  const title = t({ id: 'rejudge.batch' }, { id: `#${rejudgeId}` });
  return (
    <PageBody>
      <PageTitle text={title} />
      <PageHeader title={title} aside={<TextLink to="/admin/rejudge">{t({ id: 'rejudge.batches' })}</TextLink>} />
      {rejudge === undefined && error !== undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {rejudge === undefined && error === undefined ? <SkeletonRows count={6} height="41px" /> : null}
      {rejudge === null ? <EmptyState icon="search" title={t({ id: 'rejudge.missing' })} /> : null}
      {rejudge ? (
        <Stack gap="4">
          <Summary rejudge={rejudge} onAsk={() => void refetch()} />
          <RejudgeItems rejudge={rejudge} />
        </Stack>
      ) : null}
    </PageBody>
  );
}

interface SummaryProps {
  readonly rejudge: RejudgeRow_RejudgeFragment;
  /** Applying is asked for: verdicts may have changed since the figures were read. */
  readonly onAsk: () => void;
}

function Summary({ rejudge, onAsk }: SummaryProps) {
  const t = useText();
  const scopeText = useScopeText();
  const { progress, isPreview } = rejudge;
  const isOpen = isOpenPreview(rejudge);
  return (
    <Panel px="4" py="3">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <RejudgeState rejudge={rejudge} />
        {isOpen ? <Decision rejudge={rejudge} onAsk={onAsk} /> : null}
      </Flex>
      <FactList mt="3">
        <Fact label={t({ id: 'rejudge.scope' })}>{scopeText(rejudge.scope)}</Fact>
        {rejudge.scope.contestId === null ? null : <ContestFact contestId={rejudge.scope.contestId} />}
        <Fact label={t({ id: 'rejudge.kind' })}>
          {isPreview ? t({ id: 'rejudge.preview' }) : t({ id: 'rejudge.direct' })}
        </Fact>
        <Fact label={t({ id: 'rejudge.startedBy' })}>{rejudge.createdBy?.username ?? '-'}</Fact>
        <Fact label={t({ id: 'rejudge.startedAt' })}>{formatMinute(new Date(rejudge.createdAt))}</Fact>
        <Fact label={t({ id: 'rejudge.judged' })}>
          {t({ id: 'rejudge.doneOf' }, { done: progress.done, total: progress.total })}
        </Fact>
        <Fact label={t({ id: 'rejudge.filterCHANGED' })}>{progress.changed}</Fact>
        <Fact label={t({ id: 'rejudge.filterAC_LOST' })}>{progress.acLost}</Fact>
        <Fact label={t({ id: 'rejudge.filterAC_WON' })}>{progress.acWon}</Fact>
        {progress.skipped === 0 ? null : (
          <Fact label={isOpen ? t({ id: 'rejudge.willSkip' }) : t({ id: 'rejudge.filterSKIPPED' })}>
            {progress.skipped}
          </Fact>
        )}
      </FactList>
    </Panel>
  );
}

/** The contest that was judged again, back to where that was asked for. */
function ContestFact({ contestId }: { readonly contestId: number }) {
  const t = useText();
  const title = useRejudgeContestQuery({ variables: { id: contestId } }).data?.contest?.title;
  return title === undefined ? null : (
    <Fact label={t({ id: 'rejudge.contest' })}>
      <TextLink to={`/contest/${contestId}/rejudge`}>{title}</TextLink>
    </Fact>
  );
}

/** Apply or discard, each with what it will do. */
function Decision({ rejudge, onAsk }: SummaryProps) {
  const t = useText();
  const [asked, setAsked] = useState<'apply' | 'discard' | null>(null);
  const [apply, applying] = useApplyRejudgeMutation();
  const [discard, discarding] = useDiscardRejudgeMutation();
  const { id, progress, state } = rejudge;
  const isBusy = applying.loading || discarding.loading;
  const act = useAct();
  const askToApply = () => {
    onAsk();
    setAsked('apply');
  };
  return (
    <Flex gap="2">
      <Button size="sm" variant="outline" disabled={isBusy} onClick={() => setAsked('discard')}>
        {t({ id: 'rejudge.discard' })}
      </Button>
      <Button size="sm" colorPalette="accent" disabled={isBusy || state !== 'READY'} onClick={askToApply}>
        {t({ id: 'rejudge.apply' })}
      </Button>
      <ConfirmDialog
        isOpen={asked === 'apply'}
        title={t({ id: 'rejudge.applyTitle' }, { count: progress.total })}
        text={t(
          { id: 'rejudge.applyText' },
          { changed: progress.changed, lost: progress.acLost, won: progress.acWon, skipped: progress.skipped },
        )}
        action={t({ id: 'rejudge.apply' })}
        onConfirm={() =>
          void act(
            async () => (await apply({ variables: { id } })).data?.applyRejudge,
            t({ id: 'rejudge.appliedToast' }),
          )
        }
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        isOpen={asked === 'discard'}
        title={t({ id: 'rejudge.discardTitle' })}
        text={t({ id: 'rejudge.discardText' })}
        action={t({ id: 'rejudge.discard' })}
        onConfirm={() =>
          void act(
            async () => (await discard({ variables: { id } })).data?.discardRejudge,
            t({ id: 'rejudge.discardedToast' }),
          )
        }
        onClose={() => setAsked(null)}
      />
    </Flex>
  );
}
