import { Button, chakra, type ButtonProps } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { trainingProblemAddress, type TrainingRef } from '../../lib/address/training-address.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { Icon } from '../icon/icon.tsx';

interface NextProblemProps extends Omit<ButtonProps, 'children' | 'asChild'> {
  readonly training: TrainingRef;
  /** Null: all are solved, there are none, or the viewer may not read them. */
  readonly problem: { readonly displayId: string; readonly problem: { readonly title: string } } | null;
  /** Null for visitors. */
  readonly progress: { readonly solvedCount: number; readonly problemCount: number } | null;
}

/** Leads to the first problem of a training that is not solved yet; says so when all are. */
export function NextProblem({ training, problem, progress, ...button }: NextProblemProps) {
  const t = useText();
  if (problem !== null) {
    const values = { id: problem.displayId, title: problem.problem.title };
    return (
      <Button asChild {...button}>
        <RouterLink to={trainingProblemAddress(training, problem.displayId)} title={problem.problem.title}>
          <Icon name="run" />
          <chakra.span truncate>
            {progress?.solvedCount === 0
              ? t({ id: 'training.startWith' }, values)
              : t({ id: 'training.continueWith' }, values)}
          </chakra.span>
        </RouterLink>
      </Button>
    );
  }
  const isDone = progress !== null && progress.problemCount > 0 && progress.solvedCount === progress.problemCount;
  if (!isDone) return null;
  return (
    <chakra.span color="green.fg" display="inline-flex" alignItems="center" gap="1.5" fontWeight="medium">
      <Icon name="check" />
      {t({ id: 'training.done' })}
    </chakra.span>
  );
}
