import { Status } from '@verdict/judge/protocol/status.ts';
import type { TrainingProblems_ProblemFragment } from './training-problems.generated.ts';

/**
 * Status of the viewer on a problem of a training: solved as progress and rank count it, else as in the bank. One that
 * the viewer solves again has none.
 */
export function ownStatus({
  viewerHasSolved,
  problem,
}: Pick<TrainingProblems_ProblemFragment, 'viewerHasSolved' | 'problem'>): number {
  if (!viewerHasSolved && problem.viewerResetAt !== null) return Status.NOT_SUBMITTED;
  return viewerHasSolved ? Status.ACCEPTED : problem.viewerStatus;
}
