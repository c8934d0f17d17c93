import { Box, chakra, Flex, type FlexProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Facts side by side, each a label above its value; as many in a row as fit. */
export function FactList(props: FlexProps) {
  return <Flex as="dl" wrap="wrap" columnGap="8" rowGap="3" {...props} />;
}

/** One fact of a list. */
export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Box minW="0">
      <chakra.dt fontSize="xs" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight="medium" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </Box>
  );
}
