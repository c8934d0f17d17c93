import { Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { formatDateTime } from '../../lib/format/figures.ts';
import { useText } from '../../lib/intl/use-text.ts';
import type { Conflict } from './use-save-problem.ts';

interface ConflictDialogProps {
  readonly problemId: number | null;
  /** Null: none. */
  readonly conflict: Conflict | null;
  readonly onOverwrite: (conflict: Conflict) => void;
  readonly onClose: () => void;
}

/** Tells that somebody else saved the problem meanwhile, and asks what is to become of it. */
export function ConflictDialog({ problemId, conflict, onOverwrite, onClose }: ConflictDialogProps) {
  const t = useText();
  return (
    <Dialog.Root open={conflict !== null} onOpenChange={({ open }) => (open ? undefined : onClose())} role="alertdialog" lazyMount unmountOnExit>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t({ id: 'author.conflict' })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body color="fg.muted">
              <Text>{t({ id: 'author.conflictText' }, { name: conflict?.modifierName ?? t({ id: 'author.somebody' }), time: conflict === null ? '' : formatDateTime(new Date(conflict.changedAt)) })}</Text>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button size="sm" variant="outline" onClick={onClose}>
                {t({ id: 'action.cancel' })}
              </Button>
              <Button asChild size="sm" variant="outline">
                <a href={`/admin/problem/${problemId ?? ''}/revisions`} target="_blank" rel="noreferrer">
                  {t({ id: 'author.conflictCompare' })}
                </a>
              </Button>
              <Button size="sm" colorPalette="red" onClick={() => (conflict === null ? undefined : onOverwrite(conflict))}>
                {t({ id: 'author.conflictOverwrite' })}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
