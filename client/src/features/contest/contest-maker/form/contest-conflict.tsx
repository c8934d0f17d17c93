import { Button } from '@chakra-ui/react';
import { ConflictDialog } from '../../../../components/conflict-dialog.tsx';
import { formatDateTime } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';

/** Somebody changed the contest since its form was opened. */
export interface Conflict {
  readonly changedAt: string;
  readonly currentVersion: number;
}

interface ContestConflictProps {
  /** Null: none. */
  readonly conflict: Conflict | null;
  readonly onLoad: () => void;
  readonly onOverwrite: (conflict: Conflict) => void;
  readonly onClose: () => void;
}

/** Tells that somebody else changed the contest meanwhile, and asks what is to become of it. */
export function ContestConflict({ conflict, onLoad, onOverwrite, onClose }: ContestConflictProps) {
  const t = useText();
  return (
    <ConflictDialog
      isOpen={conflict !== null}
      title={t({ id: 'maker.conflict' })}
      text={t(
        { id: 'maker.conflictText' },
        { time: conflict === null ? '' : formatDateTime(new Date(conflict.changedAt)) },
      )}
      overwrite={t({ id: 'maker.conflictOverwrite' })}
      onOverwrite={() => (conflict === null ? undefined : onOverwrite(conflict))}
      onClose={onClose}
    >
      <Button size="sm" variant="outline" onClick={onLoad}>
        {t({ id: 'maker.conflictLoad' })}
      </Button>
    </ConflictDialog>
  );
}
