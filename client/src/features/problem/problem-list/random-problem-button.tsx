import { Button } from '@chakra-ui/react';
import { useNavigate } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { useLazyRandomProblemQuery } from '../../../components/problem/random-problem.generated.ts';
import { problemAddress } from '../../../lib/address/problem-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { showToast } from '../../../lib/toast/toast-store.ts';
import type { ProblemFilter } from './problem-list.generated.ts';

/** Goes to any of the problems that the filter keeps. */
export function RandomProblemButton({ filter }: { readonly filter: ProblemFilter }) {
  const t = useText();
  const groupId = useProblemPlace();
  const navigate = useNavigate();
  const [pick, { loading }] = useLazyRandomProblemQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'network-only',
  });
  const onClick = async () => {
    const result = await pick({ variables: { filter } }).catch(() => null);
    // A request that failed is told of by the frame.
    if (!result?.data) return;
    if (result.data.randomProblem === null) {
      showToast('error', t({ id: 'problemList.none' }));
      return;
    }
    showToast('success', t({ id: 'problemList.goodLuck' }));
    await navigate(problemAddress(groupId, result.data.randomProblem.displayId));
  };
  return (
    <Button size="sm" variant="outline" disabled={loading} onClick={() => void onClick()}>
      <Icon name="dice" />
      {t({ id: 'problemList.random' })}
    </Button>
  );
}
