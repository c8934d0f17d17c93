import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { DataTable } from '../../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../../components/data-table/row-orders.ts';
import { tableFileAddress } from '../../../../components/data-table/table-file.ts';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useManagedTrainingsQuery } from './managed-trainings.generated.ts';
import { PublicListsPanel } from './public-lists-form.tsx';
import { useTrainingColumns } from './use-training-columns.tsx';

const sizes = [10, 30, 50, 100] as const;

/** The trainings of the site for its admins, hidden ones too. */
export function ManagedTrainingsPage({ importButton }: { readonly importButton: ReactNode }) {
  const t = useText();
  const { isSuperAdmin } = useViewer();
  const address = usePagedAddress(sizes[0]);
  const { params, page, size, change } = address;
  const keyword = params.get('keyword')?.trim() ?? '';
  // Without an order: by rank.
  const variables = { keyword, order: orderIn(rowOrders, params), page: { page, size } };
  const { data, previousData, error, loading, refetch } = useManagedTrainingsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const columns = useTrainingColumns();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.trainings' })} />
      <PageHeader
        title={t({ id: 'admin.trainings' })}
        acts={
          <>
            <Button asChild size="sm" variant="outline">
              <RouterLink to="/admin/training/category">{t({ id: 'trainings.categories' })}</RouterLink>
            </Button>
            {importButton}
            <Button asChild size="sm" colorPalette="accent">
              <RouterLink to="/admin/training/create">{t({ id: 'trainings.createTitle' })}</RouterLink>
            </Button>
          </>
        }
      />
      <Flex mb="3" maxW="28rem">
        <SearchField
          label={t({ id: 'trainings.search' })}
          value={keyword}
          maxLength={255}
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
      </Flex>
      <DataTable
        name="trainings"
        label={t({ id: 'admin.trainings' })}
        columns={columns}
        address={address}
        shown={(data ?? previousData)?.managedTrainings}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        none={{ title: t({ id: 'trainings.none' }), hint: t({ id: 'trainings.noneHint' }) }}
        fileAddress={tableFileAddress('trainings', variables)}
        sizes={sizes}
      />
      {isSuperAdmin ? <PublicListsPanel /> : null}
    </PageBody>
  );
}
