import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { ContestLinks } from '../../../../components/contest/contest-links.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { readInteger } from '../../../../lib/address/read-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { MissingContest } from '../missing-contest.tsx';
import { CheckRow } from './check-row.tsx';
import { GapList } from './gap-list.tsx';
import { PairList } from './pair-list.tsx';
import { usePlagiarismChecksQuery, usePlagiarismPageQuery } from './plagiarism.generated.ts';

/** How often a comparison that goes on is asked for, in ms. */
const pollMs = 2_000;

/** What was submitted to a contest, compared problem by problem. */
export function PlagiarismPage({ contestId }: { readonly contestId: number }) {
  const t = useText();
  const { data, error, refetch } = usePlagiarismPageQuery({ variables: { contestId } });
  const contest = data?.contestForm ?? null;
  const title = t({ id: 'maker.plagiarism.of' }, { title: contest?.title ?? String(contestId) });
  if (data !== undefined && contest === null) return <MissingContest />;
  return (
    <PageBody>
      <PageTitle text={title} />
      <PageHeader
        title={title}
        acts={contest === null ? null : <ContestLinks contestId={contestId} page="plagiarism" />}
      />
      <LoadingRows data={data} error={error} onRetry={() => void refetch()} count={5} height="56px" />
      {contest === null ? null : <Checks contestId={contestId} />}
    </PageBody>
  );
}

function Checks({ contestId }: { readonly contestId: number }) {
  const t = useText();
  const { desk } = useContestDesk();
  const [params] = useSearchParams();
  const { data, error, refetch, startPolling, stopPolling } = usePlagiarismChecksQuery({
    variables: { contestId },
    fetchPolicy: 'cache-and-network',
  });
  const checks = data?.plagiarismChecks;
  const isWaiting = checks?.some(({ state }) => state === 'WAITING') ?? false;
  useEffect(() => {
    if (!isWaiting) return undefined;
    startPolling(pollMs);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  const wished = readInteger(params.get('problem'));
  const chosen = checks?.find(({ contestProblemId, pairCount }) =>
    wished === null ? pairCount > 0 : contestProblemId === wished,
  );
  const key = `${chosen?.contestProblemId ?? 0} ${chosen?.endedAt ?? ''}`;
  return (
    <>
      <Box color="fg.muted" mb="3">
        {t({ id: 'maker.plagiarism.hint' })}
      </Box>
      <Panel>
        <LoadingRows data={checks} error={error} onRetry={() => void refetch()} count={3} height="56px" />
        {checks?.length === 0 ? (
          <EmptyState icon="file" title={t({ id: 'maker.noProblems' })}>
            <TextLink to={`${desk}/${contestId}/problems`}>{t({ id: 'maker.toProblems' })}</TextLink>
          </EmptyState>
        ) : null}
        {checks !== undefined && checks.length > 0 ? (
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'maker.problems' })}>
            {checks.map((check) => (
              <CheckRow key={check.contestProblemId} check={check} isChosen={check === chosen} />
            ))}
          </Box>
        ) : null}
      </Panel>
      {chosen === undefined ? null : <PairList key={key} contestId={contestId} check={chosen} />}
      {chosen === undefined || chosen.cutCount + chosen.tooShortCount === 0 ? null : (
        <GapList key={`gaps of ${key}`} check={chosen} />
      )}
    </>
  );
}
