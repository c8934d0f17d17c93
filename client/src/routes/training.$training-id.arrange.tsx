import { useTraining } from '../features/training/pages/frame/training-context.ts';
import { ManagedPlanLoader } from '../features/training/training-maker/problems/managed-plan-loader.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { adminPart } from '../lib/intl/parts/admin.ts';
import { authorPart } from '../lib/intl/parts/author.ts';

/**
 * The editor of a training below its name, for those who may arrange it and need not be admins. Its words are in the
 * admins' part, those of the Markdown editor in the authors'.
 */
export function Component() {
  const { id } = useTraining();
  return (
    <MoreSentences part={adminPart}>
      <MoreSentences part={authorPart}>
        <ManagedPlanLoader trainingId={id} />
      </MoreSentences>
    </MoreSentences>
  );
}
