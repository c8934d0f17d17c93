import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { useAct } from '../../../../../lib/toast/use-act.ts';
import { ChangeProblemDialog } from '../dialogs/problem-dialog.tsx';
import {
  ManagedTrainingProblemsDocument,
  TrainingProblemCandidatesDocument,
  useRemoveTrainingProblemMutation,
  type ManagedTrainingProblemRow_ProblemFragment,
} from '../managed-problems.generated.ts';
import { ArrangedItem, type ArrangedRow } from './arranged-item.tsx';
import type { ManagedPlan } from './managed-plan.ts';

interface ArrangedProblemProps {
  readonly plan: ManagedPlan;
  readonly problem: ManagedTrainingProblemRow_ProblemFragment;
  readonly row: ArrangedRow;
}

/** A problem of the training with what can be done to it. */
export function ArrangedProblem({ plan, problem, row }: ArrangedProblemProps) {
  const t = useText();
  const { displayId, isCounted, isOptional, note, bankDisplayId, bankTitle, type } = problem;
  return (
    <ArrangedItem {...row} name={displayId} acts={<ProblemActs plan={plan} problem={problem} />}>
      <Box as="span" fontWeight="medium">
        {displayId} {bankTitle ?? t({ id: 'trainings.hiddenProblem' })}
      </Box>
      <Flex columnGap="3" wrap="wrap" align="center" color="fg.muted" fontSize="xs" mt="0.5">
        {bankDisplayId === null ? null : <span>{t({ id: 'trainings.inBank' }, { id: bankDisplayId })}</span>}
        <span>{type}</span>
        {isOptional ? <Badge size="sm">{t({ id: 'trainings.optional' })}</Badge> : null}
        {isCounted ? null : (
          <Badge size="sm" colorPalette="amber" title={t({ id: 'trainings.notCountedHint' })}>
            {t({ id: 'trainings.notCounted' })}
          </Badge>
        )}
      </Flex>
      {note.trim() === '' ? null : (
        <Text color="fg.muted" fontSize="xs" lineClamp="1">
          {note}
        </Text>
      )}
    </ArrangedItem>
  );
}

function ProblemActs({ plan: { trainingId, sections }, problem }: Pick<ArrangedProblemProps, 'plan' | 'problem'>) {
  const t = useText();
  const act = useAct();
  const { problemId, displayId } = problem;
  const named = { id: displayId };
  const [open, setOpen] = useState<'form' | 'removal' | null>(null);
  const [remove] = useRemoveTrainingProblemMutation({
    refetchQueries: [ManagedTrainingProblemsDocument, TrainingProblemCandidatesDocument],
  });
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        aria-label={t({ id: 'trainings.changeOf' }, named)}
        onClick={() => setOpen('form')}
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
      {open === 'form' ? (
        <ChangeProblemDialog
          trainingId={trainingId}
          problem={problem}
          hasSections={sections.length > 0}
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
