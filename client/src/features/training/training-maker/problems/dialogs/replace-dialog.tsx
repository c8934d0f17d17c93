import { SheetDialog } from '../../../../../components/sheet-dialog.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { focusLater } from '../../../../../lib/keyboard/focus-later.ts';
import { useAct } from '../../../../../lib/toast/use-act.ts';
import { itemElement } from '../arrange/part-element.ts';
import { CandidateList } from '../candidate-list.tsx';
import {
  TrainingProblemCandidatesDocument,
  useReplacePlaceholderMutation,
  type ManagedTraining_MaterialFragment,
} from '../managed-problems.generated.ts';
import { reloadPlan } from '../reload-plan.ts';
import type { Candidate } from '../use-problem-selection.ts';

interface ReplaceDialogProps {
  readonly trainingId: string;
  readonly placeholder: ManagedTraining_MaterialFragment;
  readonly onClose: () => void;
}

/** Chooses the problem that takes the place of a placeholder, and moves the focus to it. */
export function ReplaceDialog({ trainingId, placeholder: { id, shownTitle: title }, onClose }: ReplaceDialogProps) {
  const t = useText();
  const act = useAct();
  const [replace, { loading }] = useReplacePlaceholderMutation(reloadPlan(TrainingProblemCandidatesDocument));
  const choose = async (problem: Candidate) => {
    if (loading) return;
    const problemId = String(problem.id);
    const isDone = await act(
      async () => (await replace({ variables: { input: { materialId: id, problemId } } })).data?.replacePlaceholder,
      t({ id: 'trainings.saved' }),
    );
    if (!isDone) return;
    onClose();
    focusLater(() => itemElement({ kind: 'problem', id: problemId }));
  };
  return (
    <SheetDialog title={t({ id: 'trainings.replaceOf' }, { title })} size="md" focusesField onClose={onClose}>
      <CandidateList
        trainingId={trainingId}
        action={t({ id: 'trainings.choose' })}
        actionOf={(displayId) => t({ id: 'trainings.chooseOf' }, { id: displayId })}
        onChoose={(problem) => void choose(problem)}
      />
    </SheetDialog>
  );
}
