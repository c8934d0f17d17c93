import { useNavigate } from 'react-router';
import { trainingAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ProblemListsDocument } from '../../../../lib/problem-lists/problem-lists.generated.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { MyListsDocument } from './lists.generated.ts';
import { useCopyTrainingMutation } from './origin.generated.ts';

/** Copies a training or a list to the viewer's lists and goes to the copy. */
export function useCopyList(trainingId: string): readonly [copy: () => Promise<void>, isCopying: boolean] {
  const t = useText();
  const act = useAct();
  const navigate = useNavigate();
  const [send, { loading }] = useCopyTrainingMutation({ refetchQueries: [MyListsDocument, ProblemListsDocument] });
  const copy = async () => {
    await act(
      async () => {
        const result = (await send({ variables: { input: { trainingId } } })).data?.copyTraining;
        if (result?.__typename === 'CopyTrainingSuccess') void navigate(trainingAddress(result.training.id));
        return result;
      },
      t({ id: 'lists.copied' }),
    );
  };
  return [copy, loading];
}
