import { NetworkStatus } from '@apollo/client';
import type { rowOrders } from '../../../components/data-table/row-orders.ts';
import type { ReportReason } from '../../../components/report/report-reasons.ts';
import { usePollWhileDeaf } from '../../../lib/live/use-poll-while-deaf.ts';
import { writePushed } from '../../../lib/live/write-pushed.ts';
import {
  ModerationQueueDocument,
  useModerationQueueChangedSubscription,
  useModerationQueueQuery,
} from './moderation.generated.ts';

/** How often the queue is asked for when it cannot be pushed, in ms. */
const pollMs = 30_000;

interface Wanted {
  /** Null: of all places that the viewer moderates. */
  readonly groupId: string | null;
  /** Null: any. */
  readonly reason: ReportReason | null;
  readonly order: (typeof rowOrders)[number];
  readonly page: { readonly page: number; readonly size: number };
}

/** A page of the moderation queue as it changes. */
export function useQueue(variables: Wanted) {
  const { data, previousData, error, loading, networkStatus, refetch } = useModerationQueueQuery({
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
    isLoading: loading && networkStatus !== NetworkStatus.poll,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}
