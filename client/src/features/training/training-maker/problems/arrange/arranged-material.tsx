import { Icon } from '../../../../../components/icon/icon.tsx';
import { materialKinds } from '../../../../../components/training/material-kinds.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { DeleteButton, DialogButton } from '../../row-buttons.tsx';
import { MaterialDialog } from '../dialogs/material-dialog.tsx';
import { ReplaceDialog } from '../dialogs/replace-dialog.tsx';
import {
  useDeleteTrainingMaterialMutation,
  type ManagedTraining_MaterialFragment,
} from '../managed-problems.generated.ts';
import { reloadPlan } from '../reload-plan.ts';
import { ArrangedItem, type ArrangedRow, type ItemMoves } from './arranged-item.tsx';
import type { ManagedPlan } from './managed-plan.ts';

interface ArrangedMaterialProps {
  readonly plan: ManagedPlan;
  readonly material: ManagedTraining_MaterialFragment;
  readonly row: ArrangedRow;
}

/** A step between problems with what can be done to it. */
export function ArrangedMaterial({ plan, material, row }: ArrangedMaterialProps) {
  const t = useText();
  const { kind, shownTitle: title, url, fileName, isOptional } = material;
  const { icon, text } = materialKinds[kind];
  return (
    <ArrangedItem
      {...row}
      name={title}
      icon={<Icon name={icon} />}
      title={title}
      facts={<span>{t(text)}</span>}
      isOptional={isOptional}
      remark={fileName ?? url ?? ''}
      acts={<MaterialActs plan={plan} material={material} whenSaved={row.moves.whenSaved} />}
    />
  );
}

function MaterialActs({
  plan: { trainingId, canAddProblems },
  material,
  whenSaved,
}: Pick<ArrangedMaterialProps, 'plan' | 'material'> & Pick<ItemMoves, 'whenSaved'>) {
  const t = useText();
  const { id, kind, shownTitle: title, sectionId } = material;
  const [remove] = useDeleteTrainingMaterialMutation(reloadPlan());
  return (
    <>
      {kind === 'PLACEHOLDER' && canAddProblems ? (
        <DialogButton
          label={t({ id: 'trainings.replaceOf' }, { title })}
          dialog={(onClose) => <ReplaceDialog trainingId={trainingId} placeholder={material} onClose={onClose} />}
        >
          {t({ id: 'trainings.replace' })}
        </DialogButton>
      ) : null}
      <DialogButton
        label={t({ id: 'trainings.changeOf' }, { id: title })}
        dialog={(onClose) => (
          <MaterialDialog trainingId={trainingId} material={material} sectionId={sectionId} onClose={onClose} />
        )}
      >
        {t({ id: 'trainings.change' })}
      </DialogButton>
      <DeleteButton
        title={title}
        text={t({ id: 'trainings.deleteStepText' })}
        whenSaved={whenSaved}
        onRemove={async () => (await remove({ variables: { input: { id } } })).data?.deleteTrainingMaterial}
      />
    </>
  );
}
