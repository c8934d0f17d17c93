import { Box, type BoxProps } from '@chakra-ui/react';

interface PanelProps extends BoxProps {
  /** What it shows is loaded again. A quick answer shows no change. */
  readonly isStale?: boolean;
}

/** A quiet surface with a thin line around it. */
export function Panel({ isStale, ...box }: PanelProps) {
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      {...(isStale !== undefined && { opacity: isStale ? 0.7 : 1, transition: 'opacity {durations.fast} 200ms' })}
      {...box}
    />
  );
}
