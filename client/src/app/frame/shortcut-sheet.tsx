import { Button, Dialog, Flex, Kbd, Portal, Stack } from '@chakra-ui/react';
import { Icon } from '../../components/icon/icon.tsx';
import { message } from '../../lib/intl/message.ts';
import { useText, type MessageId } from '../../lib/intl/use-text.ts';
import { useReturnFocus } from '../../lib/keyboard/use-return-focus.ts';
import { flatEntries, useNavigationItems } from './navigation-entries.ts';

const OTHER_KEYS = [
  { keys: ['/'], label: message({ id: 'shortcut.search' }) },
  { keys: ['Ctrl', 'Enter'], label: message({ id: 'shortcut.submit' }) },
  { keys: ['Ctrl', "'"], label: message({ id: 'shortcut.test' }) },
  { keys: ['Ctrl', 'M'], label: message({ id: 'shortcut.leaveEditor' }) },
  { keys: ['?'], label: message({ id: 'shortcut.help' }) },
] as const satisfies readonly { readonly keys: readonly string[]; readonly label: { readonly id: MessageId } }[];

/** The list of keys. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  useReturnFocus();
  const entries = flatEntries(useNavigationItems());
  return (
    <Dialog.Root open size="sm" onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t({ id: 'shortcut.title' })}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button size="xs" variant="ghost" px="1" aria-label={t({ id: 'action.close' })}>
                  <Icon name="close" />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body pb="5">
              <Stack as="ul" listStyleType="none" gap="2">
                {entries.map((entry) => (
                  <KeyRow key={entry.to} keys={['g', entry.key]} label={t({ id: 'shortcut.go' }, { page: t(entry.label) })} />
                ))}
                {OTHER_KEYS.map((row) => (
                  <KeyRow key={row.label.id} keys={row.keys} label={t(row.label)} />
                ))}
              </Stack>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function KeyRow({ keys, label }: { readonly keys: readonly string[]; readonly label: string }) {
  return (
    <Flex as="li" justify="space-between" gap="4">
      <span>{label}</span>
      <Flex gap="1" flexShrink="0">
        {keys.map((key) => (
          <Kbd key={key} size="sm">
            {key}
          </Kbd>
        ))}
      </Flex>
    </Flex>
  );
}
