import { Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { SettingsForm } from './use-settings-form.ts';

/** How many changes wait, in view wherever the page is; the submit button reviews them. */
export function SaveBar({ form }: { readonly form: SettingsForm }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const count = form.edits.length;
  if (count === 0) return null;
  return (
    <Panel position="sticky" bottom="2" mt="3" px={{ base: '3', md: '5' }} py="2" boxShadow="md" zIndex="docked">
      <Flex align="center" gap="2" wrap="wrap" justify="flex-end">
        <Box role="status" fontSize="sm" color="fg.muted" me="auto">
          {t({ id: 'settings.unsaved' }, { count })}
        </Box>
        <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
          {t({ id: 'settings.discard' })}
        </Button>
        <Button type="submit" size="sm" colorPalette="accent">
          {t({ id: 'settings.review' })}
        </Button>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'settings.discard' })}
        text={t({ id: 'settings.discardText' })}
        action={t({ id: 'settings.discard' })}
        onClose={() => setAsking(false)}
        onConfirm={form.discard}
      />
    </Panel>
  );
}
