import type { PlacedProblem } from '../place-of.ts';
import { AfterAccepted } from './after-accepted.tsx';
import { StepsAfter } from './steps-after.tsx';
import { StepsBefore } from './steps-before.tsx';

/**
 * What a training adds to the page of one of its problems.
 *
 * @param addressOf where another problem of the training is.
 */
export function placeInTraining(placed: PlacedProblem, addressOf: (displayId: string) => string) {
  return {
    aboveStatement: <StepsBefore steps={placed.stepsBefore} note={placed.note} />,
    belowStatement: <StepsAfter steps={placed.stepsAfter} next={placed.next} addressOf={addressOf} />,
    afterAccepted: <AfterAccepted next={placed.nextToSolve} addressOf={addressOf} />,
  };
}
