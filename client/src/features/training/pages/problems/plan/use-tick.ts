import { startTransition, useOptimistic } from 'react';
import { domainErrorText, isSuccess } from '../../../../../lib/failure/domain-error.ts';
import { failureText } from '../../../../../lib/failure/failure.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { showToast } from '../../../../../lib/toast/toast-store.ts';
import {
  TrainingProblemsDocument,
  useTickTrainingMaterialMutation,
  type TrainingProblems_MaterialFragment,
} from '../training-problems.generated.ts';

/** Ticks a step at once; a refused tick is taken back with a message. */
export function useTick({ id, viewerHasTicked }: TrainingProblems_MaterialFragment) {
  const t = useText();
  const [isDone, setDone] = useOptimistic(viewerHasTicked);
  const [send] = useTickTrainingMaterialMutation({
    refetchQueries: [TrainingProblemsDocument],
    awaitRefetchQueries: true,
  });
  const tick = (isTicked: boolean) =>
    startTransition(async () => {
      setDone(isTicked);
      try {
        const { data } = await send({ variables: { input: { materialId: id, isDone: isTicked } } });
        const result = data?.tickTrainingMaterial;
        if (!isSuccess(result)) showToast('error', domainErrorText(t, result));
      } catch (error) {
        showToast('error', failureText(t, error));
      }
    });
  return { isDone, tick };
}
