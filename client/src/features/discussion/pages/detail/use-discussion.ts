import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { isNotFound } from '../../../../lib/failure/failure.ts';
import { askShownAgain } from '../../../../lib/live/ask-shown-again.ts';
import { usePollWhileDeaf } from '../../../../lib/live/use-poll-while-deaf.ts';
import { writePushed } from '../../../../lib/live/write-pushed.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import {
  DiscussionDetailDocument,
  useDiscussionChangedSubscription,
  useDiscussionDetailQuery,
} from './discussion-detail.generated.ts';

/** How often the discussion is asked for when it cannot be pushed, in ms. */
const pollMs = 30_000;

/** A discussion as it changes. */
export function useDiscussion(id: string) {
  const client = useApolloClient();
  const variables = { id, language: useLocale() };
  const { data, previousData, error, refetch } = useDiscussionDetailQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  useDiscussionChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ data: { data: pushed } }) => {
      if (pushed)
        writePushed(client, {
          query: DiscussionDetailDocument,
          variables,
          data: { __typename: 'Query', discussion: pushed.discussionChanged },
        });
    },
    // The viewer may not read it any more: the next answer says so.
    onComplete: () => void refetch().catch(() => undefined),
    // The query says why it is not to be read.
    onError: () => undefined,
  });
  const isGone = isNotFound(error);
  const discussion = isGone ? null : ((data ?? previousData)?.discussion ?? null);
  const isLocked = discussion?.isLocked;
  const known = useRef(isLocked);
  useEffect(() => {
    // Who may comment depends on it.
    if (known.current !== undefined && known.current !== isLocked) askShownAgain(client, ['CommentRefusal']);
    known.current = isLocked;
  }, [client, isLocked]);
  return { discussion, isGone, error, retry: () => void refetch().catch(() => undefined) };
}
