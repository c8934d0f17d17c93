import { useState } from 'react';
import { usePollWhileDeaf } from '../../lib/live/use-poll-while-deaf.ts';
import { writePushed } from '../../lib/live/write-pushed.ts';
import { CommentsDocument, useCommentsChangedSubscription, useCommentsQuery } from './comments.generated.ts';
import type { Subject } from './subject.ts';

/** Comments that are shown first, and that each press on "more" adds (specification, section 9). */
const step = 10;
/** Most comments shown at once; beyond, there are pages. */
const most = 100;
/** How often comments are asked for when they cannot be pushed, in ms. */
const pollMs = 30_000;

/** Comments as they come, more of them when asked for. */
export function useComments(on: Subject) {
  const [size, setSize] = useState(step);
  const [page, setPage] = useState(1);
  const variables = { on, page: { page, size } };
  const { data, previousData, error, refetch } = useCommentsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDeaf(pollMs),
  });
  useCommentsChangedSubscription({
    variables,
    ignoreResults: true,
    onData: ({ client, data: { data: pushed } }) => {
      if (pushed)
        writePushed(client, {
          query: CommentsDocument,
          variables,
          data: { __typename: 'Query', comments: pushed.commentsChanged },
        });
    },
  });
  const shown = (data ?? previousData)?.comments;
  const total = shown?.total ?? 0;
  return {
    items: shown?.items,
    total,
    error,
    retry: () => void refetch(),
    /** Null: all there are, or as many as fit on a page. */
    showMore: size < most && total > size ? () => setSize(Math.min(most, size + step)) : null,
    /** Null: one page is enough. */
    pager: size === most && total > most ? { page, size, total, onPage: setPage } : null,
  };
}
