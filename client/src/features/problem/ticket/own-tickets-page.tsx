import { Box } from '@chakra-ui/react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { TicketRow } from './ticket-row.tsx';
import { useOwnTicketListQuery } from './ticket.generated.ts';

const pageSize = 15;

/** Faults that the viewer reported, newest first. */
export function OwnTicketsPage() {
  const t = useText();
  const { page, pager } = usePagedAddress(pageSize);
  const { data, previousData, error, loading, refetch } = useOwnTicketListQuery({
    variables: { page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.ownProblemTickets;
  const total = loading ? undefined : data?.ownProblemTickets.total;
  useLastPage({ page, size: pageSize, total, onPage: pager.onPage });
  return (
    <PageBody maxW="60rem">
      <PageTitle text={t({ id: 'ticket.own' })} />
      <PageHeader title={t({ id: 'ticket.own' })} />
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={5} height="84px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="inbox" title={t({ id: 'ticket.ownNone' })} hint={t({ id: 'ticket.ownNoneHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'ticket.own' })}>
          {shown?.items.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </Box>
      </Panel>
      <Pager page={page} size={pageSize} total={shown?.total ?? null} onPage={pager.onPage} />
    </PageBody>
  );
}
