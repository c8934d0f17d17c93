import { socketStateStore } from '../../../lib/live/socket-state.ts';
import { usePollWhileDeaf } from '../../../lib/live/use-poll-while-deaf.ts';
import { useStore } from '../../../lib/store/store.ts';
import { useRemoteAdminQuery, useRemoteOverviewSubscription } from './remote-admin.generated.ts';

/** Time between two questions while nothing can be pushed, in ms. */
const pollMs = 10_000;

/** Remote judges and accounts, pushed. */
export function useRemoteOverview() {
  const isDown = useStore(socketStateStore) === 'down';
  const { data: pushed } = useRemoteOverviewSubscription();
  const { data, error, refetch } = useRemoteAdminQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  const live = isDown ? undefined : pushed?.remoteOverview;
  return {
    judges: live?.judges ?? data?.managedRemoteJudges,
    accounts: live?.accounts ?? data?.remoteAccounts,
    error,
    askAgain: () => void refetch(),
  };
}
