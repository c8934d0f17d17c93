import { useApolloClient } from '@apollo/client/react';
import { isSuccess, type Outcome } from '../../../../lib/failure/domain-error.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { AddToPlace, firstFault } from './add-to-place.tsx';
import {
  ProblemsOfTrainingDocument,
  useAddImportedToTrainingMutation,
  useTrainingsForImportQuery,
} from './remote-import.generated.ts';

/** Problems of one request, as the server takes them. */
const maxAddedAtOnce = 50;

/** Puts the problems of an import at the end of a training that the reader manages; those in it stay. */
export function AddToTraining({ problemIds }: { readonly problemIds: readonly string[] }) {
  const t = useText();
  const client = useApolloClient();
  const { data } = useTrainingsForImportQuery();
  const [add] = useAddImportedToTrainingMutation();
  const trainings = (data?.managedTrainings.items ?? []).filter(({ viewerCanAddProblems }) => viewerCanAddProblems);

  const send = async (trainingId: string): Promise<Outcome> => {
    const known = await client.query({
      query: ProblemsOfTrainingDocument,
      variables: { trainingId },
      fetchPolicy: 'network-only',
    });
    const present = new Set(known.data?.managedTrainingProblems.map(({ problemId }) => problemId));
    const missing = problemIds.filter((id) => !present.has(id));
    for (let start = 0; start < missing.length; start += maxAddedAtOnce) {
      const input = { trainingId, problemIds: missing.slice(start, start + maxAddedAtOnce) };
      const result: Outcome = (await add({ variables: { input } })).data?.addTrainingProblems;
      if (!isSuccess(result)) return firstFault(result);
    }
    return { __typename: 'AddTrainingProblemsSuccess' };
  };

  return (
    <AddToPlace
      label={t({ id: 'batch.remote.training' })}
      places={trainings.map(({ id, title }) => [id, title] as const)}
      action={t({ id: 'batch.remote.addToTraining' })}
      done={t({ id: 'batch.remote.addedToTraining' })}
      open={t({ id: 'batch.remote.openTraining' })}
      addressOf={(id) => `/training/${id}`}
      send={send}
    />
  );
}
