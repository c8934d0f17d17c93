import { Box, Button, Flex } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { tableFileAddress } from '../../../components/data-table/table-file.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../lib/live/ask-shown-again.ts';
import { isOpenPreview } from './is-open-preview.ts';
import { useRejudgeItemsQuery, type RejudgeRow_RejudgeFragment } from './rejudge.generated.ts';
import { useItemColumns } from './use-item-columns.tsx';

const filters = ['ALL', 'CHANGED', 'AC_LOST', 'AC_WON', 'SKIPPED'] as const;
const filterLabels = {
  ALL: message({ id: 'rejudge.filterALL' }),
  CHANGED: message({ id: 'rejudge.filterCHANGED' }),
  AC_LOST: message({ id: 'rejudge.filterAC_LOST' }),
  AC_WON: message({ id: 'rejudge.filterAC_WON' }),
  SKIPPED: message({ id: 'rejudge.filterSKIPPED' }),
} as const;

/** Before and after, submission by submission. */
export function RejudgeItems({ rejudge }: { readonly rejudge: RejudgeRow_RejudgeFragment }) {
  const t = useText();
  const address = usePagedAddress(30);
  const { params, page, size, change } = address;
  const filter = filters.find((name) => name === params.get('show')) ?? 'ALL';
  const variables = { id: rejudge.id, filter, page: { page, size } };
  const { data, previousData, error, loading, client, refetch } = useRejudgeItemsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const columns = useItemColumns();
  const onMove = useEffectEvent(() => askShownAgain(client, ['RejudgeItems']));
  const { done, skipped } = rejudge.progress;
  const isOpen = isOpenPreview(rejudge);
  useEffect(() => {
    if (done + skipped > 0) onMove();
  }, [done, skipped, rejudge.state]);
  return (
    <Box>
      <Flex gap="1" mb="3" wrap="wrap" role="group" aria-label={t({ id: 'rejudge.show' })}>
        {filters.map((name) => (
          <Button
            key={name}
            size="xs"
            variant={name === filter ? 'subtle' : 'outline'}
            colorPalette={name === filter ? 'accent' : 'gray'}
            aria-pressed={name === filter}
            onClick={() => change({ show: name === 'ALL' ? '' : name })}
          >
            {name === 'SKIPPED' && isOpen ? t({ id: 'rejudge.willSkip' }) : t(filterLabels[name])}
          </Button>
        ))}
      </Flex>
      <DataTable
        name="rejudge-items"
        label={t({ id: 'rejudge.show' })}
        columns={columns}
        address={address}
        shown={(data ?? previousData)?.rejudge?.items}
        isLoading={loading && data === undefined}
        error={error}
        onRetry={() => void refetch()}
        none={{ icon: 'inbox', title: t({ id: 'rejudge.noItems' }) }}
        fileAddress={tableFileAddress('rejudge-items', variables)}
      />
    </Box>
  );
}
