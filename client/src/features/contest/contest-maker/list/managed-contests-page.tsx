import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ManagedContestRow } from './managed-contest-row.tsx';
import { useManagedContestsQuery } from './managed-contests.generated.ts';

const sizes = [10, 30, 50, 100] as const;

/** The contests of those who make them. */
export function ManagedContestsPage() {
  const t = useText();
  const { params, page, size, change, pager } = usePagedAddress(sizes[0]);
  const keyword = params.get('keyword')?.trim() ?? '';
  const { data, previousData, error, loading, refetch } = useManagedContestsQuery({
    variables: { keyword, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.managedContests;
  return (
    <PageBody>
      <PageTitle text={t({ id: 'maker.list' })} />
      <Flex align="center" justify="space-between" gap="2" mb="3">
        <Heading as="h1" size="lg">
          {t({ id: 'maker.list' })}
        </Heading>
        <Button asChild size="sm" colorPalette="accent">
          <RouterLink to="/admin/contest/create">{t({ id: 'maker.createTitle' })}</RouterLink>
        </Button>
      </Flex>
      <Flex mb="3" maxW="28rem">
        <SearchField label={t({ id: 'maker.search' })} value={keyword} onSearch={(text) => change({ keyword: text })} />
      </Flex>
      <Panel opacity={loading && shown ? 0.7 : 1} transition="opacity 120ms 200ms">
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={size} height="84px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="search" title={t({ id: 'maker.none' })} hint={t({ id: 'maker.noneHint' })} />
        ) : null}
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none">
            {shown.items.map((contest) => (
              <ManagedContestRow key={contest.id} contest={contest} />
            ))}
          </Box>
        ) : null}
      </Panel>
      <Pager {...pager} sizes={sizes} total={shown?.total ?? null} />
    </PageBody>
  );
}
