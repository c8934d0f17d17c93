import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { RelativeTime } from '../relative-time.tsx';
import { HistoryDialog, type HistoryOf } from './history-dialog.tsx';

interface EditedMarkProps {
  readonly on: HistoryOf;
  /** Null: never edited. */
  readonly editedAt: string | null;
  /** Its author and moderators. */
  readonly isHistoryShown: boolean;
}

/** When a text was edited last; opens its former versions for its author and moderators. */
export function EditedMark({ on, editedAt, isHistoryShown }: EditedMarkProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (editedAt === null) return null;
  const mark = (
    <>
      {t({ id: 'history.edited' })} <RelativeTime at={editedAt} />
    </>
  );
  if (!isHistoryShown)
    return (
      <Box as="span" fontSize="xs" color="fg.muted">
        {mark}
      </Box>
    );
  return (
    <>
      <Button
        size="2xs"
        variant="ghost"
        px="1"
        color="fg.muted"
        fontWeight="normal"
        title={t({ id: 'history.open' })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {mark}
      </Button>
      {isOpen ? <HistoryDialog on={on} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
