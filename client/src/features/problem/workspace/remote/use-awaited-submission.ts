import { useContestPlace } from '../contest-place.ts';
import type { Workspace_ProblemFragment } from '../workspace.generated.ts';
import type { SubmittedSource } from './filled-address.ts';
import { useAwaitedRunsQuery } from './remote.generated.ts';

/** A submission that waits for the reader, and what it consists of. */
export interface AwaitedSubmission {
  readonly submissionId: number;
  readonly submitted: SubmittedSource;
}

/**
 * The newest submission of the reader for this problem that waited for him when the page was opened: he may have gone
 * to the judge in this window.
 */
export function useAwaitedSubmission(
  { displayId }: Pick<Workspace_ProblemFragment, 'displayId'>,
  { isWanted }: { readonly isWanted: boolean },
): AwaitedSubmission | null {
  const contestId = useContestPlace()?.contestId ?? null;
  const { data } = useAwaitedRunsQuery({ skip: !isWanted });
  const found = data?.ownAwaitedRuns.find(
    (one) =>
      one.contestId === contestId &&
      displayId === (contestId === null ? one.problem.displayId : one.contestProblemDisplayId),
  );
  if (found === undefined) return null;
  return { submissionId: found.id, submitted: { languageKey: found.language.key, code: found.code ?? '' } };
}
