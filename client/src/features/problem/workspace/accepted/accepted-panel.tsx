import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/intl/use-text.ts';

/** What follows an accepted submission, below its verdict. */
export function AcceptedPanel({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <Box
      as="section"
      aria-label={t({ id: 'accepted.label' })}
      px="3"
      py="2"
      borderTopWidth="1px"
      borderTopColor="green.border"
      flexShrink="0"
      maxH="40%"
      overflowY="auto"
      animationName="rise"
      animationDuration="moderate"
      animationTimingFunction="out"
    >
      {children}
    </Box>
  );
}

/** The room of the comparison and the ways on until they are there: the verdict above stays where it came. */
export function AcceptedRoom() {
  return <Box h="10.4375rem" maxH="40%" flexShrink="0" />;
}
