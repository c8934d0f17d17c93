import { Button, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../lib/intl/use-text.ts';

interface ConflictDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Who saved when, and what can be done. */
  readonly text: string;
  /** The act that replaces what is stored, by its name. */
  readonly overwrite: string;
  readonly onOverwrite: () => void;
  readonly onClose: () => void;
  /** The button that looks at what is stored. */
  readonly children: ReactNode;
}

/** Tells that somebody else saved meanwhile, and asks what is to become of it. */
export function ConflictDialog({
  isOpen,
  title,
  text,
  overwrite,
  onOverwrite,
  onClose,
  children,
}: ConflictDialogProps) {
  const t = useText();
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      role="alertdialog"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body color="fg.muted">{text}</Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button size="sm" variant="outline" onClick={onClose}>
                {t({ id: 'action.cancel' })}
              </Button>
              {children}
              <Button size="sm" colorPalette="red" onClick={onOverwrite}>
                {overwrite}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
