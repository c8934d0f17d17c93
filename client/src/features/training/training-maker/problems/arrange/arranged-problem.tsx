import { Badge } from '@chakra-ui/react';
import { TextLink } from '../../../../../components/text-link.tsx';
import { trainingProblemAddress } from '../../../../../lib/address/training-address.ts';
import { useText } from '../../../../../lib/intl/use-text.ts';
import { DialogButton, RemoveButton } from '../../row-buttons.tsx';
import { ChangeProblemDialog } from '../dialogs/problem-dialog.tsx';
import {
  TrainingProblemCandidatesDocument,
  useRemoveTrainingProblemMutation,
  type ManagedTrainingProblemRow_ProblemFragment,
} from '../managed-problems.generated.ts';
import { reloadPlan } from '../reload-plan.ts';
import { ArrangedItem, type ArrangedRow, type ItemMoves } from './arranged-item.tsx';
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
    <ArrangedItem
      {...row}
      name={displayId}
      title={
        bankTitle === null ? (
          `${displayId} ${t({ id: 'trainings.hiddenProblem' })}`
        ) : (
          <TextLink to={trainingProblemAddress({ id: plan.trainingId, groupId: plan.groupId }, displayId)}>
            {displayId} {bankTitle}
          </TextLink>
        )
      }
      facts={
        <>
          {bankDisplayId === null ? null : <span>{t({ id: 'trainings.inBank' }, { id: bankDisplayId })}</span>}
          <span>{type}</span>
          {isCounted ? null : (
            <Badge size="sm" colorPalette="amber" title={t({ id: 'trainings.notCountedHint' })}>
              {t({ id: 'trainings.notCounted' })}
            </Badge>
          )}
        </>
      }
      isOptional={isOptional}
      remark={note}
      acts={<ProblemActs plan={plan} problem={problem} whenSaved={row.moves.whenSaved} />}
    />
  );
}

function ProblemActs({
  plan: { trainingId, sections },
  problem,
  whenSaved,
}: Pick<ArrangedProblemProps, 'plan' | 'problem'> & Pick<ItemMoves, 'whenSaved'>) {
  const t = useText();
  const { problemId, displayId } = problem;
  const named = { id: displayId };
  const [remove] = useRemoveTrainingProblemMutation(reloadPlan(TrainingProblemCandidatesDocument));
  return (
    <>
      <DialogButton
        label={t({ id: 'trainings.changeOf' }, named)}
        dialog={(onClose) => (
          <ChangeProblemDialog
            trainingId={trainingId}
            problem={problem}
            hasSections={sections.length > 0}
            onClose={onClose}
          />
        )}
      >
        {t({ id: 'trainings.change' })}
      </DialogButton>
      <RemoveButton
        label={t({ id: 'trainings.removeOf' }, named)}
        action={t({ id: 'trainings.remove' })}
        title={t({ id: 'trainings.removeTitle' }, named)}
        text={t({ id: 'trainings.removeText' })}
        done={t({ id: 'trainings.removed' })}
        whenSaved={whenSaved}
        onRemove={async () =>
          (await remove({ variables: { input: { trainingId, problemId } } })).data?.removeTrainingProblem
        }
      />
    </>
  );
}
