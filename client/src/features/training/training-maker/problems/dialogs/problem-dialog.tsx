import { CheckLabel } from '../../../../../components/form/check-label.tsx';
import { FormField } from '../../../../../components/form/form-field.tsx';
import { hasTooLongText } from '../../../../../components/training/text-limits.ts';
import { TranslationFields } from '../../../../../components/training/translations/translation-fields.tsx';
import { translationsInput, translationValues } from '../../../../../components/training/translations/translations.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { isRank } from '../../form/values.ts';
import type { ManagedPlan } from '../arrange/managed-plan.ts';
import {
  useChangeTrainingProblemMutation,
  type ManagedTrainingProblemRow_ProblemFragment,
} from '../managed-problems.generated.ts';
import { reloadSavedPlan } from '../reload-plan.ts';
import { EntryForm } from './entry-form.tsx';
import { PartDialog } from './part-dialog.tsx';
import { DisplayIdField, RankField } from './place-fields.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { useNewestPart } from './use-newest-part.ts';

/** As the server limits it, in characters. */
const maxNote = 2000;
const noteLimits = { note: maxNote, descriptionZh: maxNote, descriptionEn: maxNote };

interface ChangeProblemDialogProps {
  readonly trainingId: string;
  readonly problem: Pick<ManagedTrainingProblemRow_ProblemFragment, 'problemId' | 'displayId'>;
  /** Lists with sections have no typed order. */
  readonly hasSections: boolean;
  readonly onClose: () => void;
}

/** Changes the id, order and note of a problem in a training. */
export function ChangeProblemDialog({ problem: { problemId, displayId }, ...props }: ChangeProblemDialogProps) {
  const t = useText();
  return (
    <PartDialog
      title={t({ id: 'trainings.changeOf' }, { id: displayId })}
      isWide
      trainingId={props.trainingId}
      partOf={problemIn(problemId)}
      onClose={props.onClose}
    >
      {(stored) => (stored === null ? null : <ChangeProblemForm {...props} problem={stored} />)}
    </PartDialog>
  );
}

interface ChangeProblemFormProps extends Omit<ChangeProblemDialogProps, 'problem'> {
  readonly problem: ManagedTrainingProblemRow_ProblemFragment;
}

function ChangeProblemForm({ trainingId, problem, hasSections, onClose }: ChangeProblemFormProps) {
  const t = useText();
  const { problemId } = problem;
  const [change] = useChangeTrainingProblemMutation(reloadSavedPlan());
  const loadNewest = useNewestPart(trainingId, problemIn(problemId));
  const form = useEntryForm({
    form: `training-problem ${trainingId} ${problemId}`,
    stored: storedProblem(problem),
    onSave: async ({ displayId, rank, isOptional, note, ...translations }, { values: opened, version }) => {
      const input = {
        trainingId,
        problemId,
        version,
        displayId,
        // A rank that is not typed may be older than the last move.
        rank: hasSections || rank === opened.rank ? null : Number(rank),
        isOptional: isOptional === 'true',
        note,
        translations: translationsInput(translations),
      };
      return (await change({ variables: { input } })).data?.changeTrainingProblem;
    },
    onSaved: onClose,
    onLoad: async () => {
      const newest = await loadNewest();
      return newest && storedProblem(newest);
    },
  });
  const { displayId, rank, isOptional } = form.values;
  return (
    <EntryForm
      action={t({ id: 'trainings.save' })}
      form={form}
      isValid={displayId.trim() !== '' && (hasSections || isRank(rank)) && !hasTooLongText(form.values, noteLimits)}
    >
      <DisplayIdField field={form.field('displayId')} />
      {hasSections ? null : <RankField field={form.field('rank')} hint={t({ id: 'trainings.rankHint' })} />}
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
      <TranslationFields values={form.values} textKind="note" rows={3} maxLength={maxNote} onChange={form.change} />
    </EntryForm>
  );
}

/** A problem as its form holds it. */
function storedProblem({
  displayId,
  rank,
  isOptional,
  note,
  translations,
  version,
}: ManagedTrainingProblemRow_ProblemFragment) {
  return {
    values: {
      displayId,
      rank: String(rank),
      isOptional: String(isOptional),
      note,
      ...translationValues(translations),
    },
    version,
  };
}

function problemIn(problemId: string) {
  return ({ problems }: ManagedPlan) => problems.get(problemId);
}
