import { Flex } from '@chakra-ui/react';
import { Choice } from '../../../components/choice.tsx';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { tableFileAddress } from '../../../components/data-table/table-file.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { useBankApplicationsQuery } from './bank-applications.generated.ts';
import { useApplicationColumns, type ApplicationRow } from './use-application-columns.tsx';

const pageSize = 15;

/** States of applications by their word in the address; without one those that wait. */
const states = {
  waiting: { state: 'APPLIED', label: message({ id: 'author.bank.state.applied' }) },
  accepted: { state: 'ACCEPTED', label: message({ id: 'author.bank.state.accepted' }) },
  refused: { state: 'REFUSED', label: message({ id: 'author.bank.state.refused' }) },
} as const;

function stateOf(word: string | null): keyof typeof states {
  return word !== null && Object.hasOwn(states, word) ? (word as keyof typeof states) : 'waiting';
}

/** Problems of groups that applied for the public bank, for those who decide. */
export function BankApplicationsPage() {
  const t = useText();
  const address = usePagedAddress(pageSize);
  const { params, page, size, change } = address;
  const word = stateOf(params.get('state'));
  const usual = word === 'waiting' ? 'OLDEST' : 'NEWEST';
  const keyword = params.get('keyword')?.trim() ?? '';
  const variables = {
    filter: { state: states[word].state, keyword: keyword || null },
    order: orderIn(rowOrders, params) ?? usual,
    page: { page, size },
  };
  const { data, previousData, error, loading, refetch } = useBankApplicationsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.bankApplications;
  const shown = list && { ...list, items: list.items.map((one): ApplicationRow => ({ ...one, id: one.problem.id })) };
  const columns = useApplicationColumns(() => void refetch());
  return (
    <PageBody>
      <PageTitle text={t({ id: 'author.bank.applications' })} />
      <PageHeader title={t({ id: 'author.bank.applications' })} />
      <Flex gap="3" mb="3" wrap="wrap" align="center" maxW="50rem">
        <Choice
          label={t({ id: 'author.bank.state' })}
          value={word}
          options={Object.entries(states).map(([name, { label }]) => [name, t(label)] as const)}
          onChange={(value) => change({ state: value === 'waiting' ? null : value })}
        />
        <SearchField
          label={t({ id: 'author.search' })}
          value={keyword}
          maxLength={255}
          flexBasis={{ base: '100%', md: '14rem' }}
          onSearch={(text) => change({ keyword: text || null })}
          {...searchFieldProps}
        />
      </Flex>
      <DataTable
        name="bank-applications"
        label={t({ id: 'author.bank.applications' })}
        columns={columns}
        address={address}
        defaultOrder={usual}
        shown={shown}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        none={{ icon: 'check', title: t({ id: 'author.bank.none' }), hint: t({ id: 'author.bank.noneHint' }) }}
        fileAddress={tableFileAddress('bank-applications', variables)}
      />
    </PageBody>
  );
}
