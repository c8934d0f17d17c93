import { isFinal } from '@verdict/judge/protocol/status.ts';
import { useContestPlace } from '../contest-place.ts';
import type { Workspace_ProblemFragment } from '../workspace.generated.ts';
import { useEarlierSubmissionQuery } from './remote.generated.ts';

/** Id of the newest submission of the reader for this problem, where it waited when the page was opened; else null. */
export function useEarlierSubmission(
  { displayId: problemDisplayId }: Pick<Workspace_ProblemFragment, 'displayId'>,
  { isWanted }: { readonly isWanted: boolean },
): number | null {
  const place = useContestPlace();
  const { data } = useEarlierSubmissionQuery({
    variables: {
      filter: {
        onlyMine: true,
        problemDisplayId,
        isProblemIdExact: true,
        ...(place && { contestId: place.contestId, contestPhase: 'SINCE_START' }),
      },
    },
    // Its verdict, which comes later, does not take it away.
    fetchPolicy: 'no-cache',
    // Where results are hidden nobody is told which one waits.
    skip: !isWanted || place?.isResultHidden === true,
  });
  const newest = data?.submissions.items[0];
  return newest === undefined || isFinal(newest.status) ? null : newest.id;
}
