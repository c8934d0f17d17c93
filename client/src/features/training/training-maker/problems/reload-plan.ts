import type { DocumentNode } from 'graphql';
import { ManagedTrainingProblemsDocument } from './managed-problems.generated.ts';

/** Reloads the list after a mutation, and what else shows it: also after a refusal, which is often of an older list. */
export function reloadPlan(...more: readonly DocumentNode[]) {
  return { refetchQueries: [ManagedTrainingProblemsDocument, ...more], awaitRefetchQueries: true };
}

/** The same of a form, only once it is saved: the form of something that is gone would go with its row. */
export function reloadSavedPlan(...more: readonly DocumentNode[]) {
  return {
    refetchQueries: ({ data }: { readonly data?: unknown }) =>
      isRefused(data) ? [] : [ManagedTrainingProblemsDocument, ...more],
    awaitRefetchQueries: true,
  };
}

/** Only refusals have a message. */
function isRefused(data: unknown): boolean {
  const [result]: unknown[] = typeof data === 'object' && data !== null ? Object.values(data) : [];
  return typeof result !== 'object' || result === null || 'message' in result;
}
