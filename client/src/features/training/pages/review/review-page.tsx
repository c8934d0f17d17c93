import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { failureText } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { showToast } from '../../../../lib/toast/toast-store.ts';
import { ListTabs } from '../lists/list-tabs.tsx';
import { ReviewList } from './review-list.tsx';
import {
  ReviewsDocument,
  useReviewsQuery,
  useStartReviewsMutation,
  useStopReviewsMutation,
} from './review.generated.ts';

const pageSize = 30;

/** Problems that the viewer solved and should solve again, the earliest due first. */
export function ReviewPage() {
  const t = useText();
  const language = useLocale();
  const { page, pager } = usePagedAddress(pageSize);
  const { data, previousData, error, loading, refetch } = useReviewsQuery({
    variables: { page: { page, size: pageSize }, language },
    fetchPolicy: 'cache-and-network',
  });
  const viewer = (data ?? previousData)?.viewer;
  const cards = viewer?.reviews.items;
  useLastPage({
    page,
    size: pageSize,
    total: loading ? undefined : data?.viewer.reviews.total,
    onPage: pager.onPage,
  });
  return (
    <ListTabs title={t({ id: 'review.title' })}>
      <ReviewSwitch isOn={viewer === undefined ? null : viewer.reviewSince !== null} />
      <Panel isStale={Boolean(loading && cards)}>
        <LoadingRows data={cards} error={error} onRetry={() => void refetch()} count={6} height="69px" />
        {cards === undefined ? null : <ReviewList key={page} cards={cards} />}
      </Panel>
      <Pager page={page} size={pageSize} total={viewer?.reviews.total ?? null} onPage={pager.onPage} />
    </ListTabs>
  );
}

/** Starts reviews by one click, and ends them. @param isOn null: not known yet. */
function ReviewSwitch({ isOn }: { readonly isOn: boolean | null }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [start, { loading: isStarting }] = useStartReviewsMutation();
  const [stop, { loading: isStopping }] = useStopReviewsMutation({ refetchQueries: [ReviewsDocument] });
  const isBusy = isStarting || isStopping;
  const act = async (send: () => Promise<unknown>, done: string) => {
    if (isBusy) return;
    try {
      await send();
      showToast('success', done);
    } catch (error) {
      showToast('error', failureText(t, error));
    }
  };
  return (
    <Flex mb="3" gap="3" align="center" justify="space-between" wrap="wrap">
      <Text color="fg.muted" flex="1" minW="14rem">
        {t({ id: 'review.intro' })}
      </Text>
      {/* One button, and never disabled: it keeps the focus while it becomes the other. */}
      <Button
        size="sm"
        visibility={isOn === null ? 'hidden' : undefined}
        variant={isOn ? 'outline' : 'solid'}
        colorPalette={isOn ? undefined : 'accent'}
        aria-disabled={isBusy}
        onClick={() => (isOn ? setAsking(true) : void act(start, t({ id: 'review.started' })))}
      >
        {isOn ? t({ id: 'review.stop' }) : t({ id: 'review.start' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'review.stopTitle' })}
        text={t({ id: 'review.stopText' })}
        action={t({ id: 'review.stop' })}
        onConfirm={() => void act(stop, t({ id: 'review.stopped' }))}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
