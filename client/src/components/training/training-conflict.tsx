import { Button } from '@chakra-ui/react';
import { formatDateTime } from '../../lib/format/figures.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { ConflictDialog } from '../conflict-dialog.tsx';

/** A training or list was saved since its form was opened. */
export interface Conflict {
  readonly changedAt: string;
  readonly currentVersion: number;
}

interface TrainingConflictProps {
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
      text={t(
        { id: 'training.conflictText' },
        { time: conflict === null ? '' : formatDateTime(new Date(conflict.changedAt)) },
      )}
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
