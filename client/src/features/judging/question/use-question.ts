import { useApolloClient } from '@apollo/client/react';
import { isNotFound } from '../../../lib/failure/failure.ts';
import { usePollWhileDeaf } from '../../../lib/live/use-poll-while-deaf.ts';
import { writePushed } from '../../../lib/live/write-pushed.ts';
import {
  LineQuestionPageDocument,
  useLineQuestionChangedSubscription,
  useLineQuestionPageQuery,
} from './question.generated.ts';

/** How often the question is asked for when it cannot be pushed, in ms. */
const pollMs = 30_000;

/** A question about lines as it changes. */
export function useQuestion(id: string) {
  const client = useApolloClient();
  const variables = { id };
  const { data, previousData, error, refetch } = useLineQuestionPageQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  useLineQuestionChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ data: { data: pushed } }) => {
      if (pushed)
        writePushed(client, {
          query: LineQuestionPageDocument,
          variables,
          data: { __typename: 'Query', lineQuestion: pushed.lineQuestionChanged },
        });
    },
    // The query says why it is not to be read.
    onError: () => undefined,
  });
  const isGone = isNotFound(error);
  const question = isGone ? null : ((data ?? previousData)?.lineQuestion ?? null);
  return { question, isGone, error, retry: () => void refetch().catch(() => undefined) };
}
