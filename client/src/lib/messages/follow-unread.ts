import type { ApolloClient } from '@apollo/client';
import { socketStateStore } from '../live/socket-state.ts';
import {
  UnreadCountsChangedDocument,
  UnreadCountsDocument,
  type UnreadCounts_CountsFragment,
} from './unread.generated.ts';

/** How often the counts are asked for when they cannot be pushed, in ms (specification, section 7). */
const unreadPollMs = 120_000;

/**
 * Follows the unread counts of whoever is signed in: pushed, or asked at once and then every two minutes while nothing
 * can be pushed.
 *
 * @returns how to stop.
 */
export function followUnread(
  client: ApolloClient,
  onCounts: (counts: UnreadCounts_CountsFragment) => void,
): () => void {
  let isRefused = false;
  let isAsking = false;
  let isStopped = false;
  const ask = (): void => {
    if (isAsking) return;
    isAsking = true;
    client
      .query({ query: UnreadCountsDocument, fetchPolicy: 'network-only' })
      .then(({ data }) => {
        if (data && !isStopped) onCounts(data.unreadCounts);
      })
      // The next look tries again; a badge is not worth a message.
      .catch(() => undefined)
      .finally(() => (isAsking = false));
  };
  const onRefused = (): void => {
    isRefused = true;
    ask();
  };
  const subscription = client.subscribe({ query: UnreadCountsChangedDocument, fetchPolicy: 'no-cache' }).subscribe({
    next: ({ data, error }) => {
      if (data) onCounts(data.unreadCountsChanged);
      else if (error) onRefused();
    },
    error: onRefused,
  });
  const isDeaf = (): boolean => isRefused || socketStateStore.get() === 'down';
  const unsubscribe = socketStateStore.subscribe(() => {
    if (socketStateStore.get() === 'down') ask();
  });
  const timer = setInterval(() => {
    if (isDeaf()) ask();
  }, unreadPollMs);
  return () => {
    isStopped = true;
    subscription.unsubscribe();
    unsubscribe();
    clearInterval(timer);
  };
}
