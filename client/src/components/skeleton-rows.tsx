import { Skeleton, Stack } from '@chakra-ui/react';
import { useText } from '../lib/intl/use-text.ts';

interface SkeletonRowsProps {
  readonly count: number;
  /** A CSS length or a 4 px step. */
  readonly height?: string;
  /** Rows of a table follow, whose height depends on the density; `height` is that of comfortable ones. */
  readonly isTable?: boolean;
}

/** Grey rows with the height of what will come, so that nothing jumps. */
export function SkeletonRows({ count, height = '10', isTable = false }: SkeletonRowsProps) {
  const t = useText();
  return (
    <Stack gap="1px" aria-busy="true" role="status" aria-label={t({ id: 'state.loading' })}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={isTable ? `calc(${height} - {spacing.rowLoss})` : height} borderRadius="l1" />
      ))}
    </Stack>
  );
}
