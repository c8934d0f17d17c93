import { useParams } from 'react-router';
import { PageHeadContext } from '../components/page-head.ts';
import { useGroup } from '../features/group/pages/frame/group-context.ts';
import { GroupPath } from '../features/group/pages/frame/group-path.tsx';
import { TrainingFormPage } from '../features/training/training-maker/form/training-form-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { adminPart } from '../lib/intl/parts/admin.ts';
import { authorPart } from '../lib/intl/parts/author.ts';
import { trainingPart } from '../lib/intl/parts/training.ts';
import { useText } from '../lib/intl/use-text.ts';

/** The form of a training of a group, of a new one where the address names none. The words are those of `/admin`. */
export function Component() {
  const t = useText();
  const { id } = useGroup();
  const { trainingID = null } = useParams();
  return (
    <MoreSentences part={adminPart}>
      <MoreSentences part={authorPart}>
        <MoreSentences part={trainingPart}>
          <PageHeadContext value={<GroupPath tab="training" text={t({ id: 'nav.training' })} />}>
            <TrainingFormPage key={trainingID} trainingId={trainingID} groupId={id} />
          </PageHeadContext>
        </MoreSentences>
      </MoreSentences>
    </MoreSentences>
  );
}
