import { Box, chakra, Flex } from '@chakra-ui/react';
import { difficulties } from '../../../components/difficulty-badge.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { SolvedProblems_ProfileFragment } from './user-home.generated.ts';

/** How many problems of each difficulty are solved, in figures and as bars. */
export function DifficultyBars({ solved }: { readonly solved: SolvedProblems_ProfileFragment['solvedProblems'] }) {
  const t = useText();
  const counts = difficulties.map((look) => ({
    ...look,
    count: solved.filter(({ difficulty }) => difficulty === look.value).length,
  }));
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Box as="ul" listStyleType="none" px="4" py="3">
      {counts.map(({ value, label, tone, count }) => (
        <Flex as="li" key={value} align="center" gap="3" py="1.5">
          <chakra.span w="4rem" flexShrink="0">
            {t(label)}
          </chakra.span>
          <Box flex="1" h="3" borderRadius="l1" bg="bg.muted" overflow="hidden" aria-hidden="true">
            <Box h="full" colorPalette={tone} bg="colorPalette.solid" style={{ width: `${(count / most) * 100}%` }} />
          </Box>
          <chakra.span w="3rem" flexShrink="0" textAlign="end" fontWeight="medium" fontVariantNumeric="tabular-nums">
            {count}
          </chakra.span>
        </Flex>
      ))}
    </Box>
  );
}
