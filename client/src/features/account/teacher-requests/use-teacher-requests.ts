import { NetworkStatus } from '@apollo/client';
import type { rowOrders } from '../../../components/data-table/row-orders.ts';
import { usePollWhileDeaf } from '../../../lib/live/use-poll-while-deaf.ts';
import { writePushed } from '../../../lib/live/write-pushed.ts';
import {
  TeacherRequestsDocument,
  useTeacherRequestsChangedSubscription,
  useTeacherRequestsQuery,
  type TeacherRequestRow_RequestFragment,
} from './teacher-requests.generated.ts';

/** How often requests are asked for when they cannot be pushed, in ms. */
const pollMs = 30_000;

interface Wanted {
  readonly state: TeacherRequestRow_RequestFragment['state'];
  readonly order: (typeof rowOrders)[number];
  readonly page: { readonly page: number; readonly size: number };
}

/** A page of requests to be a teacher as it changes. */
export function useTeacherRequests(variables: Wanted) {
  const { data, previousData, error, loading, networkStatus, refetch } = useTeacherRequestsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  useTeacherRequestsChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ client, data: { data: pushed } }) => {
      if (pushed)
        writePushed(client, {
          query: TeacherRequestsDocument,
          variables,
          data: { __typename: 'Query', teacherRequests: pushed.teacherRequestsChanged },
        });
    },
  });
  return {
    shown: (data ?? previousData)?.teacherRequests,
    isLoading: loading && networkStatus !== NetworkStatus.poll,
    error,
    askAgain: () => void refetch().catch(() => undefined),
  };
}
