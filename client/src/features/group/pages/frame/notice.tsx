import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Something to know of the group, with what can be done about it. */
export function Notice({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Flex role="note" mb="3" px="3" py="2" gap="3" align="center" wrap="wrap" bg="amber.subtle" borderRadius="l2">
      <Box color="amber.fg" flex="1 1 14rem">
        {text}
      </Box>
      {children}
    </Flex>
  );
}
