import { Box, Heading, Text } from '@chakra-ui/react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useGroup } from '../frame/group-context.ts';
import { ShareRow } from './share-row.tsx';
import { useReceivedSharesQuery } from './shares.generated.ts';

const pageSize = 20;

/** What other groups share with the group or offer to it, for those who run its problems or trainings. */
export function SharesPage() {
  const t = useText();
  const { id: groupId } = useGroup();
  const { page, size, pager } = usePagedAddress(pageSize);
  const { data, previousData, error, loading, refetch } = useReceivedSharesQuery({
    variables: { groupId, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.group?.receivedShares;
  useLastPage({ page, size, total: loading ? undefined : data?.group?.receivedShares?.total, onPage: pager.onPage });
  return (
    <>
      <Heading as="h2" size="md" mb="1">
        {t({ id: 'group.shared' })}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="3">
        {t({ id: 'group.sharedHint' })}
      </Text>
      <Panel isStale={Boolean(loading && shown)}>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={4} height="63px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="link" title={t({ id: 'group.share.none' })} hint={t({ id: 'group.share.noneHint' })} />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'group.shared' })}>
          {shown?.items.map((share) => (
            <ShareRow key={share.id} share={share} />
          ))}
        </Box>
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
    </>
  );
}
