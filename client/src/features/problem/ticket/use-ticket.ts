import { useApolloClient } from '@apollo/client/react';
import { isNotFound } from '../../../lib/failure/failure.ts';
import { usePollWhileDeaf } from '../../../lib/live/use-poll-while-deaf.ts';
import { writePushed } from '../../../lib/live/write-pushed.ts';
import { TicketPageDocument, useTicketChangedSubscription, useTicketPageQuery } from './ticket.generated.ts';

/** How often the ticket is asked for when it cannot be pushed, in ms. */
const pollMs = 30_000;

/** A ticket as it changes. */
export function useTicket(id: string) {
  const client = useApolloClient();
  const variables = { id };
  const { data, previousData, error, refetch } = useTicketPageQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  useTicketChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ data: { data: pushed } }) => {
      if (pushed)
        writePushed(client, {
          query: TicketPageDocument,
          variables,
          data: { __typename: 'Query', problemTicket: pushed.problemTicketChanged },
        });
    },
    // The query says why it is not to be read.
    onError: () => undefined,
  });
  const isGone = isNotFound(error);
  const ticket = isGone ? null : ((data ?? previousData)?.problemTicket ?? null);
  return { ticket, isGone, error, retry: () => void refetch().catch(() => undefined) };
}
