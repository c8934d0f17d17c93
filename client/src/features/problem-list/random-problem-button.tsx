import { Button } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { showToast } from '../../lib/toast/toast-store.ts';
import { useLazyRandomProblemQuery } from './problem-list.generated.ts';

/** Goes to any problem. */
export function RandomProblemButton() {
  const t = useText();
  const navigate = useNavigate();
  const [pick, { loading }] = useLazyRandomProblemQuery({ fetchPolicy: 'network-only' });
  const onClick = async () => {
    const { data } = await pick().catch(() => ({ data: undefined }));
    if (!data?.randomProblem) {
      showToast('error', t({ id: 'problemList.none' }));
      return;
    }
    showToast('success', t({ id: 'problemList.goodLuck' }));
    await navigate(`/problem/${data.randomProblem.displayId}`);
  };
  return (
    <Button size="sm" variant="outline" disabled={loading} onClick={() => void onClick()}>
      <Icon name="dice" />
      {t({ id: 'problemList.random' })}
    </Button>
  );
}
