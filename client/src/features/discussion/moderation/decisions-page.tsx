import { Box } from '@chakra-ui/react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { DecisionRow } from './decision-row.tsx';
import { ModerationTabs } from './moderation-tabs.tsx';
import { useModerationDecisionsQuery } from './moderation.generated.ts';

const pageSize = 10;

/** What was done with texts, newest first; each act of a decision can be undone for 30 days. */
export function DecisionsPage() {
  const t = useText();
  const { params, page, pager } = usePagedAddress(pageSize);
  const { data, previousData, error, loading, refetch } = useModerationDecisionsQuery({
    variables: { groupId: params.get('group'), page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.moderationDecisions;
  const total = loading ? undefined : data?.moderationDecisions.total;
  useLastPage({ page, size: pageSize, total, onPage: pager.onPage });
  return (
    <ModerationTabs title={t({ id: 'moderation.acts' })}>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={3} height="110px" />
        {shown?.items.length === 0 ? (
          <EmptyState title={t({ id: 'moderation.noActs' })} hint={t({ id: 'moderation.noActsHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'moderation.acts' })}>
          {shown?.items.map((decision) => (
            <DecisionRow key={decision.id} decision={decision} />
          ))}
        </Box>
      </Panel>
      <Pager page={page} size={pageSize} total={shown?.total ?? null} onPage={pager.onPage} />
    </ModerationTabs>
  );
}
