import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { DataTable } from '../../../../components/data-table/data-table.tsx';
import { orderIn } from '../../../../components/data-table/row-orders.ts';
import { tableFileAddress } from '../../../../components/data-table/table-file.ts';
import { SearchField } from '../../../../components/search-field.tsx';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useManagedContestsQuery } from './managed-contests.generated.ts';
import { useContestColumns } from './use-contest-columns.tsx';

const sizes = [10, 30, 50, 100] as const;
const orders = ['NEWEST', 'OLDEST', 'START', 'START_DESC'] as const;

/** The contests of a place (`ContestDeskContext`) for those who make them. */
export function ManagedContests({ heading }: { readonly heading: ReactNode }) {
  const t = useText();
  const { desk, groupId } = useContestDesk();
  const address = usePagedAddress(sizes[0]);
  const { params, page, size, change } = address;
  const keyword = params.get('keyword')?.trim() ?? '';
  const variables = {
    keyword,
    groupId: groupId === null ? null : Number(groupId),
    order: orderIn(orders, params),
    page: { page, size },
  };
  const { data, previousData, error, loading, refetch } = useManagedContestsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const columns = useContestColumns();
  return (
    <>
      <Flex align="center" justify="space-between" gap="2" mb="3">
        {heading}
        <Button asChild size="sm" colorPalette="accent">
          <RouterLink to={`${desk}/create`}>{t({ id: 'maker.createTitle' })}</RouterLink>
        </Button>
      </Flex>
      <Flex mb="3" maxW="28rem">
        <SearchField label={t({ id: 'maker.search' })} value={keyword} onSearch={(text) => change({ keyword: text })} />
      </Flex>
      <DataTable
        name="contests"
        label={t({ id: 'maker.list' })}
        columns={columns}
        address={address}
        defaultOrder={orders[0]}
        shown={(data ?? previousData)?.managedContests}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        none={{ title: t({ id: 'maker.none' }), hint: t({ id: 'maker.noneHint' }) }}
        fileAddress={tableFileAddress('contests', variables)}
        sizes={sizes}
      />
    </>
  );
}
