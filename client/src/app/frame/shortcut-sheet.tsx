import { Flex, Kbd, Stack } from '@chakra-ui/react';
import { SheetDialog } from '../../components/sheet-dialog.tsx';
import { message } from '../../lib/intl/message.ts';
import { useText, type MessageId } from '../../lib/intl/use-text.ts';
import { keyNames } from '../../lib/keyboard/key-names.ts';
import { flatEntries, useNavigationItems } from './navigation-entries.ts';

const { command, alternative } = keyNames;
const otherKeys = [
  { keys: [command, 'K'], label: message({ id: 'shortcut.palette' }) },
  { keys: ['/'], label: message({ id: 'shortcut.search' }) },
  { keys: ['j', 'k'], label: message({ id: 'shortcut.rows' }) },
  { keys: ['e'], label: message({ id: 'shortcut.editor' }) },
  { keys: [alternative, '1–9'], label: message({ id: 'shortcut.contestProblem' }) },
  { keys: [command, 'Enter'], label: message({ id: 'shortcut.submit' }) },
  { keys: [command, "'"], label: message({ id: 'shortcut.test' }) },
  { keys: [command, ';'], label: message({ id: 'shortcut.testAll' }) },
  { keys: keyNames.leaveEditor, label: message({ id: 'shortcut.leaveEditor' }) },
  { keys: ['?'], label: message({ id: 'shortcut.help' }) },
] as const satisfies readonly { readonly keys: readonly string[]; readonly label: { readonly id: MessageId } }[];

/** The list of keys. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const entries = flatEntries(useNavigationItems());
  return (
    <SheetDialog size="sm" title={t({ id: 'shortcut.title' })} onClose={onClose} pb="5">
      <Stack as="ul" listStyleType="none" gap="2">
        {entries.map((entry) => (
          <KeyRow key={entry.to} keys={['g', entry.key]} label={t({ id: 'shortcut.go' }, { page: t(entry.label) })} />
        ))}
        {otherKeys.map((row) => (
          <KeyRow key={row.label.id} keys={row.keys} label={t(row.label)} />
        ))}
      </Stack>
    </SheetDialog>
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
