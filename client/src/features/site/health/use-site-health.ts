import { socketStateStore } from '../../../lib/live/socket-state.ts';
import { usePollWhileDeaf } from '../../../lib/live/use-poll-while-deaf.ts';
import { useStore } from '../../../lib/store/store.ts';
import { useSiteHealthChangedSubscription, useSiteHealthQuery } from './health.generated.ts';

/** Time between two questions while nothing can be pushed, in ms. */
const pollMs = 30_000;

/** The checks of the site, pushed. */
export function useSiteHealth() {
  const isDown = useStore(socketStateStore) === 'down';
  const { data: pushed } = useSiteHealthChangedSubscription();
  const { data, error, refetch } = useSiteHealthQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  const checks = (isDown ? undefined : pushed?.siteHealthChanged) ?? data?.siteHealth;
  return { checks, error, askAgain: () => void refetch() };
}
