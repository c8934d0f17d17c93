import { useApolloClient } from '@apollo/client/react';
import { useLocale } from '../../../../../lib/preferences/use-locale.ts';
import { managedPlan, type ManagedPlan } from '../arrange/managed-plan.ts';
import { ManagedTrainingProblemsDocument } from '../managed-problems.generated.ts';

/** Reads what the server has of a part now; null: it is gone. */
export function useNewestPart<Part>(trainingId: string, partOf: (plan: ManagedPlan) => Part | undefined) {
  const client = useApolloClient();
  const language = useLocale();
  return async (): Promise<Part | null> => {
    const { data } = await client.query({
      query: ManagedTrainingProblemsDocument,
      variables: { trainingId, language },
      // Without the cache, the row of a part that is gone stays, and with it this form.
      fetchPolicy: 'no-cache',
    });
    const plan = data ? managedPlan(data) : null;
    return (plan && partOf(plan)) ?? null;
  };
}
