import { Skeleton, Stack } from '@chakra-ui/react';
import { useText } from '../lib/intl/use-text.ts';

/** Grey rows with the height of what will come, so that nothing jumps. @param height as a CSS length or a 4 px step. */
export function SkeletonRows({ count, height = '10' }: { readonly count: number; readonly height?: string }) {
  const t = useText();
  return (
    <Stack gap="1px" aria-busy="true" role="status" aria-label={t({ id: 'state.loading' })}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} borderRadius="l1" />
      ))}
    </Stack>
  );
}
