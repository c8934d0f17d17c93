import { ContestLinks } from '../../../../components/contest/contest-links.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { MissingContest } from '../missing-contest.tsx';
import { ContestRatingView } from './contest-rating-view.tsx';
import { useContestRatingPageQuery } from './contest-rating.generated.ts';

/** What a contest makes of ratings, or would make. */
export function ContestRatingPage({ contestId }: { readonly contestId: number }) {
  const t = useText();
  const { data, error, refetch } = useContestRatingPageQuery({ variables: { contestId } });
  const contest = data?.contestForm ?? null;
  const title = t({ id: 'maker.ratingOf' }, { title: contest?.title ?? String(contestId) });
  if (data !== undefined && contest === null) return <MissingContest />;
  return (
    <PageBody>
      <PageTitle text={title} />
      <PageHeader title={title} acts={contest === null ? null : <ContestLinks contestId={contestId} page="rating" />} />
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={6} height="41px" />
      {contest === null ? null : <ContestRatingView contestId={contestId} isForTeams={contest.teamSize > 1} />}
    </PageBody>
  );
}
