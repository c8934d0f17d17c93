import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useViewer } from '../session/use-viewer.ts';
import { createStore, useStore } from '../store/store.ts';
import type { UnreadCounts_CountsFragment } from './unread.generated.ts';

/** Unread messages by list, and all together. */
export type UnreadCounts = UnreadCounts_CountsFragment;

const unreadStore = createStore<UnreadCounts | null>(null);
let followers = 0;
let stop: (() => void) | null = null;

/**
 * Unread messages of whoever is signed in, as they change; one subscription however many parts of the page ask. What
 * does the work is fetched when somebody is signed in.
 *
 * @returns null for visitors, and until the first counts are known.
 */
export function useUnreadCounts(): UnreadCounts | null {
  const client = useApolloClient();
  const userId = useViewer().user?.id;
  useEffect(() => (userId === undefined ? undefined : join(client)), [client, userId]);
  const counts = useStore(unreadStore);
  return userId === undefined ? null : counts;
}

function join(client: ApolloClient): () => void {
  followers += 1;
  if (followers === 1) stop = begin(client);
  return () => {
    followers -= 1;
    if (followers > 0) return;
    stop?.();
    unreadStore.set(null);
  };
}

function begin(client: ApolloClient): () => void {
  let isStopped = false;
  let stopFollowing = (): void => {};
  import('./follow-unread.ts').then(
    ({ followUnread }) => {
      if (!isStopped) stopFollowing = followUnread(client, unreadStore.set);
    },
    // Fetched again with the next page; a badge is not worth a message.
    () => undefined,
  );
  return () => {
    isStopped = true;
    stopFollowing();
  };
}
