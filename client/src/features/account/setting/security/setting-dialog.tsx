import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SettingDialogProps {
  readonly title: string;
  /** Closed by its own button alone: what it shows is shown once. */
  readonly isKept?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the settings. A click beside it does not close it: what is typed would be lost. */
export function SettingDialog({ title, isKept = false, onClose, children }: SettingDialogProps) {
  return (
    <Dialog.Root
      open
      size="sm"
      closeOnInteractOutside={false}
      closeOnEscape={!isKept}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
