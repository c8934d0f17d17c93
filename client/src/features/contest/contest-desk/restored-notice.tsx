import { Button, Flex } from '@chakra-ui/react';
import { useText } from '../../../lib/intl/use-text.ts';

/** Says that the fields hold what was typed before, and how to be rid of it. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useText();
  return (
    <Flex
      role="status"
      px="3"
      py="1.5"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
      borderRadius="l2"
      bg="amber.subtle"
      color="amber.fg"
      fontSize="sm"
    >
      {t({ id: 'desk.restored' })}
      <Button size="xs" variant="outline" onClick={onDiscard}>
        {t({ id: 'desk.discard' })}
      </Button>
    </Flex>
  );
}
