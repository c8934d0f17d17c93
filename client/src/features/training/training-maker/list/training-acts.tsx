import { chakra, Flex, Switch } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { RowAct, RowMenu } from '../../../../components/row-menu.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { focusHeading } from '../../../../lib/keyboard/focus-heading.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  ManagedTrainingsDocument,
  useChangeTrainingVisibilityMutation,
  useDeleteTrainingMutation,
  type ManagedTrainingRow_TrainingFragment,
} from './managed-trainings.generated.ts';

interface TrainingActsProps {
  readonly training: ManagedTrainingRow_TrainingFragment;
}

/** What can be done to a training. */
export function TrainingActs({ training }: TrainingActsProps) {
  const { id, title, isVisible, viewerCanEdit, viewerCanDelete, viewerCanAddProblems } = training;
  const t = useText();
  const act = useAct();
  const [isAsking, setAsking] = useState(false);
  const [show, { loading: isShowing }] = useChangeTrainingVisibilityMutation();
  const [remove] = useDeleteTrainingMutation({
    refetchQueries: [ManagedTrainingsDocument],
    awaitRefetchQueries: true,
  });
  const drop = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { input: { id } } })).data?.deleteTraining,
      t({ id: 'trainings.deleted' }),
    );
    // The row goes with its menu.
    if (isDone) focusHeading();
  };
  return (
    <Flex gap="1" wrap="wrap" align="center" justify={{ md: 'flex-end' }}>
      {viewerCanEdit ? (
        <Switch.Root
          size="sm"
          colorPalette="accent"
          me="2"
          checked={isVisible}
          disabled={isShowing}
          onCheckedChange={({ checked }) =>
            void act(
              async () =>
                (await show({ variables: { input: { id, isVisible: checked } } })).data?.changeTrainingVisibility,
              checked ? t({ id: 'trainings.shown' }) : t({ id: 'trainings.hidden' }),
            )
          }
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label fontSize="xs">
            <span aria-hidden>{t({ id: 'trainings.visible' })}</span>
            <chakra.span srOnly>{t({ id: 'trainings.visibleOf' }, { title })}</chakra.span>
          </Switch.Label>
        </Switch.Root>
      ) : null}
      <RowMenu name={title}>
        {viewerCanEdit ? (
          <RowAct id="edit" to={`/admin/training/${id}/edit`}>
            {t({ id: 'trainings.edit' })}
          </RowAct>
        ) : null}
        {viewerCanAddProblems ? (
          <RowAct id="problems" to={`/admin/training/${id}/problems`}>
            {t({ id: 'trainings.problems' })}
          </RowAct>
        ) : null}
        <RowAct id="open" href={`/training/${id}`}>
          {t({ id: 'trainings.open' })}
        </RowAct>
        {viewerCanDelete ? (
          <RowAct id="delete" isHarsh onPress={() => setAsking(true)}>
            {t({ id: 'trainings.delete' })}
          </RowAct>
        ) : null}
      </RowMenu>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'trainings.deleteTitle' }, { title })}
        text={t({ id: 'trainings.deleteText' })}
        action={t({ id: 'trainings.delete' })}
        onConfirm={() => void drop()}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
