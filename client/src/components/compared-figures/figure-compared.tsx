import { Box, chakra, Flex, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { FigureChart_DistributionFragment } from './compared-figures.generated.ts';

const FigureChart = lazy(async () => ({ default: (await import('./figure-chart.tsx')).FigureChart }));

interface FigureComparedProps {
  readonly distribution: FigureChart_DistributionFragment;
  /** What the chart says. */
  readonly sentence: string;
  readonly format: (figure: number) => string;
}

/** A figure among those of others, in words and as a chart. */
export function FigureCompared({ distribution, sentence, format }: FigureComparedProps) {
  return (
    <Flex direction="column" justify="space-between" flex="1 1 9rem" minW="0">
      <chakra.p fontSize={{ base: 'xs', md: 'sm' }} lineHeight="1.25rem">
        {sentence}
      </chakra.p>
      {/* The sentence says the same. */}
      <Box h="4.5rem" aria-hidden="true">
        <Suspense fallback={<Skeleton h="full" />}>
          <FigureChart distribution={distribution} format={format} />
        </Suspense>
      </Box>
    </Flex>
  );
}
