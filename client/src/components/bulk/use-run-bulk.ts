import { useApolloClient } from '@apollo/client/react';
import { isSuccess, type DomainError } from '../../lib/failure/domain-error.ts';
import { askShownAgain } from '../../lib/live/ask-shown-again.ts';
import { useApplyBulkActMutation, useUndoBulkActMutation, type BulkCounts_ActFragment } from './bulk.generated.ts';

/** What was refused, or undefined when the server sent no data; null: it was done to the end. */
type Stopped = DomainError | undefined | null;

/** Applies or undoes an act to its last row; the server takes some at a time. @param lists queries that show rows */
export function useRunBulk(lists: readonly string[]) {
  const client = useApolloClient();
  const [apply] = useApplyBulkActMutation();
  const [undo] = useUndoBulkActMutation();
  return async (
    step: 'apply' | 'undo',
    id: string,
    onStep: (act: BulkCounts_ActFragment) => void,
  ): Promise<Stopped> => {
    const variables = { input: { id } };
    try {
      for (;;) {
        const result =
          step === 'apply'
            ? (await apply({ variables })).data?.applyBulkAct
            : (await undo({ variables })).data?.undoBulkAct;
        if (!isSuccess(result)) return result;
        onStep(result.act);
        if ((step === 'apply' ? result.act.pendingCount : result.act.doneCount) === 0) return null;
      }
    } finally {
      askShownAgain(client, [...lists, 'BulkActRows', 'BulkActs']);
    }
  };
}
