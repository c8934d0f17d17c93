import { socketStateStore } from '../../../lib/live/socket-state.ts';
import { usePollWhileDeaf } from '../../../lib/live/use-poll-while-deaf.ts';
import { useStore } from '../../../lib/store/store.ts';
import { useAdminNeedsChangedSubscription, useAdminNeedsQuery } from './dashboard.generated.ts';

/** Time between two questions while nothing can be pushed, in ms. */
const pollMs = 30_000;

/** What waits for a person, pushed. */
export function useAdminNeeds() {
  const isDown = useStore(socketStateStore) === 'down';
  const { data: pushed } = useAdminNeedsChangedSubscription();
  const { data, error, refetch } = useAdminNeedsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  const needs = (isDown ? undefined : pushed?.adminNeedsChanged) ?? data?.adminNeeds ?? null;
  return { needs, error, askAgain: () => void refetch() };
}
