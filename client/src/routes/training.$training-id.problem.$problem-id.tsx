import { useParams } from 'react-router';
import { ProblemPage } from '../features/problem/workspace/problem-page.tsx';
import { TrainingBar } from '../features/training/pages/frame/training-bar.tsx';
import { useTraining } from '../features/training/pages/frame/training-context.ts';
import { placeInTraining } from '../features/training/pages/problems/solving/place-in-training.tsx';
import { TrainingProblem } from '../features/training/pages/problems/training-problem.tsx';
import { trainingProblemAddress } from '../lib/address/training-address.ts';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { problemPart } from '../lib/intl/parts/problem.ts';

/** A problem of a training; submissions to it are ordinary practice. The router asks for this name. */
export function Component() {
  const { problemID = '' } = useParams();
  const training = useTraining();
  return (
    <MoreSentences part={problemPart}>
      <TrainingProblem key={problemID} displayId={problemID}>
        {(placed) => (
          <ProblemPage
            displayId={placed.bankDisplayId}
            head={<TrainingBar placed={placed} isFocused={false} />}
            place={placeInTraining(placed, (displayId) => trainingProblemAddress(training, displayId))}
          />
        )}
      </TrainingProblem>
    </MoreSentences>
  );
}
