import { isFinal } from '@verdict/judge/protocol/status.ts';
import { useEffect, useEffectEvent } from 'react';
import { pollIntervalMs, socketStateStore } from '../../../lib/live/socket-state.ts';
import { useStore } from '../../../lib/store/store.ts';
import { useSubmissionChangesSubscription } from './submission-list.generated.ts';

/** Rounds of asking before giving up (specification, section 4). */
const pollRounds = 300;

/**
 * Follows the rows that are still being judged: changes are pushed into the cache; while nothing can be pushed the list
 * is asked again every two seconds, at most 300 times.
 */
export function useLiveRows(
  rows: readonly { readonly id: number; readonly status: number }[],
  askAgain: () => void,
): void {
  const socketState = useStore(socketStateStore);
  const ids = rows.filter(({ status }) => !isFinal(status)).map(({ id }) => id);
  useSubmissionChangesSubscription({ variables: { ids }, skip: ids.length === 0, ignoreResults: true });

  const mustPoll = ids.length > 0 && socketState === 'down';
  const poll = useEffectEvent(askAgain);
  useEffect(() => {
    if (!mustPoll) return undefined;
    let rounds = 0;
    const timer = setInterval(() => {
      rounds += 1;
      if (rounds >= pollRounds) clearInterval(timer);
      poll();
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [mustPoll]);
}
