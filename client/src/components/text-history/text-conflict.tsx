import { Button } from '@chakra-ui/react';
import { formatDateTime } from '../../lib/format/figures.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { ConflictDialog } from '../conflict-dialog.tsx';

interface TextConflictProps {
  /** When the newer version was saved; null: there is no conflict. */
  readonly savedAt: string | null;
  /** Where the newer version is read. */
  readonly href: string;
  readonly onOverwrite: () => void;
  readonly onClose: () => void;
}

/** Tells that the text was saved in another tab since its form was opened; shows that version, or saves over it. */
export function TextConflict({ savedAt, href, onOverwrite, onClose }: TextConflictProps) {
  const t = useText();
  return (
    <ConflictDialog
      isOpen={savedAt !== null}
      title={t({ id: 'history.conflict' })}
      text={t({ id: 'history.conflictText' }, { time: savedAt === null ? '' : formatDateTime(new Date(savedAt)) })}
      overwrite={t({ id: 'history.conflictOverwrite' })}
      onOverwrite={onOverwrite}
      onClose={onClose}
    >
      <Button asChild size="sm" variant="outline">
        <a href={href} target="_blank" rel="noreferrer">
          {t({ id: 'history.conflictCompare' })}
        </a>
      </Button>
    </ConflictDialog>
  );
}
