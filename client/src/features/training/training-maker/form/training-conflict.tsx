import { Button } from '@chakra-ui/react';
import { ConflictDialog } from '../../../../components/conflict-dialog.tsx';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';

/** Another editor saved the training since its form was opened. */
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

/** Offers to load the version that another editor saved meanwhile, or to save over it. */
export function TrainingConflict({ conflict, onLoad, onOverwrite, onClose }: TrainingConflictProps) {
  const t = useText();
  return (
    <ConflictDialog
      isOpen={conflict !== null}
      title={t({ id: 'trainings.conflict' })}
      text={t(
        { id: 'trainings.conflictText' },
        { time: conflict === null ? '' : formatDateTime(new Date(conflict.changedAt)) },
      )}
      overwrite={t({ id: 'trainings.conflictOverwrite' })}
      onOverwrite={() => (conflict === null ? undefined : onOverwrite(conflict))}
      onClose={onClose}
    >
      <Button size="sm" variant="outline" onClick={onLoad}>
        {t({ id: 'trainings.conflictLoad' })}
      </Button>
    </ConflictDialog>
  );
}
