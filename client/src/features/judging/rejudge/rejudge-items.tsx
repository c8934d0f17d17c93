import { Box, Button, Flex } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../lib/live/ask-shown-again.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { isOpenPreview } from './is-open-preview.ts';
import { ItemCards, ItemTable } from './rejudge-item-rows.tsx';
import { useRejudgeItemsQuery, type RejudgeRow_RejudgeFragment } from './rejudge.generated.ts';

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
  const isPhone = useIsPhone();
  const { params, page, size, change, pager } = usePagedAddress(30);
  const filter = filters.find((name) => name === params.get('show')) ?? 'ALL';
  const { data, previousData, error, client, refetch } = useRejudgeItemsQuery({
    variables: { id: rejudge.id, filter, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.rejudge?.items;
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
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={10} height="41px" />
        {shown?.items.length === 0 ? <EmptyState title={t({ id: 'rejudge.noItems' })} /> : null}
        {shown && shown.items.length > 0 ? (
          isPhone ? (
            <ItemCards items={shown.items} />
          ) : (
            <ItemTable items={shown.items} />
          )
        ) : null}
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
    </Box>
  );
}
