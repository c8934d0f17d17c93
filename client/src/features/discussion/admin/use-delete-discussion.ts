import { useApolloClient } from '@apollo/client/react';
import { useText } from '../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../lib/keyboard/focus-heading.ts';
import { askShownAgain } from '../../../lib/live/ask-shown-again.ts';
import { useAct } from '../../../lib/toast/use-act.ts';
import { useDeleteManagedDiscussionMutation } from './managed-discussions.generated.ts';

/** Deletes a discussion. */
export function useDeleteDiscussion(): (id: string) => Promise<void> {
  const t = useText();
  const act = useAct();
  const client = useApolloClient();
  const [remove] = useDeleteManagedDiscussionMutation();
  return async (id) => {
    const isDone = await act(
      async () => (await remove({ variables: { input: { id } } })).data?.deleteDiscussion,
      t({ id: 'discussion.deleted' }),
    );
    askShownAgain(client, ['ManagedDiscussions']);
    // The row goes with its menu.
    if (isDone) focusHeading();
  };
}
