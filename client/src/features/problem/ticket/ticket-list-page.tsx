import { Flex } from '@chakra-ui/react';
import { Choice } from '../../../components/choice.tsx';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { tableFileAddress } from '../../../components/data-table/table-file.ts';
import { Toggle } from '../../../components/form/toggle.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { ticketKinds, type TicketKind } from '../../../components/ticket/ticket-kinds.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { ticketStateOf, ticketStates } from './ticket-states.tsx';
import { useTicketListQuery } from './ticket.generated.ts';
import { useTicketColumns } from './use-ticket-columns.tsx';

const pageSize = 15;
const kinds = Object.keys(ticketKinds) as readonly TicketKind[];

/** Reported faults of problems that the viewer keeps; unless sorted otherwise open ones first, oldest first. */
export function TicketListPage() {
  const t = useText();
  const address = usePagedAddress(pageSize);
  const { params, page, size, change } = address;
  const state = ticketStateOf(params.get('state'));
  const kind = kinds.find((one) => one === params.get('kind')) ?? null;
  const problem = params.get('problem')?.trim() ?? '';
  const isAssignedToViewer = params.get('assigned') === 'me';
  const variables = {
    state,
    kind,
    problemDisplayId: problem || null,
    isAssignedToViewer,
    order: orderIn(rowOrders, params),
    page: { page, size },
  };
  const { data, previousData, error, loading, refetch } = useTicketListQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const columns = useTicketColumns();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'ticket.list' })} />
      <PageHeader
        title={t({ id: 'ticket.list' })}
        aside={<TextLink to="/admin/question">{t({ id: 'admin.questions' })}</TextLink>}
      />
      <Flex gap="3" mb="3" wrap="wrap" align="center" maxW="60rem">
        <Choice
          label={t({ id: 'ticket.state' })}
          value={state ?? ''}
          options={[
            ['', t({ id: 'ticket.stateAny' })] as const,
            ...Object.entries(ticketStates).map(([name, { label }]) => [name, t(label)] as const),
          ]}
          onChange={(value) => change({ state: value || null })}
        />
        <Choice
          label={t({ id: 'ticket.head.kind' })}
          value={kind ?? ''}
          options={[
            ['', t({ id: 'ticket.kindAny' })] as const,
            ...kinds.map((name) => [name, t(ticketKinds[name])] as const),
          ]}
          onChange={(value) => change({ kind: value || null })}
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
      <DataTable
        name="tickets"
        label={t({ id: 'ticket.list' })}
        columns={columns}
        address={address}
        shown={(data ?? previousData)?.problemTickets}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        none={{ icon: 'check', title: t({ id: 'ticket.none' }), hint: t({ id: 'ticket.noneHint' }) }}
        fileAddress={tableFileAddress('tickets', variables)}
        heights={{ row: '55px', card: '130px' }}
      />
    </PageBody>
  );
}
