import { Flex } from '@chakra-ui/react';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { PairReview } from './pair-review.tsx';
import { PairView } from './pair-view.tsx';
import { usePlagiarismPairPageQuery, type PairView_PairFragment } from './plagiarism.generated.ts';
import { ReviewBadge } from './review-badge.tsx';
import { nameOf } from './side-name.ts';
import { Similarity } from './similarity.tsx';

interface PairPageProps {
  readonly contestId: number;
  readonly pairId: number;
}

/** Two programs that are alike, side by side. */
export function PairPage({ contestId, pairId }: PairPageProps) {
  const t = useText();
  const { desk } = useContestDesk();
  const { data, error, refetch } = usePlagiarismPairPageQuery({
    variables: { id: pairId },
    fetchPolicy: 'cache-and-network',
  });
  const pair = data?.plagiarismPair;
  // Pairs of another contest have another address.
  const isMissing = pair === null || (pair !== undefined && pair.check.contestId !== contestId);
  return (
    <PageBody>
      {pair === undefined && error !== undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {pair === undefined && error === undefined ? <SkeletonRows count={10} height="41px" /> : null}
      {isMissing ? (
        <EmptyState icon="search" title={t({ id: 'maker.plagiarism.missing' })}>
          <TextLink to={`${desk}/${contestId}/plagiarism`}>{t({ id: 'maker.plagiarism.toPairs' })}</TextLink>
        </EmptyState>
      ) : null}
      {pair && !isMissing ? <Pair pair={pair} /> : null}
    </PageBody>
  );
}

function Pair({ pair }: { readonly pair: PairView_PairFragment }) {
  const t = useText();
  const { desk } = useContestDesk();
  const { check, left, right } = pair;
  const title = t({ id: 'maker.plagiarism.pairTitle' }, { left: nameOf(left), right: nameOf(right) });
  return (
    <>
      <PageTitle text={title} />
      <PageHeader
        title={title}
        aside={
          <TextLink to={`${desk}/${check.contestId}/plagiarism?problem=${check.contestProblemId}`}>
            {t({ id: 'maker.plagiarism.pairsOf' }, { title: `${check.displayId}. ${check.title}` })}
          </TextLink>
        }
      />
      <Flex align="center" columnGap="4" rowGap="1" mb="3" wrap="wrap">
        <Similarity similarity={pair.similarity} />
        <span>{t({ id: 'maker.plagiarism.longest' }, { tokens: pair.longestTokens })}</span>
        <ReviewBadge review={pair.review} />
      </Flex>
      <PairView pair={pair} />
      <PairReview pair={pair} />
    </>
  );
}
