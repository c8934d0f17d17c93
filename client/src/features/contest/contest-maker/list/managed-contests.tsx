import { Box, Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ManagedContestRow } from './managed-contest-row.tsx';
import { useManagedContestsQuery } from './managed-contests.generated.ts';

const sizes = [10, 30, 50, 100] as const;

/** The contests of a place (`ContestDeskContext`) for those who make them. */
export function ManagedContests({ heading }: { readonly heading: ReactNode }) {
  const t = useText();
  const { desk, groupId } = useContestDesk();
  const { params, page, size, change, pager } = usePagedAddress(sizes[0]);
  const keyword = params.get('keyword')?.trim() ?? '';
  const { data, previousData, error, loading, refetch } = useManagedContestsQuery({
    variables: { keyword, groupId: groupId === null ? null : Number(groupId), page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.managedContests;
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
    </>
  );
}
