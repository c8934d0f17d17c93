import { Box, type BoxProps } from '@chakra-ui/react';
import { use, type ReactNode } from 'react';
import { PageHeadContext } from './page-head.ts';

interface PageBodyProps extends BoxProps {
  /** Above the content, as wide as the page, so that it stays in place between pages of different widths. */
  readonly header?: ReactNode;
  /** Widest that the content below the header gets. */
  readonly contentW?: string;
}

/** The width and the margins of an ordinary page. */
export function PageBody({ children, header, contentW, ...props }: PageBodyProps) {
  return (
    <Box w="full" maxW="80rem" mx="auto" px={{ base: '3', md: '6' }} pt={{ base: '4', md: '5' }} flex="1" {...props}>
      {use(PageHeadContext)}
      {header}
      {contentW === undefined ? children : <Box maxW={contentW}>{children}</Box>}
    </Box>
  );
}
