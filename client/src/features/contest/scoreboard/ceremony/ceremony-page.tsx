import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { MoreSentences } from '../../../../lib/intl/more-sentences.tsx';
import { boardPart } from '../../../../lib/intl/parts/board.ts';
import { ceremonyPart } from '../../../../lib/intl/parts/ceremony.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { readCeremonyAddress, type CeremonyWish } from './ceremony-address.ts';
import { ceremonyOf, type Ceremony } from './ceremony-model.ts';
import { keepStep, keptStep } from './ceremony-progress.ts';
import { CeremonyShow } from './ceremony-show.tsx';
import { CeremonyStart } from './ceremony-start.tsx';
import { ScrollBoardDocument, useScrollBoardStartQuery } from './scroll-board.generated.ts';

/** The scroll board of a contest, as its address asks for it. */
export function CeremonyPage() {
  const [params] = useSearchParams();
  const { contestId, ...wish } = readCeremonyAddress(params);
  return (
    <MoreSentences part={boardPart}>
      <MoreSentences part={ceremonyPart}>
        {contestId === null ? <Missing /> : <CeremonyOfContest key={contestId} contestId={contestId} wish={wish} />}
      </MoreSentences>
    </MoreSentences>
  );
}

function Missing() {
  const t = useText();
  return (
    <>
      <PageTitle text={t({ id: 'page.scrollBoard' })} />
      <EmptyState icon="info" title={t({ id: 'ceremony.missing' })} />
    </>
  );
}

/** Nothing sealed is asked for before the start; a tab that had started goes on after a reload. */
function CeremonyOfContest({
  contestId,
  wish,
}: {
  readonly contestId: number;
  readonly wish: Omit<CeremonyWish, 'contestId'>;
}) {
  const t = useText();
  const client = useApolloClient();
  const { data, error, refetch } = useScrollBoardStartQuery({ variables: { contestId } });
  const shown = { ...wish, contestId };
  const [firstStep] = useState(() => keptStep(shown));
  const [ceremony, setCeremony] = useState<Ceremony | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const start = async () => {
    setLoading(true);
    try {
      const { scrollBoard } =
        (await client.query({ query: ScrollBoardDocument, variables: { contestId }, fetchPolicy: 'no-cache' })).data ??
        {};
      if (scrollBoard?.__typename === 'ScrollBoardSuccess') setCeremony(ceremonyOf(scrollBoard.data, wish));
      else setRefusal(scrollBoard?.message ?? null);
    } catch {
      // The page says of each failed request what happened.
      setRefusal(null);
    } finally {
      setLoading(false);
    }
  };
  const goOn = useEffectEvent(() => void start());
  const canStart = data?.contest?.viewerIsAdmin === true && data.contest.sealsAt !== null;
  useEffect(() => {
    if (canStart && firstStep > 0) goOn();
  }, [canStart, firstStep]);
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows count={6} />;
  if (data.contest === null) return <Missing />;
  const { title, viewerIsAdmin, sealsAt } = data.contest;
  const name = <PageTitle text={`${title} - ${t({ id: 'page.scrollBoard' })}`} />;
  if (!viewerIsAdmin)
    return (
      <>
        {name}
        <EmptyState icon="info" title={t({ id: 'ceremony.adminsOnly' })} hint={t({ id: 'ceremony.adminsOnlyHint' })} />
      </>
    );
  if (sealsAt === null)
    return (
      <>
        {name}
        <EmptyState icon="info" title={t({ id: 'ceremony.noSeal' })} hint={t({ id: 'ceremony.noSealHint' })} />
      </>
    );
  return (
    <>
      {name}
      {ceremony === null ? (
        <CeremonyStart contest={data.contest} isLoading={isLoading} refusal={refusal} onStart={() => void start()} />
      ) : (
        <CeremonyShow ceremony={ceremony} firstStep={firstStep} onStep={(taken) => keepStep(shown, taken)} />
      )}
    </>
  );
}
