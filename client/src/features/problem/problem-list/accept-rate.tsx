import { Box, Flex, type FlexProps } from '@chakra-ui/react';
import { formatAcceptRate } from '../../../lib/format/figures.ts';
import type { ResultDistribution_StatisticsFragment } from './problem-list.generated.ts';

interface AcceptRateProps extends FlexProps {
  readonly statistics: Pick<ResultDistribution_StatisticsFragment, 'ac' | 'total'>;
}

/** The share of accepted submissions as a bar and a number; a dash where nobody tried. */
export function AcceptRate({ statistics: { ac, total }, ...rest }: AcceptRateProps) {
  const rate = formatAcceptRate(ac, total);
  return (
    <Flex align="center" justify="flex-end" gap="2" fontVariantNumeric="tabular-nums" {...rest}>
      {total === 0 ? null : (
        <Box aria-hidden="true" w="12" h="1" borderRadius="full" bg="bg.emphasized" overflow="hidden">
          <Box h="full" w={rate} bg="green.solid" />
        </Box>
      )}
      <Box as="span" minW="4rem" textAlign="end">
        {rate}
      </Box>
    </Flex>
  );
}
