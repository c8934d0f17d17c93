import { Status } from '@verdict/judge/protocol/status.ts';
import type { TrainingProblems_ProblemFragment } from './training-problems.generated.ts';

/** Status of the viewer on a problem of a training: solved as progress and rank count it, else as in the bank. */
export function ownStatus({
  viewerHasSolved,
  problem,
}: Pick<TrainingProblems_ProblemFragment, 'viewerHasSolved' | 'problem'>): number {
  return viewerHasSolved ? Status.ACCEPTED : problem.viewerStatus;
}
