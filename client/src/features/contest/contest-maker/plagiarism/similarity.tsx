import { Box, Flex } from '@chakra-ui/react';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';

/** How alike two programs are, in percent and as a bar. @param similarity 0 to 1. */
export function Similarity({ similarity }: { readonly similarity: number }) {
  const t = useText();
  return (
    <Flex align="center" gap="2" w="9rem">
      <ProgressBar flex="1" label={t({ id: 'maker.plagiarism.similarity' })} share={similarity} />
      <Box w="3rem" textAlign="end" fontWeight="medium" fontVariantNumeric="tabular-nums">
        {Math.floor(similarity * 100)}%
      </Box>
    </Flex>
  );
}
