import { Box, Flex, Heading } from '@chakra-ui/react';
import { Choice } from '../../../components/choice.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Toggle } from '../../../components/form/toggle.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { TicketRow } from './ticket-row.tsx';
import { ticketStateOf, ticketStates } from './ticket-states.tsx';
import { useTicketListQuery } from './ticket.generated.ts';

const pageSize = 15;

/** Reported faults of problems that the viewer keeps, open ones first, oldest first. */
export function TicketListPage() {
  const t = useText();
  const { params, page, change, pager } = usePagedAddress(pageSize);
  const state = ticketStateOf(params.get('state'));
  const problem = params.get('problem')?.trim() ?? '';
  const isAssignedToViewer = params.get('assigned') === 'me';
  const { data, previousData, error, loading, refetch } = useTicketListQuery({
    variables: {
      state,
      problemDisplayId: problem || null,
      isAssignedToViewer,
      page: { page, size: pageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.problemTickets;
  const total = loading ? undefined : data?.problemTickets.total;
  useLastPage({ page, size: pageSize, total, onPage: pager.onPage });
  return (
    <PageBody>
      <PageTitle text={t({ id: 'ticket.list' })} />
      <Flex columnGap="4" mb="3" align="baseline" wrap="wrap">
        <Heading as="h1" size="lg">
          {t({ id: 'ticket.list' })}
        </Heading>
        <TextLink to="/admin/question">{t({ id: 'admin.questions' })}</TextLink>
      </Flex>
      <Flex gap="3" mb="3" wrap="wrap" align="center" maxW="50rem">
        <Choice
          label={t({ id: 'ticket.state' })}
          value={state ?? ''}
          options={[
            ['', t({ id: 'ticket.stateAny' })] as const,
            ...Object.entries(ticketStates).map(([name, { label }]) => [name, t(label)] as const),
          ]}
          onChange={(value) => change({ state: value || null })}
        />
        <SearchField
          label={t({ id: 'ticket.problem' })}
          value={problem}
          maxLength={50}
          flexBasis={{ base: '100%', md: '14rem' }}
          onSearch={(text) => change({ problem: text || null })}
          {...searchFieldProps}
        />
        <Toggle
          label={t({ id: 'ticket.assignedToMe' })}
          checked={isAssignedToViewer}
          onChange={(isOn) => change({ assigned: isOn ? 'me' : null })}
        />
      </Flex>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={5} height="84px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="check" title={t({ id: 'ticket.none' })} hint={t({ id: 'ticket.noneHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'ticket.list' })}>
          {shown?.items.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </Box>
      </Panel>
      <Pager page={page} size={pageSize} total={shown?.total ?? null} onPage={pager.onPage} />
    </PageBody>
  );
}
