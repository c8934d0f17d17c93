import { useApolloClient } from '@apollo/client/react';
import { isSuccess, type Outcome } from '../../../lib/failure/domain-error.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { askShownAgain } from '../../../lib/live/ask-shown-again.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { useDeleteManagedDiscussionMutation } from './managed-discussions.generated.ts';

/** Deletes discussions one after the other, and stops at the first that the server refuses. */
export function useDeleteDiscussions(): (ids: readonly string[]) => Promise<void> {
  const t = useText();
  const act = useAct();
  const client = useApolloClient();
  const [remove] = useDeleteManagedDiscussionMutation();
  return async (ids) => {
    await act(
      async () => {
        let result: Outcome;
        for (const id of ids) {
          result = (await remove({ variables: { input: { id } } })).data?.deleteDiscussion;
          if (!isSuccess(result)) return result;
        }
        return result;
      },
      t({ id: 'discussion.deleted' }),
    );
    askShownAgain(client, ['ManagedDiscussions']);
  };
}
