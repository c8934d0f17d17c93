import { CheckLabel } from '../../../../../components/form/check-label.tsx';
import { FormField, type FormFieldProps } from '../../../../../components/form/form-field.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { isRank } from '../../form/values.ts';
import type { Candidate } from '../candidate-list.tsx';
import {
  ManagedTrainingProblemsDocument,
  TrainingProblemCandidatesDocument,
  useAddTrainingProblemMutation,
  useChangeTrainingProblemMutation,
  type ManagedTrainingProblemRow_ProblemFragment,
} from '../managed-problems.generated.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { useEntryForm } from './use-entry-form.ts';

const maxNote = 2000;

interface DialogProps {
  readonly trainingId: string;
  /** Lists with sections have no typed order. */
  readonly hasSections: boolean;
  readonly onClose: () => void;
}

/** Adds a problem of the bank to a training. */
export function AddProblemDialog({
  trainingId,
  candidate: { id, displayId: bankDisplayId },
  hasSections,
  onClose,
}: DialogProps & { readonly candidate: Candidate }) {
  const t = useText();
  const [add] = useAddTrainingProblemMutation({
    refetchQueries: [ManagedTrainingProblemsDocument, TrainingProblemCandidatesDocument],
    awaitRefetchQueries: true,
  });
  const problemId = String(id);
  const form = useEntryForm({
    form: `training-problem ${trainingId} new ${problemId}`,
    initial: { displayId: bankDisplayId, rank: '' },
    onSave: async ({ displayId, rank }) =>
      (
        await add({
          variables: { input: { trainingId, problemId, displayId, rank: rank.trim() === '' ? null : Number(rank) } },
        })
      ).data?.addTrainingProblem,
    onSaved: onClose,
  });
  const { displayId, rank } = form.values;
  const isRankValid = isRank(rank) || rank.trim() === '';
  return (
    <EntryDialog
      title={t({ id: 'trainings.addOf' }, { id: bankDisplayId })}
      action={t({ id: 'trainings.add' })}
      form={form}
      isValid={displayId.trim() !== '' && isRankValid}
      onClose={onClose}
    >
      <PlaceFields
        form={form}
        hasSections={hasSections}
        rankHint={t({ id: 'trainings.lastHint' })}
        isRankValid={isRankValid}
      />
    </EntryDialog>
  );
}

/** Changes the id, order and note of a problem in a training. */
export function ChangeProblemDialog({
  trainingId,
  problem: { problemId, ...stored },
  hasSections,
  onClose,
}: DialogProps & { readonly problem: ManagedTrainingProblemRow_ProblemFragment }) {
  const t = useText();
  const [change] = useChangeTrainingProblemMutation({
    refetchQueries: [ManagedTrainingProblemsDocument],
    awaitRefetchQueries: true,
  });
  const form = useEntryForm({
    form: `training-problem ${trainingId} ${problemId}`,
    initial: {
      displayId: stored.displayId,
      rank: String(stored.rank),
      isOptional: String(stored.isOptional),
      note: stored.note,
    },
    onSave: async ({ displayId, rank, isOptional, note }, opened) =>
      (
        await change({
          variables: {
            input: {
              trainingId,
              problemId,
              displayId,
              // A rank that is not typed may be older than the last move.
              rank: hasSections || rank === opened.rank ? null : Number(rank),
              isOptional: isOptional === 'true',
              note,
            },
          },
        })
      ).data?.changeTrainingProblem,
    onSaved: onClose,
  });
  const { displayId, rank, isOptional } = form.values;
  return (
    <EntryDialog
      title={t({ id: 'trainings.changeOf' }, { id: stored.displayId })}
      action={t({ id: 'trainings.save' })}
      form={form}
      isValid={displayId.trim() !== '' && isRank(rank)}
      onClose={onClose}
    >
      <PlaceFields
        form={form}
        hasSections={hasSections}
        rankHint={t({ id: 'trainings.rankHint' })}
        isRankValid={isRank(rank)}
      />
      <CheckLabel>
        <input
          type="checkbox"
          checked={isOptional === 'true'}
          onChange={(event) => form.change({ isOptional: String(event.target.checked) })}
        />
        {t({ id: 'trainings.isOptional' })}
      </CheckLabel>
      <FormField
        label={t({ id: 'trainings.note' })}
        hint={t({ id: 'trainings.noteHint' })}
        lines={3}
        maxLength={maxNote}
        {...form.field('note')}
      />
    </EntryDialog>
  );
}

interface PlaceFieldsProps extends Pick<DialogProps, 'hasSections'> {
  readonly form: {
    readonly field: (name: 'displayId' | 'rank') => Pick<FormFieldProps, 'value' | 'error' | 'onValue'>;
  };
  readonly rankHint: string;
  readonly isRankValid: boolean;
}

/** How a training names a problem, and its place where there are no sections. */
function PlaceFields({ form, hasSections, rankHint, isRankValid }: PlaceFieldsProps) {
  const t = useText();
  const rank = form.field('rank');
  return (
    <>
      <FormField
        label={t({ id: 'trainings.displayId' })}
        hint={t({ id: 'trainings.displayIdHint' })}
        isRequired
        maxLength={50}
        autoComplete="off"
        {...form.field('displayId')}
      />
      {hasSections ? null : (
        <FormField
          label={t({ id: 'trainings.rank' })}
          hint={rankHint}
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          {...rank}
          error={isRankValid ? rank.error : t({ id: 'trainings.fault.rank' })}
        />
      )}
    </>
  );
}
