import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';

/** Says that the fields hold what was typed on an earlier visit, and how to be rid of it. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <Flex
      role="status"
      px="3"
      py="2"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
      borderRadius="l2"
      bg="amber.subtle"
      color="amber.fg"
      fontSize="sm"
    >
      {t({ id: 'maker.restored' })}
      <Button size="xs" variant="outline" onClick={() => setAsking(true)}>
        {t({ id: 'maker.discard' })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t({ id: 'maker.discard' })}
        text={t({ id: 'maker.discardText' })}
        action={t({ id: 'maker.discard' })}
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
