import { useEffect, useEffectEvent } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useServerClock, useServerNow } from '../../../lib/clock/use-server-clock.ts';
import { spreadDelayMs } from '../../../lib/retry/delay.ts';
import { useBoardStartQuery } from './scoreboard.generated.ts';
import { pollMs } from './use-board.ts';

/** Time given to the server's clock to pass a start that ours has seen, in ms. */
const graceMs = 500;
/** All who wait for a board see its start at once: they ask within this time, in ms. */
const spreadMs = 2_000;

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
    const polling = setInterval(() => ask(), pollMs);
    return () => clearInterval(polling);
  }, []);
  useEffect(() => {
    if (!hasBegun) return undefined;
    const asking = setTimeout(() => ask(), spreadDelayMs(spreadMs, graceMs));
    return () => clearTimeout(asking);
  }, [hasBegun]);
  return <EmptyState icon="info" title={refusal} />;
}
