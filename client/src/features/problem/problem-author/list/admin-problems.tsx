import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { DataTable } from '../../../../components/data-table/data-table.tsx';
import { orderIn } from '../../../../components/data-table/row-orders.ts';
import { tableFileAddress } from '../../../../components/data-table/table-file.ts';
import { useSelection } from '../../../../components/data-table/use-selection.ts';
import { useProblemPlace } from '../../../../components/problem/problem-place.ts';
import { problemFormAddress } from '../../../../lib/address/problem-address.ts';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { visibilities } from '../form/visibilities.ts';
import { AdminProblemFilters } from './admin-problem-filters.tsx';
import { useAdminProblemsQuery } from './admin-problems.generated.ts';
import { ProblemBulkActs } from './problem-bulk-acts.tsx';
import { useProblemColumns } from './use-problem-columns.tsx';

/** Page sizes of the list (specification 001, section 9). */
const sizes = [10, 30, 50, 100] as const;
const orders = ['NEWEST', 'OLDEST', 'DISPLAY_ID', 'DISPLAY_ID_DESC'] as const;

/** The problems of a place (`ProblemPlaceContext`) for those who work on them. */
export function AdminProblems({ heading }: { readonly heading: ReactNode }) {
  const t = useText();
  const groupId = useProblemPlace();
  const address = usePagedAddress(sizes[0]);
  const { params, page, size, change } = address;
  const keyword = params.get('keyword')?.trim() ?? '';
  const author = params.get('author')?.trim() ?? '';
  // Where a problem is judged: here, or by which other judge.
  const bank = params.get('oj')?.trim() || 'ALL';
  const visibility = visibilities.find(({ value }) => value === params.get('auth'))?.value ?? null;
  const variables = {
    filter: {
      keyword: keyword || null,
      authorUsername: author || null,
      origin: bank,
      visibility,
      groupId: groupId === null ? null : Number(groupId),
    },
    order: orderIn(orders, params),
    page: { page, size },
  };
  const { data, previousData, error, loading, refetch } = useAdminProblemsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const columns = useProblemColumns();
  const shown = (data ?? previousData)?.adminProblems;
  const selection = useSelection(shown?.items ?? [], ({ viewerCanEdit }) => viewerCanEdit);
  return (
    <>
      <Flex align="center" justify="space-between" gap="2" mb="3" wrap="wrap">
        {heading}
        <Flex gap="2" wrap="wrap">
          {groupId === null ? (
            <Button asChild size="sm" variant="outline">
              <RouterLink to="/admin/problem/remote-import">{t({ id: 'author.remote.import' })}</RouterLink>
            </Button>
          ) : null}
          <Button asChild size="sm" colorPalette="accent">
            <RouterLink to={problemFormAddress(groupId, null)}>{t({ id: 'author.createTitle' })}</RouterLink>
          </Button>
        </Flex>
      </Flex>
      <AdminProblemFilters keyword={keyword} author={author} bank={bank} visibility={visibility} onChange={change} />
      <DataTable
        name="problems"
        label={t({ id: 'author.list' })}
        columns={columns}
        address={address}
        defaultOrder={orders[0]}
        shown={shown}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        none={{ title: t({ id: 'author.listNone' }), hint: t({ id: 'author.listNoneHint' }) }}
        fileAddress={tableFileAddress('problems', variables)}
        sizes={sizes}
        choice={{
          selection,
          nameOf: ({ displayId }) => displayId,
          acts: <ProblemBulkActs ids={selection.rows.map(({ id }) => String(id))} onDone={selection.clear} />,
        }}
      />
    </>
  );
}
