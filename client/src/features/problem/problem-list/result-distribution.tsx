import { Box, Grid } from '@chakra-ui/react';
import { Status } from '@verdict/judge/protocol/status.ts';
import { Fragment } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { formatAcceptRate } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { statusLook } from '../../../lib/status/status.ts';
import type { ResultDistribution_StatisticsFragment } from './problem-list.generated.ts';

type Counter = Exclude<keyof ResultDistribution_StatisticsFragment, '__typename' | 'total'>;

/** The counters and their statuses, in the order they are shown. */
const results: readonly (readonly [counter: Counter, status: number])[] = [
  ['ac', Status.ACCEPTED],
  ['pac', Status.PARTIAL_ACCEPTED],
  ['wa', Status.WRONG_ANSWER],
  ['pe', Status.PRESENTATION_ERROR],
  ['tle', Status.TIME_LIMIT_EXCEEDED],
  ['mle', Status.MEMORY_LIMIT_EXCEEDED],
  ['re', Status.RUNTIME_ERROR],
  ['ce', Status.COMPILE_ERROR],
  ['se', Status.SYSTEM_ERROR],
];

/** How the submissions to a problem ended: a bar, a number and a share for each result. */
export function ResultDistribution({ statistics }: { readonly statistics: ResultDistribution_StatisticsFragment }) {
  const t = useText();
  return (
    <Grid
      as="dl"
      templateColumns="auto minmax(0, 1fr) auto"
      columnGap="2"
      rowGap="1"
      alignItems="center"
      fontSize="xs"
      fontVariantNumeric="tabular-nums"
    >
      {results.map(([counter, status]) => {
        const look = statusLook(status);
        const count = statistics[counter];
        const share = formatAcceptRate(count, statistics.total);
        return (
          <Fragment key={counter}>
            <Grid
              as="dt"
              colorPalette={look.tone}
              color="colorPalette.fg"
              templateColumns="auto 2.2rem"
              gap="1.5"
              alignItems="center"
              title={t(look.label)}
            >
              <Icon name={look.shape} size="3.5" />
              <abbr title={t(look.label)} style={{ textDecoration: 'none' }}>
                {look.short}
              </abbr>
            </Grid>
            <Box as="dd" display="contents">
              <Box
                aria-hidden="true"
                h="1.5"
                borderRadius="full"
                bg="bg.muted"
                overflow="hidden"
                colorPalette={look.tone}
              >
                <Box
                  h="full"
                  w={statistics.total === 0 ? '0' : share}
                  bg="colorPalette.solid"
                  transition="width {durations.fast}"
                />
              </Box>
              <Box as="span" textAlign="end" color={count === 0 ? 'fg.muted' : 'fg'} whiteSpace="nowrap">
                {count}{' '}
                <Box as="span" color="fg.muted" display="inline-block" minW="3.4rem">
                  {share}
                </Box>
              </Box>
            </Box>
          </Fragment>
        );
      })}
    </Grid>
  );
}
