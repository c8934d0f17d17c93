import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { ContestLinks } from '../../../../components/contest/contest-links.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ContestRatingView } from './contest-rating-view.tsx';
import { useContestRatingPageQuery } from './contest-rating.generated.ts';

/** What a contest makes of ratings, or would make. */
export function ContestRatingPage({ contestId }: { readonly contestId: number }) {
  const t = useText();
  const { desk } = useContestDesk();
  const { data, error, refetch } = useContestRatingPageQuery({ variables: { contestId } });
  const contest = data?.contestForm ?? null;
  const title = t({ id: 'maker.ratingOf' }, { title: contest?.title ?? String(contestId) });
  return (
    <PageBody>
      <PageTitle text={title} />
      <PageHeader title={title} acts={contest === null ? null : <ContestLinks contestId={contestId} page="rating" />} />
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={6} height="41px" />
      {data !== undefined && contest === null ? (
        <EmptyState icon="search" title={t({ id: 'maker.missing' })} hint={t({ id: 'maker.missingHint' })}>
          <TextLink to={desk}>{t({ id: 'maker.toList' })}</TextLink>
        </EmptyState>
      ) : null}
      {contest === null ? null : <ContestRatingView contestId={contestId} isForTeams={contest.teamSize > 1} />}
    </PageBody>
  );
}
