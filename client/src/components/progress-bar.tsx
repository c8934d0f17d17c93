import { Box, type BoxProps } from '@chakra-ui/react';

const fullPercent = 100;

interface ProgressBarProps extends Omit<BoxProps, 'children'> {
  /** What goes on, for screen readers. */
  readonly label: string;
  /** 0 to 1. */
  readonly share: number;
  /** It stands still. */
  readonly isStopped?: boolean;
}

/** A line that fills. */
export function ProgressBar({ label, share, isStopped = false, ...box }: ProgressBarProps) {
  const percent = Math.floor(share * fullPercent);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={fullPercent}
      aria-valuenow={percent}
      h="2"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
      {...box}
    >
      <Box
        h="full"
        bg={isStopped ? 'fg.subtle' : 'accent.solid'}
        style={{ width: `${percent}%` }}
        transition="width {durations.moderate}"
      />
    </Box>
  );
}
