import { Flex, Heading, Text } from '@chakra-ui/react';
import { useText } from '../../../../lib/intl/use-text.ts';
import { ArchiveButton } from './archive-button.tsx';
import { NewTermButton } from './new-term-button.tsx';

/** What roots do with a group when a term is over. */
export function EndOfTerm() {
  const t = useText();
  return (
    <>
      <Heading as="h2" size="md" mb="1">
        {t({ id: 'group.term' })}
      </Heading>
      <Text mb="3" fontSize="sm" color="fg.muted">
        {t({ id: 'group.term.hint' })}
      </Text>
      <Flex gap="2" wrap="wrap">
        <NewTermButton size="sm" />
        <ArchiveButton />
      </Flex>
    </>
  );
}
