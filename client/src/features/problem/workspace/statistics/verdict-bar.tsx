import { Box, chakra, Flex } from '@chakra-ui/react';
import { joinList } from '../../../../lib/intl/join-list.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withColon } from '../../../../lib/intl/with-colon.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { statusLook } from '../../../../lib/status/status.ts';
import type { Statement_Problem_Problem_Fragment } from '../statement.generated.ts';
import { countsOf } from './counts.ts';
import { useLiveStatistics } from './use-live-statistics.ts';

/** How submissions to the problem ended, as a bar that follows each verdict, with the figures beside it. */
export function VerdictBar({ problem }: { readonly problem: Statement_Problem_Problem_Fragment }) {
  const t = useText();
  const locale = useLocale();
  const counts = countsOf(useLiveStatistics(problem));
  const named =
    counts.length === 0
      ? t({ id: 'problem.noVerdicts' })
      : joinList(
          counts.map(({ status, count }) => `${t(statusLook(status).label)} ${count}`),
          locale,
        );
  return (
    <Flex
      align="center"
      gap="2"
      mt="2"
      h="5"
      role="img"
      aria-label={withColon(t({ id: 'problem.statistics' }), locale) + named}
      title={named}
      data-testid="verdict-bar"
    >
      <Flex
        w={{ base: '7rem', sm: '10rem' }}
        h="1.5"
        flexShrink="0"
        borderRadius="full"
        overflow="hidden"
        bg="bg.muted"
      >
        {counts.map(({ status, count }) => (
          <Box
            key={status}
            bg={`${statusLook(status).tone}.solid`}
            minW="2px"
            flexBasis="0"
            transition="flex-grow {durations.slow}"
            style={{ flexGrow: count }}
          />
        ))}
      </Flex>
      <chakra.span color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums" truncate>
        {counts.length === 0
          ? named
          : counts.map(({ status, count }) => `${statusLook(status).short} ${count}`).join(' · ')}
      </chakra.span>
    </Flex>
  );
}
