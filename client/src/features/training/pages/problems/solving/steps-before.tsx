import { useText } from '../../../../../lib/intl/use-text.ts';
import { useTraining } from '../../frame/training-context.ts';
import { NoteLine } from '../plan/note-line.tsx';
import type { TrainingProblems_MaterialFragment } from '../training-problems.generated.ts';
import { AsideLabel, ListAside } from './list-aside.tsx';
import { StepList } from './step-list.tsx';

interface StepsBeforeProps {
  readonly steps: readonly TrainingProblems_MaterialFragment[];
  /** Of the author, in Markdown; may be empty. */
  readonly note: string;
}

/** What comes before a problem in its training: steps, and what its author says of the problem. */
export function StepsBefore({ steps, note }: StepsBeforeProps) {
  const t = useText();
  const { kind } = useTraining();
  const hasNote = note.trim() !== '';
  if (steps.length === 0 && !hasNote) return null;
  return (
    <ListAside name={t({ id: 'training.inTraining' }, { kind })} mb="4">
      {steps.length === 0 ? null : (
        <>
          <AsideLabel>{t({ id: 'training.before' })}</AsideLabel>
          <StepList steps={steps} />
        </>
      )}
      {hasNote ? (
        <>
          <AsideLabel mt={steps.length === 0 ? '0' : '1'}>{t({ id: 'training.note' })}</AsideLabel>
          <NoteLine source={note} />
        </>
      ) : null}
    </ListAside>
  );
}
