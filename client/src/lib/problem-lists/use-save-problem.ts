import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { domainErrorText, isSuccess, type Outcome } from '../failure/domain-error.ts';
import { failureText } from '../failure/failure.ts';
import { useText } from '../intl/use-text.ts';
import { showToast } from '../toast/toast-store.ts';
import {
  CreateListForProblemDocument,
  ProblemListsDocument,
  SaveButton_ProblemFragmentDoc,
  SaveProblemDocument,
  UnsaveProblemDocument,
} from './problem-lists.generated.ts';

/** Stands for the default list until the server has named it. */
const defaultList = 'default';

interface SaveProblem {
  /** Adds the problem to a list; without one to the default list. @returns title of the list; null: refused. */
  readonly save: (listId?: string) => Promise<string | null>;
  readonly remove: (listId: string) => Promise<void>;
  /** Makes a list that holds the problem. @returns is it there? */
  readonly saveInNew: (title: string) => Promise<boolean>;
}

/** Changes which of the viewer's lists hold a problem. The page shows a change at once, and undoes it when refused. */
export function useSaveProblem(problemId: number): SaveProblem {
  const t = useText();
  // Rows of long lists call this, so it has no state of mutations.
  const client = useApolloClient();

  /** Says in a toast why an act was refused, and gives null then. */
  const attempt = async <Result extends Outcome>(act: () => Promise<Result>): Promise<Result | null> => {
    try {
      const result = await act();
      const outcome: Outcome = result;
      if (isSuccess(outcome)) return result;
      showToast('error', domainErrorText(t, outcome));
    } catch (error) {
      showToast('error', failureText(t, error));
    }
    return null;
  };
  const save = async (listId?: string) => {
    markIn(client, { problemId, listId: listId ?? defaultList, isIn: true });
    const input = { problemId: String(problemId), ...(listId !== undefined && { trainingId: listId }) };
    const result = await attempt(
      async () => (await client.mutate({ mutation: SaveProblemDocument, variables: { input } })).data?.saveProblem,
    );
    const list = result?.__typename === 'SaveProblemSuccess' ? result.training : null;
    // Only this list: a later change of another one may be under way.
    if (list === null || list.id !== listId) markIn(client, { problemId, listId: listId ?? defaultList, isIn: false });
    if (list !== null) markIn(client, { problemId, listId: list.id, isIn: true });
    return list?.title ?? null;
  };
  return {
    save,
    async remove(listId) {
      markIn(client, { problemId, listId, isIn: false });
      const input = { problemId: String(problemId), trainingId: listId };
      const result = await attempt(
        async () =>
          (await client.mutate({ mutation: UnsaveProblemDocument, variables: { input } })).data?.removeTrainingProblem,
      );
      if (result === null) markIn(client, { problemId, listId, isIn: true });
    },
    async saveInNew(title) {
      const result = await attempt(
        async () =>
          (
            await client.mutate({
              mutation: CreateListForProblemDocument,
              variables: { input: { title } },
              refetchQueries: [ProblemListsDocument],
            })
          ).data?.createTrainingList,
      );
      return result?.__typename === 'CreateTrainingListSuccess' && (await save(result.training.id)) !== null;
    },
  };
}

interface Mark {
  readonly problemId: number;
  readonly listId: string;
  readonly isIn: boolean;
}

/** Notes in the cache whether a list holds a problem. */
function markIn({ cache }: ApolloClient, { problemId, listId, isIn }: Mark): void {
  const id = cache.identify({ __typename: 'Problem', id: problemId });
  if (id === undefined) return;
  cache.updateFragment({ id, fragment: SaveButton_ProblemFragmentDoc }, (problem) =>
    problem === null
      ? null
      : {
          ...problem,
          viewerListIds: [...problem.viewerListIds.filter((one) => one !== listId), ...(isIn ? [listId] : [])],
        },
  );
}
