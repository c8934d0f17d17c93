import { useText } from '../../../../lib/intl/use-text.ts';
import { ListTabs } from '../lists/list-tabs.tsx';
import { TrainingList } from './training-list.tsx';

/** The trainings of the site. */
export function TrainingListPage() {
  const t = useText();
  return (
    <ListTabs title={t({ id: 'nav.training' })}>
      <TrainingList groupId={null} />
    </ListTabs>
  );
}
