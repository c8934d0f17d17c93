import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { ManagedTrainingRow } from './managed-training-row.tsx';
import { useManagedTrainingsQuery } from './managed-trainings.generated.ts';
import { PublicListsPanel } from './public-lists-form.tsx';

const sizes = [10, 30, 50, 100] as const;

/** The trainings of the site for its admins, hidden ones too. */
export function ManagedTrainingsPage({ importButton }: { readonly importButton: ReactNode }) {
  const t = useText();
  const isPhone = useIsPhone();
  const { isSuperAdmin } = useViewer();
  const { params, page, size, change, pager } = usePagedAddress(sizes[0]);
  const keyword = params.get('keyword')?.trim() ?? '';
  const { data, previousData, error, loading, refetch } = useManagedTrainingsQuery({
    variables: { keyword, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.managedTrainings;
  useLastPage({ page, size, total: loading ? undefined : data?.managedTrainings.total, onPage: pager.onPage });
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.trainings' })} />
      <Flex align="center" justify="space-between" gap="2" mb="3" wrap="wrap">
        <Heading as="h1" size="lg">
          {t({ id: 'admin.trainings' })}
        </Heading>
        <Flex gap="2" wrap="wrap">
          <Button asChild size="sm" variant="outline">
            <RouterLink to="/admin/training/category">{t({ id: 'trainings.categories' })}</RouterLink>
          </Button>
          {importButton}
          <Button asChild size="sm" colorPalette="accent">
            <RouterLink to="/admin/training/create">{t({ id: 'trainings.createTitle' })}</RouterLink>
          </Button>
        </Flex>
      </Flex>
      <Flex mb="3" maxW="28rem">
        <SearchField
          label={t({ id: 'trainings.search' })}
          value={keyword}
          maxLength={255}
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
      </Flex>
      <Panel opacity={loading && shown ? 0.7 : 1} transition="opacity 120ms 200ms">
        <LoadingRows
          data={shown}
          error={error}
          onRetry={() => void refetch()}
          count={size}
          height={isPhone ? '143px' : '67px'}
        />
        {shown?.items.length === 0 ? (
          <EmptyState icon="search" title={t({ id: 'trainings.none' })} hint={t({ id: 'trainings.noneHint' })} />
        ) : null}
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none">
            {shown.items.map((training) => (
              <ManagedTrainingRow key={training.id} training={training} />
            ))}
          </Box>
        ) : null}
      </Panel>
      <Pager {...pager} sizes={sizes} total={shown?.total ?? null} />
      {isSuperAdmin ? <PublicListsPanel /> : null}
    </PageBody>
  );
}
