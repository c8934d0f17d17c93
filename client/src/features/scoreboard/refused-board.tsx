import { useEffect, useEffectEvent } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { useServerClock, useServerNow } from '../../lib/clock/use-server-clock.ts';
import { useBoardStartQuery } from './scoreboard.generated.ts';
import { POLL_MS } from './use-board.ts';

/** Time given to the server's clock to pass a start that ours has seen, in ms. */
const GRACE_MS = 500;
/** All who wait for a board see its start at once: they ask within this time, in ms. */
const SPREAD_MS = 2_000;

interface RefusedBoardProps {
  readonly contestId: number;
  /** Why it is not shown, in the server's words. */
  readonly refusal: string;
  readonly onRetry: () => void;
}

/** Stands where a board is refused, and asks for it again: every 30 seconds, and when the contest starts. */
export function RefusedBoard({ contestId, refusal, onRetry }: RefusedBoardProps) {
  const { data } = useBoardStartQuery({
    variables: { contestId },
    fetchPolicy: 'no-cache',
    context: { isQuiet: true },
  });
  const contest = data?.contest;
  const isClockKnown = useServerClock(contestId);
  const now = useServerNow();
  const hasBegun = isClockKnown && contest?.status === 'SCHEDULED' && Date.parse(contest.startsAt) <= now;
  const ask = useEffectEvent(onRetry);
  useEffect(() => {
    const polling = setInterval(() => ask(), POLL_MS);
    return () => clearInterval(polling);
  }, []);
  useEffect(() => {
    if (!hasBegun) return undefined;
    const asking = setTimeout(() => ask(), GRACE_MS + Math.random() * SPREAD_MS);
    return () => clearTimeout(asking);
  }, [hasBegun]);
  return <EmptyState icon="info" title={refusal} />;
}
