import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { Pager } from '../../../components/pager.tsx';
import { RowAct, RowMenu } from '../../../components/row-menu.tsx';
import { TitleButton } from '../../../components/title-button.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { formatMinute } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import {
  useDeleteOutsideContestMutation,
  useManagedOutsideContestsQuery,
  type ManagedOutsideContestFragment,
} from './home-content.generated.ts';
import { OutsideDialog } from './outside-dialog.tsx';
import { Part } from './part.tsx';

/** Rows on a page (specification, section 9). */
const pageSize = 10;

/** Contests of other sites, which the home page shows until they end. */
export function OutsidePart() {
  const t = useText();
  const act = useAct();
  const { page, size, pager } = usePagedAddress(pageSize);
  const [edited, setEdited] = useState<ManagedOutsideContestFragment | 'new' | null>(null);
  const [dropped, setDropped] = useState<ManagedOutsideContestFragment | null>(null);
  const { data, previousData, error, refetch } = useManagedOutsideContestsQuery({
    variables: { page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const [remove] = useDeleteOutsideContestMutation();
  const shown = (data ?? previousData)?.allOutsideContests;
  const drop = async (id: number) => {
    await act(
      async () => (await remove({ variables: { id } })).data?.deleteOutsideContest,
      t({ id: 'homeContent.contestDeleted' }),
    );
    await refetch();
  };
  return (
    <Part
      title={t({ id: 'homeContent.outside' })}
      hint={t({ id: 'homeContent.outsideHint' })}
      action={
        <Button size="sm" colorPalette="accent" onClick={() => setEdited('new')}>
          {t({ id: 'homeContent.addContest' })}
        </Button>
      }
    >
      <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={2} height="57px" />
      {shown?.items.length === 0 ? <EmptyState title={t({ id: 'homeContent.noContests' })} /> : null}
      {shown && shown.items.length > 0 ? (
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'homeContent.outside' })}>
          {shown.items.map((contest) => (
            <Flex key={contest.id} as="li" py="2" columnGap="3" rowGap="2" align="center" wrap="wrap" layerStyle="row">
              <Box flex="1 1 12rem" minW="0">
                <Box fontWeight="medium" overflowWrap="anywhere">
                  <TitleButton onPress={() => setEdited(contest)}>{contest.title}</TitleButton>
                </Box>
                <Flex color="fg.muted" fontSize="xs" columnGap="3" wrap="wrap">
                  <span>{contest.site}</span>
                  <span>
                    {formatMinute(new Date(contest.startsAt))}
                    {contest.endsAt === null ? '' : ` – ${formatMinute(new Date(contest.endsAt))}`}
                  </span>
                  <Box as="span" overflowWrap="anywhere">
                    {contest.url}
                  </Box>
                </Flex>
              </Box>
              <RowMenu name={contest.title}>
                <RowAct id="edit" onPress={() => setEdited(contest)}>
                  {t({ id: 'siteContent.edit' })}
                </RowAct>
                <RowAct id="delete" isHarsh onPress={() => setDropped(contest)}>
                  {t({ id: 'siteContent.delete' })}
                </RowAct>
              </RowMenu>
            </Flex>
          ))}
        </Box>
      ) : null}
      {shown && shown.total > pageSize ? <Pager {...pager} total={shown.total} /> : null}
      {edited === null ? null : (
        <OutsideDialog
          contest={edited === 'new' ? null : edited}
          onDone={() => void refetch()}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        isOpen={dropped !== null}
        title={t({ id: 'homeContent.deleteTitle' }, { name: dropped?.title ?? '' })}
        text={t({ id: 'homeContent.deleteText' })}
        action={t({ id: 'siteContent.delete' })}
        onConfirm={() => {
          if (dropped !== null) void drop(dropped.id);
        }}
        onClose={() => setDropped(null)}
      />
    </Part>
  );
}
