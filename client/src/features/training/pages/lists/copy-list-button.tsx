import { Button } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../../components/icon/icon.tsx';
import { trainingAddress } from '../../../../lib/address/training-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ProblemListsDocument } from '../../../../lib/problem-lists/problem-lists.generated.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { MyListsDocument } from './lists.generated.ts';
import { useCopyTrainingMutation } from './origin.generated.ts';

/** Copies a training or a list to the viewer's lists and goes to the copy. */
export function CopyListButton({ trainingId }: { readonly trainingId: string }) {
  const t = useText();
  const act = useAct();
  const navigate = useNavigate();
  const [copy, { loading }] = useCopyTrainingMutation({ refetchQueries: [MyListsDocument, ProblemListsDocument] });
  const start = () =>
    act(
      async () => {
        const result = (await copy({ variables: { input: { trainingId } } })).data?.copyTraining;
        if (result?.__typename === 'CopyTrainingSuccess') void navigate(trainingAddress(result.training.id));
        return result;
      },
      t({ id: 'lists.copied' }),
    );
  return (
    <Button size="sm" variant="outline" disabled={loading} onClick={() => void start()}>
      <Icon name="copy" />
      {t({ id: 'lists.copy' })}
    </Button>
  );
}
