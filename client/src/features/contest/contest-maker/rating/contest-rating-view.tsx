import { useEffect } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useContestRatingQuery } from './contest-rating.generated.ts';
import { RatingActs } from './rating-acts.tsx';
import { RatingRows } from './rating-rows.tsx';
import { RatingState } from './rating-state.tsx';

const sizes = [50, 100] as const;
/** How often is asked whether a contest is computed. */
const lookMs = 2_000;

interface ContestRatingViewProps {
  readonly contestId: number;
  readonly isForTeams: boolean;
}

/** Where the rating of a contest stands, what can be done about it, and a page of its rows. */
export function ContestRatingView({ contestId, isForTeams }: ContestRatingViewProps) {
  const t = useText();
  const { page, size, pager } = usePagedAddress(sizes[0]);
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useContestRatingQuery({
    variables: { contestId, page: { page, size } },
  });
  const rating = (data ?? previousData)?.contestRating;
  const isComputing = rating?.isComputing ?? false;
  useEffect(() => {
    if (!isComputing) return undefined;
    startPolling(lookMs);
    return stopPolling;
  }, [isComputing, startPolling, stopPolling]);
  if (rating === undefined)
    return (
      <Panel>
        {error === undefined ? (
          <SkeletonRows count={6} height="41px" isTable />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  const { items, total } = rating.rows;
  return (
    <>
      <RatingState rating={rating} isForTeams={isForTeams}>
        {rating.viewerCanApply ? <RatingActs rating={rating} count={total} /> : null}
      </RatingState>
      <Panel mt="4" opacity={loading && data === undefined ? 0.7 : 1}>
        {total === 0 ? (
          <EmptyState title={t({ id: 'maker.rating.none' })} hint={t({ id: 'maker.rating.noneHint' })} />
        ) : (
          <RatingRows rows={items} />
        )}
      </Panel>
      {total === 0 ? null : <Pager {...pager} sizes={sizes} total={total} />}
    </>
  );
}
