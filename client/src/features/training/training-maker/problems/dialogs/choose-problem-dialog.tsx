import { useState } from 'react';
import { SheetDialog } from '../../../../../components/sheet-dialog.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { focusLater } from '../../../../../lib/keyboard/focus-later.ts';
import { itemElement } from '../arrange/part-element.ts';
import { CandidateList } from '../candidate-list.tsx';
import { SelectedProblems } from '../selected-problems.tsx';
import { useProblemSelection, type Candidate } from '../use-problem-selection.ts';
import { AddProblemDialog } from './add-problem-dialog.tsx';

interface ChooseProblemDialogProps {
  readonly trainingId: string;
  /** With the one before all sections, whose id is empty. */
  readonly sections: readonly (readonly [id: string, title: string])[];
  /** The section that it was opened from; null: before the first one. */
  readonly section: { readonly id: string | null; readonly title: string };
  readonly onClose: () => void;
}

/** Chooses problems of the bank and adds them to a section, then moves the focus to the first of them. */
export function ChooseProblemDialog({ trainingId, sections, section, onClose }: ChooseProblemDialogProps) {
  const t = useText();
  const selection = useProblemSelection();
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const [sectionId, setSectionId] = useState(section.id);
  const leaveTo = (problemId: string | undefined) => {
    onClose();
    focusLater(() => itemElement({ kind: 'problem', id: problemId ?? '' }));
  };
  return (
    <SheetDialog
      title={t({ id: 'trainings.addProblemTo' }, { id: section.title })}
      size="md"
      focusesField
      onClose={onClose}
    >
      <CandidateList
        trainingId={trainingId}
        action={t({ id: 'trainings.choose' })}
        actionOf={(displayId) => t({ id: 'trainings.chooseOf' }, { id: displayId })}
        selection={selection}
        onChoose={setChosen}
      />
      <SelectedProblems
        trainingId={trainingId}
        selection={selection}
        sectionId={sectionId}
        sections={sections}
        onSection={setSectionId}
        onAdded={([first]) => leaveTo(first)}
      />
      {chosen === null ? null : (
        <AddProblemDialog
          key={chosen.id}
          trainingId={trainingId}
          candidate={chosen}
          sections={sections}
          sectionId={sectionId}
          onAdded={() => leaveTo(String(chosen.id))}
          onClose={() => setChosen(null)}
        />
      )}
    </SheetDialog>
  );
}
