import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useServerClock, useServerNow } from '../../../../lib/clock/use-server-clock.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { usePollWhileDeaf } from '../../../../lib/live/use-poll-while-deaf.ts';
import { ContestContext } from './contest-context.ts';
import { useContestFrameQuery, type ContestFrame_ContestFragment } from './contest-frame.generated.ts';
import { phaseAt, statusAt } from './contest-time.ts';
import { useContestNews } from './use-contest-news.ts';

/** How often the contest is asked for while nothing can be pushed, in ms. */
const pollMs = 60_000;
/** Time given to the server's clock to pass a moment that ours has seen, in ms. */
const graceMs = 500;
/** Times the server is asked about such a moment: where its clock could not be read, ours may never agree with it. */
const maxAsked = 5;

interface ContestEntranceProps {
  /** Null: the address names no contest. */
  readonly contestId: number | null;
  /** Is there what the pages inside need at once? */
  readonly isReady: boolean;
  readonly children: ReactNode;
}

/** Loads a contest and the server's clock, and gives both to the pages inside. */
export function ContestEntrance({ contestId, isReady, children }: ContestEntranceProps) {
  const t = useText();
  const { data, error, loading, refetch } = useContestFrameQuery({
    variables: { id: contestId ?? 0 },
    skip: contestId === null,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  const isClockKnown = useServerClock(contestId);
  const askAgain = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useContestNews({ contestId: data?.contest?.id ?? null, onGone: askAgain });
  const contest = data?.contest;
  if (contest && isClockKnown && isReady) {
    return (
      <Inside contest={contest} isAsking={loading} askAgain={askAgain}>
        {children}
      </Inside>
    );
  }
  if (contestId === null || (contest === null && !loading)) {
    return (
      <PageBody>
        <PageTitle text={t({ id: 'contest.missing' })} />
        <EmptyState icon="search" title={t({ id: 'contest.missing' })} hint={t({ id: 'contest.missingHint' })}>
          <TextLink to="/contest">{t({ id: 'nav.contests' })}</TextLink>
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <PageBody>
      {error === undefined ? <SkeletonRows count={8} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </PageBody>
  );
}

interface InsideProps {
  readonly contest: ContestFrame_ContestFragment;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
  readonly children: ReactNode;
}

/**
 * Follows the clock: at the start, the seal and the end, those of the own virtual participation too, the server is
 * asked anew who may what.
 */
function Inside({ contest, isAsking, askAgain, children }: InsideProps) {
  const now = useServerNow();
  const status = statusAt(contest, now);
  const phase = phaseAt(contest, now);
  const isSealBegun = contest.sealsAt !== null && Date.parse(contest.sealsAt) <= now && status === 'RUNNING';
  const own = contest.viewerVirtual;
  const isVirtual = own?.isRunning === true && now < Date.parse(own.endsAt);
  const isAnswerOld =
    contest.status !== status ||
    (own?.isRunning === true && !isVirtual) ||
    (isSealBegun && !contest.isSealed && !contest.isFrozenForOthers);
  const part = `${phase} ${isVirtual}`;
  const asked = useRef({ part, times: 0 });
  useEffect(() => {
    if (asked.current.part !== part) asked.current = { part, times: 0 };
    if (!isAnswerOld || isAsking || asked.current.times >= maxAsked) return undefined;
    // An answer that came a moment too soon is asked for again.
    const timer = setTimeout(() => {
      asked.current.times += 1;
      askAgain();
    }, graceMs);
    return () => clearTimeout(timer);
  }, [part, isAnswerOld, isAsking, askAgain]);
  const shown = useMemo(
    () => ({ contest, status, virtual: isVirtual ? own : null, askAgain }),
    [contest, status, isVirtual, own, askAgain],
  );
  return <ContestContext value={shown}>{children}</ContestContext>;
}
