import { Box, Flex, type FlexProps } from '@chakra-ui/react';

interface SampleProps extends FlexProps {
  /** Name of the component. */
  readonly of: string;
}

/** A component with its name above it. */
export function Sample({ of, ...row }: SampleProps) {
  return (
    <Box mb="4">
      <Box mb="1" textStyle="note" fontFamily="mono" color="fg.muted">
        {of}
      </Box>
      <Flex gap="3" wrap="wrap" align="center" {...row} />
    </Box>
  );
}
