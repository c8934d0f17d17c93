import { NetworkStatus } from '@apollo/client';
import { Box, Button, Flex } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { CardList } from '../../../../components/data-table/card-list.tsx';
import { orderIn } from '../../../../components/data-table/row-orders.ts';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { usePollWhileDeaf } from '../../../../lib/live/use-poll-while-deaf.ts';
import { ReviewPanel } from './review-panel.tsx';
import {
  useSolutionReviewQuery,
  useSolutionsToReviewQuery,
  type SolutionToReview_SolutionFragment,
} from './solution-review.generated.ts';

const pageSize = 15;
const orders = ['OLDEST', 'NEWEST'] as const;
/** How often the list is asked for, in ms. */
const pollMs = 30_000;

/** Solutions that wait for the viewer's review, the longest wait first; each is reviewed in place. */
export function ReviewQueuePage() {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const address = usePagedAddress(pageSize);
  const { params, page, size, change } = address;
  const [openId, setOpenId] = useState<number | null>(null);
  const problem = params.get('problem')?.trim() ?? '';
  const { data, previousData, error, loading, networkStatus, refetch } = useSolutionsToReviewQuery({
    variables: {
      problemDisplayId: problem || null,
      order: orderIn(orders, params) ?? orders[0],
      page: { page, size },
    },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  const shown = (data ?? previousData)?.solutionsToReview;
  const items = shown?.items ?? [];
  const next = (id: number) => {
    const index = items.findIndex((item) => item.id === id);
    const follower = items[index + 1] ?? items[index - 1];
    setOpenId(null);
    const button =
      follower === undefined ? null : list.current?.querySelector<HTMLElement>(`[data-review="${follower.id}"]`);
    if (button) button.focus();
    else focusHeading();
    void refetch().catch(() => undefined);
  };
  return (
    <PageBody>
      <PageTitle text={t({ id: 'solution.queue' })} />
      <PageHeader title={t({ id: 'solution.queue' })} />
      <Flex mb="3">
        <SearchField
          label={t({ id: 'solution.problem' })}
          value={problem}
          maxLength={50}
          flexBasis={{ base: '100%', md: '14rem' }}
          onSearch={(text) => change({ problem: text })}
          {...searchFieldProps}
        />
      </Flex>
      <CardList
        name="solutions-to-review"
        label={t({ id: 'solution.queue' })}
        address={address}
        orders={orders}
        shown={shown}
        isLoading={loading && networkStatus !== NetworkStatus.poll}
        error={error}
        onRetry={() => void refetch()}
        none={{ title: t({ id: 'solution.queueNone' }), hint: t({ id: 'solution.queueNoneHint' }) }}
        height="72px"
        listRef={list}
        card={(solution) => (
          <Row
            key={solution.id}
            solution={solution}
            isOpen={openId === solution.id}
            onToggle={() => setOpenId(openId === solution.id ? null : solution.id)}
            onReviewed={() => next(solution.id)}
          />
        )}
      />
    </PageBody>
  );
}

interface RowProps {
  readonly solution: SolutionToReview_SolutionFragment;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onReviewed: () => void;
}

function Row({ solution, isOpen, onToggle, onReviewed }: RowProps) {
  const t = useText();
  const { id, pending, author, problemDisplayId, problemTitle, isPublished } = solution;
  if (pending === null) return null;
  return (
    <Box as="li" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <TextLink to={`/solution/${id}`} fontWeight="semibold" minW="0">
          {problemDisplayId}: {pending.title}
        </TextLink>
        <Button
          size="xs"
          variant="outline"
          ms="auto"
          data-review={id}
          aria-expanded={isOpen}
          aria-label={t({ id: 'solution.reviewOf' }, { title: pending.title })}
          onClick={onToggle}
        >
          {t({ id: 'solution.review' })}
        </Button>
      </Flex>
      <Flex columnGap="2" mt="1" wrap="wrap" color="fg.muted" fontSize="xs">
        <span>{problemTitle}</span>
        <UserLink username={author.username} />
        <RelativeTime at={pending.writtenAt} />
        <span>{isPublished ? t({ id: 'solution.isEdit' }) : t({ id: 'solution.isNew' })}</span>
      </Flex>
      {isOpen ? <Review id={id} onReviewed={onReviewed} /> : null}
    </Box>
  );
}

/** The version that waits, loaded when its row is opened. */
function Review({ id, onReviewed }: { readonly id: number; readonly onReviewed: () => void }) {
  const t = useText();
  const { data, error, refetch } = useSolutionReviewQuery({
    variables: { id: String(id) },
    fetchPolicy: 'network-only',
  });
  return (
    <Box mt="3" pt="3" borderTopWidth="1px">
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={3} height="64px" />
      {data === undefined ? null : data.communitySolution.viewerCanReview ? (
        <ReviewPanel
          solution={data.communitySolution}
          languageNames={new Map(data.languages.map(({ key, name }) => [key, name]))}
          isTextAbove={false}
          onReviewed={onReviewed}
        />
      ) : (
        <Box color="fg.muted">{t({ id: 'solution.notYours' })}</Box>
      )}
    </Box>
  );
}
