import { NetworkStatus } from '@apollo/client';
import { Heading } from '@chakra-ui/react';
import type { Column } from '../../../components/data-table/column.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { tableFileAddress } from '../../../components/data-table/table-file.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { RejudgeForm } from './rejudge-form.tsx';
import { RejudgeState } from './rejudge-state.tsx';
import { useRejudgeListQuery, type RejudgeRow_RejudgeFragment } from './rejudge.generated.ts';
import { useScopeText } from './use-scope-text.ts';

const pageSize = 15;

/** A new batch, and all there were. */
export function RejudgeListPage() {
  const t = useText();
  const address = usePagedAddress(pageSize);
  const { params, page, size } = address;
  const variables = { order: orderIn(rowOrders, params), page: { page, size } };
  const { data, previousData, error, loading, networkStatus, refetch } = useRejudgeListQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: 5_000,
  });
  const columns = useRejudgeColumns();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'rejudge.title' })} />
      <PageHeader title={t({ id: 'rejudge.title' })} />
      <RejudgeForm />
      <Heading as="h2" size="md" mt="6" mb="3">
        {t({ id: 'rejudge.batches' })}
      </Heading>
      <DataTable
        name="rejudges"
        label={t({ id: 'rejudge.batches' })}
        columns={columns}
        address={address}
        defaultOrder={rowOrders[0]}
        shown={(data ?? previousData)?.rejudges}
        isLoading={loading && networkStatus !== NetworkStatus.poll}
        error={error}
        onRetry={() => void refetch()}
        none={{ icon: 'inbox', title: t({ id: 'rejudge.none' }), hint: t({ id: 'rejudge.noneHint' }) }}
        fileAddress={tableFileAddress('rejudges', variables)}
      />
    </PageBody>
  );
}

function useRejudgeColumns(): readonly Column<RejudgeRow_RejudgeFragment>[] {
  const t = useText();
  const scopeText = useScopeText();
  return [
    {
      id: 'batch',
      head: t({ id: 'table.id' }),
      kind: 'name',
      isShort: true,
      cell: ({ id }) => (
        <TextLink to={`/admin/rejudge/${id}`} fontWeight="medium" py="1">
          {t({ id: 'rejudge.batch' }, { id: `#${id}` })}
        </TextLink>
      ),
    },
    { id: 'state', head: t({ id: 'table.state' }), cell: (rejudge) => <RejudgeState rejudge={rejudge} /> },
    {
      id: 'kind',
      head: t({ id: 'rejudge.kind' }),
      cell: ({ isPreview }) => (isPreview ? t({ id: 'rejudge.preview' }) : t({ id: 'rejudge.direct' })),
    },
    { id: 'scope', head: t({ id: 'rejudge.scope' }), cell: ({ scope }) => scopeText(scope) },
    { id: 'total', head: t({ id: 'rejudge.submissionsHead' }), isShort: true, cell: ({ progress }) => progress.total },
    {
      id: 'changed',
      head: t({ id: 'rejudge.filterCHANGED' }),
      isShort: true,
      cell: ({ progress }) => progress.changed,
    },
    {
      id: 'by',
      head: t({ id: 'rejudge.startedBy' }),
      cell: ({ createdBy }) => (createdBy === null ? null : <UserLink username={createdBy.username} />),
    },
    {
      id: 'started',
      head: t({ id: 'rejudge.startedAt' }),
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}
