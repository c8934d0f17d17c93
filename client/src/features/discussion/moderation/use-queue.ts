import { usePollWhileDeaf } from '../../../lib/live/use-poll-while-deaf.ts';
import { writePushed } from '../../../lib/live/write-pushed.ts';
import {
  ModerationQueueDocument,
  useModerationQueueChangedSubscription,
  useModerationQueueQuery,
} from './moderation.generated.ts';

/** How often the queue is asked for when it cannot be pushed, in ms. */
const pollMs = 30_000;

/** A page of the moderation queue as it changes. @param groupId null: of all places that the viewer moderates. */
export function useQueue(groupId: string | null, page: { readonly page: number; readonly size: number }) {
  const variables = { groupId, page };
  const { data, previousData, error, loading, refetch } = useModerationQueueQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  useModerationQueueChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ client, data: { data: pushed } }) => {
      if (pushed)
        writePushed(client, {
          query: ModerationQueueDocument,
          variables,
          data: { __typename: 'Query', moderationQueue: pushed.moderationQueueChanged },
        });
    },
  });
  return {
    shown: (data ?? previousData)?.moderationQueue,
    total: loading ? undefined : data?.moderationQueue.total,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
