import { Button, chakra, Flex, Switch } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { DeleteButton } from '../row-buttons.tsx';
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
  const [show, { loading: isShowing }] = useChangeTrainingVisibilityMutation();
  const [remove] = useDeleteTrainingMutation({
    refetchQueries: [ManagedTrainingsDocument],
    awaitRefetchQueries: true,
  });
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
      {viewerCanEdit ? (
        <Button asChild size="xs" variant="outline">
          <RouterLink to={`/admin/training/${id}/edit`} aria-label={t({ id: 'trainings.editOf' }, { title })}>
            {t({ id: 'trainings.edit' })}
          </RouterLink>
        </Button>
      ) : null}
      {viewerCanAddProblems ? (
        <Button asChild size="xs" variant="outline">
          <RouterLink to={`/admin/training/${id}/problems`} aria-label={t({ id: 'trainings.problemsOf' }, { title })}>
            {t({ id: 'trainings.problems' })}
          </RouterLink>
        </Button>
      ) : null}
      <Button asChild size="xs" variant="outline">
        <a
          href={`/training/${id}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t({ id: 'trainings.openOf' }, { title })}
        >
          {t({ id: 'trainings.open' })}
        </a>
      </Button>
      {viewerCanDelete ? (
        <DeleteButton
          title={title}
          text={t({ id: 'trainings.deleteText' })}
          onRemove={async () => (await remove({ variables: { input: { id } } })).data?.deleteTraining}
        />
      ) : null}
    </Flex>
  );
}
