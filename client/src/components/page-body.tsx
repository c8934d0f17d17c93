import { Box, type BoxProps } from '@chakra-ui/react';
import { use } from 'react';
import { PageHeadContext } from './page-head.ts';

/** The width and the margins of an ordinary page. */
export function PageBody({ children, ...props }: BoxProps) {
  return (
    <Box w="full" maxW="80rem" mx="auto" px={{ base: '3', md: '6' }} pt={{ base: '4', md: '5' }} flex="1" {...props}>
      {use(PageHeadContext)}
      {children}
    </Box>
  );
}
