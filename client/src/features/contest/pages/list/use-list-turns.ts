import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '../../../../lib/clock/use-server-clock.ts';
import { spreadDelayMs } from '../../../../lib/retry/delay.ts';
import type { ContestTimes } from '../frame/contest-time.ts';

/** All open lists turn at the same second: each waits a moment of its own, up to this, in ms. */
const spreadMs = 3_000;
/** What a timer can wait, in ms. */
const maxMs = 2_147_483_647;

/**
 * Asks for a list of contests anew when one of them begins or ends, since it stands elsewhere from then on.
 *
 * @param * isClockKnown by which the moments are known.
 */
export function useListTurns(contests: readonly ContestTimes[], isClockKnown: boolean, askAnew: () => void): void {
  const [turns, setTurns] = useState(0);
  const moments = contests.flatMap(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)]);
  const key = moments.join(' ');
  const turn = useEffectEvent(() => {
    setTurns(turns + 1);
    askAnew();
  });
  const nextOf = useEffectEvent((now: number) => Math.min(...moments.filter((moment) => moment > now)));
  useEffect(() => {
    const now = serverNow();
    const next = nextOf(now);
    if (!isClockKnown || next === Number.POSITIVE_INFINITY) return undefined;
    const timer = setTimeout(() => turn(), Math.min(maxMs, spreadDelayMs(spreadMs, next - now)));
    return () => clearTimeout(timer);
  }, [key, isClockKnown, turns]);
}
