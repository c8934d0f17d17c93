import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import {
  ManagedTrainingProblemsDocument,
  TrainingProblemCandidatesDocument,
  useChangeTrainingProblemMutation,
  useRemoveTrainingProblemMutation,
  type ManagedTrainingProblemRow_ProblemFragment,
} from './managed-problems.generated.ts';
import { PlaceDialog } from './place-dialog.tsx';

interface ManagedProblemRowProps {
  readonly trainingId: string;
  readonly problem: ManagedTrainingProblemRow_ProblemFragment;
  /** May the viewer order, rename and remove it? */
  readonly canChange: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Moves it so many places down. */
  readonly onMove: (places: number) => void;
}

/** A problem of the training with what can be done to it. */
export function ManagedProblemRow({ trainingId, problem, canChange, isFirst, isLast, onMove }: ManagedProblemRowProps) {
  const t = useText();
  const { displayId, rank, isCounted, bankDisplayId, bankTitle, type } = problem;
  const named = { id: displayId };
  return (
    <Flex
      as="li"
      px="3"
      py="2.5"
      gap="2"
      columnGap="4"
      wrap="wrap"
      justify="space-between"
      align="center"
      layerStyle="row"
    >
      <Box flex="1 1 16rem" minW="0" overflowWrap="anywhere">
        <Box as="span" fontWeight="medium">
          {displayId} {bankTitle ?? t({ id: 'trainings.hiddenProblem' })}
        </Box>
        <Flex columnGap="3" wrap="wrap" align="center" color="fg.muted" fontSize="xs" mt="0.5">
          {bankDisplayId === null ? null : <span>{t({ id: 'trainings.inBank' }, { id: bankDisplayId })}</span>}
          <span>{type}</span>
          <span>{t({ id: 'trainings.rankIs' }, { rank })}</span>
          {isCounted ? null : (
            <Badge size="sm" colorPalette="amber" title={t({ id: 'trainings.notCountedHint' })}>
              {t({ id: 'trainings.notCounted' })}
            </Badge>
          )}
        </Flex>
      </Box>
      {canChange ? (
        <Flex gap="1" wrap="wrap">
          <Button
            size="xs"
            variant="outline"
            disabled={isFirst}
            aria-label={t({ id: 'trainings.moveUp' }, named)}
            onClick={() => onMove(-1)}
          >
            ↑
          </Button>
          <Button
            size="xs"
            variant="outline"
            disabled={isLast}
            aria-label={t({ id: 'trainings.moveDown' }, named)}
            onClick={() => onMove(1)}
          >
            ↓
          </Button>
          <ChangeActs trainingId={trainingId} problem={problem} />
        </Flex>
      ) : null}
    </Flex>
  );
}

function ChangeActs({ trainingId, problem }: Pick<ManagedProblemRowProps, 'trainingId' | 'problem'>) {
  const t = useText();
  const act = useAct();
  const { problemId, displayId, rank } = problem;
  const named = { id: displayId };
  const [open, setOpen] = useState<'place' | 'removal' | null>(null);
  const [change] = useChangeTrainingProblemMutation({
    refetchQueries: [ManagedTrainingProblemsDocument],
    awaitRefetchQueries: true,
  });
  const [remove] = useRemoveTrainingProblemMutation({
    refetchQueries: [ManagedTrainingProblemsDocument, TrainingProblemCandidatesDocument],
  });
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-label={t({ id: 'trainings.changeOf' }, named)}
        onClick={() => setOpen('place')}
      >
        {t({ id: 'trainings.change' })}
      </Button>
      <Button
        size="xs"
        variant="outline"
        colorPalette="red"
        color="red.fg"
        aria-label={t({ id: 'trainings.removeOf' }, named)}
        onClick={() => setOpen('removal')}
      >
        {t({ id: 'trainings.remove' })}
      </Button>
      {open === 'place' ? (
        <PlaceDialog
          title={t({ id: 'trainings.changeOf' }, named)}
          action={t({ id: 'trainings.save' })}
          initial={{ displayId, rank }}
          onSave={async (place) =>
            (await change({ variables: { input: { trainingId, problemId, ...place } } })).data?.changeTrainingProblem
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={open === 'removal'}
        title={t({ id: 'trainings.removeOf' }, named)}
        text={t({ id: 'trainings.removeText' })}
        action={t({ id: 'trainings.remove' })}
        onConfirm={() =>
          void act(
            async () => (await remove({ variables: { input: { trainingId, problemId } } })).data?.removeTrainingProblem,
            t({ id: 'trainings.removed' }),
          )
        }
        onClose={() => setOpen(null)}
      />
    </>
  );
}
