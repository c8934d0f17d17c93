import { useParams } from 'react-router';
import { FocusBar } from '../features/problem/workspace/focus/focus-bar.tsx';
import { ProblemPage } from '../features/problem/workspace/problem-page.tsx';
import { TrainingBar } from '../features/training/pages/frame/training-bar.tsx';
import { useTraining } from '../features/training/pages/frame/training-context.ts';
import { placeInTraining } from '../features/training/pages/problems/solving/place-in-training.tsx';
import { TrainingProblem } from '../features/training/pages/problems/training-problem.tsx';
import { trainingAddress, trainingFocusAddress } from '../lib/address/training-address.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { problemPart } from '../lib/intl/parts/problem.ts';

/** A problem of a training by itself, with the others at its foot. The router asks for this name. */
export function Component() {
  const { problemID = '' } = useParams();
  const training = useTraining();
  const list = {
    listAddress: `${trainingAddress(training)}/problems`,
    addressOf: (displayId: string) => trainingFocusAddress(training, displayId),
  };
  return (
    <MoreSentences part={problemPart}>
      <TrainingProblem key={problemID} displayId={problemID}>
        {(placed) => (
          <ProblemPage
            displayId={placed.bankDisplayId}
            head={<TrainingBar placed={placed} isFocused />}
            place={placeInTraining(placed, list.addressOf)}
            focusBar={<FocusBar list={list} displayId={placed.displayId} items={placed.items} />}
          />
        )}
      </TrainingProblem>
    </MoreSentences>
  );
}
