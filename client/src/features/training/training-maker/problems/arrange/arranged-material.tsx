import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx';
import { Icon } from '../../../../../components/icon/icon.tsx';
import { materialKinds } from '../../../../../components/training/material-kinds.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../../lib/toast/use-act.ts';
import { MaterialDialog } from '../dialogs/material-dialog.tsx';
import { ReplaceDialog } from '../dialogs/replace-dialog.tsx';
import {
  ManagedTrainingProblemsDocument,
  useDeleteTrainingMaterialMutation,
  type ManagedTraining_MaterialFragment,
} from '../managed-problems.generated.ts';
import { ArrangedItem, type ArrangedRow } from './arranged-item.tsx';
import type { ManagedPlan } from './managed-plan.ts';

interface ArrangedMaterialProps {
  readonly plan: ManagedPlan;
  readonly material: ManagedTraining_MaterialFragment;
  readonly row: ArrangedRow;
}

/** A step between problems with what can be done to it. */
export function ArrangedMaterial({ plan, material, row }: ArrangedMaterialProps) {
  const t = useText();
  const { kind, shownTitle: title, url, isOptional } = material;
  const { icon, text } = materialKinds[kind];
  return (
    <ArrangedItem {...row} name={title} acts={<MaterialActs plan={plan} material={material} />}>
      <Flex as="span" gap="1.5" align="center" fontWeight="medium">
        <Icon name={icon} />
        {title}
      </Flex>
      <Flex columnGap="3" wrap="wrap" align="center" color="fg.muted" fontSize="xs" mt="0.5">
        <span>{t(text)}</span>
        {isOptional ? <Badge size="sm">{t({ id: 'trainings.optional' })}</Badge> : null}
      </Flex>
      {url === null ? null : (
        <Text color="fg.muted" fontSize="xs" lineClamp="1">
          {url}
        </Text>
      )}
    </ArrangedItem>
  );
}

function MaterialActs({
  plan: { trainingId, canAddProblems },
  material,
}: Pick<ArrangedMaterialProps, 'plan' | 'material'>) {
  const t = useText();
  const act = useAct();
  const { id, kind, shownTitle: title, sectionId } = material;
  const [open, setOpen] = useState<'form' | 'problem' | 'removal' | null>(null);
  const [remove] = useDeleteTrainingMaterialMutation({ refetchQueries: [ManagedTrainingProblemsDocument] });
  return (
    <>
      {kind === 'PLACEHOLDER' && canAddProblems ? (
        <Button
          size="xs"
          variant="outline"
          aria-label={t({ id: 'trainings.replaceOf' }, { title })}
          onClick={() => setOpen('problem')}
        >
          {t({ id: 'trainings.replace' })}
        </Button>
      ) : null}
      <Button
        size="xs"
        variant="outline"
        aria-label={t({ id: 'trainings.changeOf' }, { id: title })}
        onClick={() => setOpen('form')}
      >
        {t({ id: 'trainings.change' })}
      </Button>
      <Button
        size="xs"
        variant="outline"
        colorPalette="red"
        color="red.fg"
        aria-label={t({ id: 'trainings.deleteOf' }, { title })}
        onClick={() => setOpen('removal')}
      >
        {t({ id: 'trainings.delete' })}
      </Button>
      {open === 'form' ? (
        <MaterialDialog
          trainingId={trainingId}
          material={material}
          sectionId={sectionId}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'problem' ? (
        <ReplaceDialog trainingId={trainingId} placeholder={material} onClose={() => setOpen(null)} />
      ) : null}
      <ConfirmDialog
        isOpen={open === 'removal'}
        title={t({ id: 'trainings.deleteTitle' }, { title })}
        text={t({ id: 'trainings.deleteStepText' })}
        action={t({ id: 'trainings.delete' })}
        onConfirm={() =>
          void act(
            async () => (await remove({ variables: { input: { id } } })).data?.deleteTrainingMaterial,
            t({ id: 'trainings.deleted' }),
          )
        }
        onClose={() => setOpen(null)}
      />
    </>
  );
}
