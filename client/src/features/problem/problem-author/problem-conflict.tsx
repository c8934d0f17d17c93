import { Button } from '@chakra-ui/react';
import { ConflictDialog } from '../../../components/conflict-dialog.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { problemKeepingAddress } from '../../../lib/address/problem-address.ts';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { Conflict } from './use-save-problem.ts';

interface ProblemConflictProps {
  readonly problemId: number | null;
  /** Null: none. */
  readonly conflict: Conflict | null;
  readonly onOverwrite: (conflict: Conflict) => void;
  readonly onClose: () => void;
}

/** Tells that somebody else saved the problem meanwhile, and asks what is to become of it. */
export function ProblemConflict({ problemId, conflict, onOverwrite, onClose }: ProblemConflictProps) {
  const t = useText();
  const groupId = useProblemPlace();
  return (
    <ConflictDialog
      isOpen={conflict !== null}
      title={t({ id: 'author.conflict' })}
      text={t(
        { id: 'author.conflictText' },
        {
          name: conflict?.modifierName ?? t({ id: 'author.somebody' }),
          time: conflict === null ? '' : formatDateTime(new Date(conflict.changedAt)),
        },
      )}
      overwrite={t({ id: 'author.conflictOverwrite' })}
      onOverwrite={() => (conflict === null ? undefined : onOverwrite(conflict))}
      onClose={onClose}
    >
      <Button asChild size="sm" variant="outline">
        <a href={problemKeepingAddress(groupId, problemId ?? '', 'revisions')} target="_blank" rel="noreferrer">
          {t({ id: 'author.conflictCompare' })}
        </a>
      </Button>
    </ConflictDialog>
  );
}
