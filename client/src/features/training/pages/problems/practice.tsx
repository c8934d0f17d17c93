import { Badge } from '@chakra-ui/react';
import { PracticeMenu } from '../../../../components/practice/practice-menu.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { TrainingProblems_ProblemFragment } from './training-problems.generated.ts';

/** Says that the viewer solves the problem again, and what they can do with a solved one. */
export function Practice({ problem }: { readonly problem: TrainingProblems_ProblemFragment['problem'] }) {
  const t = useText();
  return (
    <>
      {problem.viewerResetAt === null ? null : (
        <Badge size="sm" ms="2">
          {t({ id: 'training.redo' })}
        </Badge>
      )}
      {/* No taller than the line it is in. */}
      <PracticeMenu problem={problem} size="2xs" px="1" ms="1" my="-1" color="fg.muted" />
    </>
  );
}
