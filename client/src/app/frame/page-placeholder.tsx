import { Box } from '@chakra-ui/react';

/** What is there for the moment before the first page: the bar's height and the page's colour, so that nothing jumps. */
export function PagePlaceholder() {
  return <Box h="12" bg="bg.panel" borderBottomWidth="1px" aria-busy="true" />;
}
