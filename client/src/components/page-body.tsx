import { Box, type BoxProps } from '@chakra-ui/react';
import { use } from 'react';
import { PageHeadContext } from './page-head.ts';

interface PageBodyProps extends BoxProps {
  /** Widest that its content gets. Pages of the management begin at the same place, however wide they are. */
  readonly contentW?: string;
}

/** The width and the margins of an ordinary page. */
export function PageBody({ children, contentW, ...props }: PageBodyProps) {
  return (
    <Box w="full" maxW="80rem" mx="auto" px={{ base: '3', md: '6' }} pt={{ base: '4', md: '5' }} flex="1" {...props}>
      {use(PageHeadContext)}
      {contentW === undefined ? children : <Box maxW={contentW}>{children}</Box>}
    </Box>
  );
}
