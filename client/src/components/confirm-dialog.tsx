import { Button, Dialog, Portal } from '@chakra-ui/react';
import { useText } from '../lib/intl/use-text.ts';
import { useOpener } from '../lib/keyboard/opener.ts';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  /** The act by its name: "Reset code". */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ isOpen, title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useText();
  const opener = useOpener(isOpen);
  return (
    <Dialog.Root
      open={isOpen}
      finalFocusEl={() => opener}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      role="alertdialog"
      size="xs"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title overflowWrap="anywhere" minW="0">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body color="fg.muted" overflowWrap="anywhere">
              {text}
            </Dialog.Body>
            <Dialog.Footer>
              <Button size="sm" variant="outline" onClick={onClose}>
                {t({ id: 'action.cancel' })}
              </Button>
              <Button
                size="sm"
                colorPalette="red"
                onClick={() => {
                  onConfirm();
                  onClose();
                }}
              >
                {action}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
