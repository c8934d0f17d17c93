import { useState } from 'react';
import { SheetDialog } from '../../../../../components/sheet-dialog.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { focusLater } from '../../../../../lib/keyboard/focus-later.ts';
import { itemElement } from '../arrange/part-element.ts';
import { CandidateList, type Candidate } from '../candidate-list.tsx';
import { AddProblemDialog } from './add-problem-dialog.tsx';

interface ChooseProblemDialogProps {
  readonly trainingId: string;
  /** With the one before all sections, whose id is empty. */
  readonly sections: readonly (readonly [id: string, title: string])[];
  /** The section that it was opened from; null: before the first one. */
  readonly section: { readonly id: string | null; readonly title: string };
  readonly onClose: () => void;
}

/** Chooses a problem of the bank and adds it to a section, then moves the focus to it. */
export function ChooseProblemDialog({ trainingId, sections, section, onClose }: ChooseProblemDialogProps) {
  const t = useText();
  const [chosen, setChosen] = useState<Candidate | null>(null);
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
        onChoose={setChosen}
      />
      {chosen === null ? null : (
        <AddProblemDialog
          key={chosen.id}
          trainingId={trainingId}
          candidate={chosen}
          sections={sections}
          sectionId={section.id}
          onAdded={() => {
            onClose();
            focusLater(() => itemElement({ kind: 'problem', id: String(chosen.id) }));
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </SheetDialog>
  );
}
