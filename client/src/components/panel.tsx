import { Box, type BoxProps } from '@chakra-ui/react';

/** A quiet surface with a thin line around it. */
export function Panel(props: BoxProps) {
  return <Box bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" {...props} />;
}
