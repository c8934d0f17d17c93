import { Button, Dialog, Portal, type DialogBodyProps } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { useText } from '../lib/intl/use-text.ts';
import { firstField } from '../lib/keyboard/first-field.ts';
import { useReturnFocus } from '../lib/keyboard/use-return-focus.ts';
import { Icon } from './icon/icon.tsx';

interface SheetDialogProps extends Omit<DialogBodyProps, 'title'> {
  readonly title: string;
  readonly size: 'xs' | 'sm' | 'md';
  /** Widest it may be, where that is more than its size gives. */
  readonly widest?: string;
  /** Focuses the first field in place of the close button. */
  readonly focusesField?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to read or to set, over the page until it is closed; the focus goes back to what opened it. */
export function SheetDialog({
  title,
  size,
  widest,
  focusesField = false,
  onClose,
  children,
  ...body
}: SheetDialogProps) {
  const t = useText();
  const content = useRef<HTMLDivElement>(null);
  const opener = useReturnFocus();
  return (
    <Dialog.Root
      open
      size={size}
      {...(focusesField && { initialFocusEl: () => firstField(content.current) })}
      finalFocusEl={() => opener}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content} {...(widest === undefined ? {} : { maxW: widest })}>
            <Dialog.Header>
              <Dialog.Title overflowWrap="anywhere" minW="0">
                {title}
              </Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button size="xs" variant="ghost" px="1" aria-label={t({ id: 'action.close' })}>
                  <Icon name="close" />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body {...body}>{children}</Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
