import { useSearchParams } from 'react-router';
import { readInteger } from '../../../../lib/address/read-address.ts';
import { ChooseList } from './choose-list.tsx';
import { ListProgress } from './list-progress.tsx';

/** How far members are in a list that the address names; without one, the lists to choose from. */
export function ProgressPage() {
  const [params] = useSearchParams();
  const trainingId = readInteger(params.get('training'));
  return trainingId === null ? <ChooseList /> : <ListProgress key={trainingId} trainingId={String(trainingId)} />;
}
