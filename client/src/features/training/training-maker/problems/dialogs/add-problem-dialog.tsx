import { useText } from '../../../../../lib/intl/use-text.ts';
import { isRank } from '../../form/values.ts';
import { TrainingProblemCandidatesDocument, useAddTrainingProblemMutation } from '../managed-problems.generated.ts';
import { reloadSavedPlan } from '../reload-plan.ts';
import type { Candidate } from '../use-problem-selection.ts';
import { EntryForm } from './entry-form.tsx';
import { PartDialog } from './part-dialog.tsx';
import { DisplayIdField, RankField, SectionField } from './place-fields.tsx';
import { useEntryForm } from './use-entry-form.ts';

interface AddProblemDialogProps {
  readonly trainingId: string;
  readonly candidate: Candidate;
  /** With the one before all sections, whose id is empty; only one: the list has no sections. */
  readonly sections: readonly (readonly [id: string, title: string])[];
  /** The section that is chosen at first; null: before the first one. */
  readonly sectionId: string | null;
  readonly onAdded: (sectionId: string | null) => void;
  readonly onClose: () => void;
}

/** Adds a problem of the bank to a training. */
export function AddProblemDialog(props: AddProblemDialogProps) {
  const t = useText();
  const { trainingId, candidate, onClose } = props;
  return (
    <PartDialog
      title={t({ id: 'trainings.addOf' }, { id: candidate.displayId })}
      trainingId={trainingId}
      partOf={null}
      onClose={onClose}
    >
      {() => <AddProblemForm {...props} />}
    </PartDialog>
  );
}

function AddProblemForm({ trainingId, candidate, sections, sectionId, onAdded, onClose }: AddProblemDialogProps) {
  const t = useText();
  const [add] = useAddTrainingProblemMutation(reloadSavedPlan(TrainingProblemCandidatesDocument));
  const problemId = String(candidate.id);
  const hasSections = sections.length > 1;
  const form = useEntryForm({
    form: `training-problem ${trainingId} new ${problemId}`,
    stored: { values: { displayId: candidate.displayId, rank: '', sectionId: sectionId ?? '' }, version: null },
    onSave: async ({ displayId, rank, sectionId: chosen }) => {
      const place = hasSections
        ? { sectionId: chosen === '' ? null : chosen }
        : { rank: rank.trim() === '' ? null : Number(rank) };
      return (await add({ variables: { input: { trainingId, problemId, displayId, ...place } } })).data
        ?.addTrainingProblem;
    },
    onSaved: ({ sectionId: chosen }) => {
      onClose();
      onAdded(chosen === '' ? null : chosen);
    },
  });
  const { displayId, rank } = form.values;
  return (
    <EntryForm
      action={t({ id: 'trainings.add' })}
      form={form}
      isValid={displayId.trim() !== '' && (hasSections || rank.trim() === '' || isRank(rank))}
    >
      <DisplayIdField field={form.field('displayId')} />
      {hasSections ? (
        <SectionField field={form.field('sectionId')} sections={sections} />
      ) : (
        <RankField field={form.field('rank')} hint={t({ id: 'trainings.lastHint' })} isOptional />
      )}
    </EntryForm>
  );
}
