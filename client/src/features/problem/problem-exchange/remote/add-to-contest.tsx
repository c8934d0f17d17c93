import { useApolloClient } from '@apollo/client/react';
import { nextDisplayId } from '../../../../lib/contest/next-display-id.ts';
import { isSuccess, type Outcome } from '../../../../lib/failure/domain-error.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { AddToPlace, firstFault } from './add-to-place.tsx';
import {
  ProblemsOfContestDocument,
  useAddImportedToContestMutation,
  useContestsForImportQuery,
} from './remote-import.generated.ts';

interface AddToContestProps {
  /** In the order of the import. */
  readonly problems: readonly { readonly id: number; readonly title: string }[];
}

/** Puts the problems of an import into a contest of the reader, by its next free letters; those in it stay. */
export function AddToContest({ problems }: AddToContestProps) {
  const t = useText();
  const client = useApolloClient();
  const { data } = useContestsForImportQuery();
  const [add] = useAddImportedToContestMutation();
  const contests = (data?.managedContests.items ?? []).filter(({ status }) => status !== 'ENDED');

  const send = async (id: string): Promise<Outcome> => {
    const contestId = Number(id);
    const known = await client.query({
      query: ProblemsOfContestDocument,
      variables: { contestId },
      fetchPolicy: 'network-only',
    });
    const places = known.data?.managedContestProblems ?? [];
    const letters = places.map(({ displayId }) => displayId);
    for (const { id: problemId, title } of problems) {
      if (places.some((place) => place.problemId === problemId)) continue;
      const displayId = nextDisplayId(letters);
      const input = { displayId, displayTitle: title };
      const result: Outcome = (await add({ variables: { contestId, problemId, input } })).data?.addContestProblem;
      if (!isSuccess(result)) return firstFault(result);
      letters.push(displayId);
    }
    return { __typename: 'AddContestProblemSuccess' };
  };

  return (
    <AddToPlace
      label={t({ id: 'batch.remote.contest' })}
      places={contests.map(({ id, title }) => [String(id), title] as const)}
      action={t({ id: 'batch.remote.addToContest' })}
      done={t({ id: 'batch.remote.addedToContest' })}
      open={t({ id: 'batch.remote.openContest' })}
      addressOf={(id) => `/contest/${id}`}
      send={send}
    />
  );
}
