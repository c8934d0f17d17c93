import { Button } from '@chakra-ui/react';
import { formatDateTime } from '../../lib/format/figures.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { ConflictDialog } from '../conflict-dialog.tsx';

/** A training, a list or a part of one was saved since its form was opened. */
export interface Conflict {
  /** Null: it is not known. */
  readonly changedAt: string | null;
  readonly currentVersion: number;
}

export interface TrainingConflictProps {
  /** Null: none. */
  readonly conflict: Conflict | null;
  readonly onLoad: () => void;
  readonly onOverwrite: (conflict: Conflict) => void;
  readonly onClose: () => void;
}

/** Offers to load the version that was saved since the form was opened, or to save over it. */
export function TrainingConflict({ conflict, onLoad, onOverwrite, onClose }: TrainingConflictProps) {
  const t = useText();
  return (
    <ConflictDialog
      isOpen={conflict !== null}
      title={t({ id: 'training.conflict' })}
      text={
        conflict?.changedAt
          ? t({ id: 'training.conflictText' }, { time: formatDateTime(new Date(conflict.changedAt)) })
          : t({ id: 'training.conflictNow' })
      }
      overwrite={t({ id: 'training.conflictOverwrite' })}
      onOverwrite={() => (conflict === null ? undefined : onOverwrite(conflict))}
      onClose={onClose}
    >
      <Button size="sm" variant="outline" onClick={onLoad}>
        {t({ id: 'training.conflictLoad' })}
      </Button>
    </ConflictDialog>
  );
}
