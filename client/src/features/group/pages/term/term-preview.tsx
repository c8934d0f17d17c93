import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { TermPlan } from './term-values.ts';

/** What a new term takes over, with the times of contests once a day is chosen. */
export function TermPreview({ plan, hasDay }: { readonly plan: TermPlan; readonly hasDay: boolean }) {
  const t = useText();
  const { contests, trainings, classCount } = plan;
  const leftOut = trainings.reduce((sum, { leftOutCount }) => sum + leftOutCount, 0);
  return (
    <Stack as="section" gap="3" p="3" bg="bg.subtle" borderRadius="l2" aria-label={t({ id: 'group.term.preview' })}>
      <Heading as="h3" size="sm">
        {t({ id: 'group.term.preview' })}
      </Heading>
      <Text fontSize="sm">
        {t({ id: 'group.term.parts' }, { contests: contests.length, trainings: trainings.length, classes: classCount })}
      </Text>
      {contests.length === 0 ? null : (
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'nav.contests' })} aria-live="polite" fontSize="sm">
          {contests.map(({ id, title, startsAt, newStartsAt, newEndsAt }) => (
            <Box as="li" key={id} mb="2">
              <Box fontWeight="medium" overflowWrap="anywhere">
                {title}
              </Box>
              <Box color="fg.muted" fontVariantNumeric="tabular-nums">
                {hasDay
                  ? t(
                      { id: 'group.term.times' },
                      { from: formatMinute(new Date(newStartsAt)), to: formatMinute(new Date(newEndsAt)) },
                    )
                  : t({ id: 'group.term.was' }, { time: formatMinute(new Date(startsAt)) })}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {trainings.length === 0 ? null : (
        <Stack as="ul" listStyleType="none" aria-label={t({ id: 'nav.training' })} gap="1" fontSize="sm">
          {trainings.map(({ id, title, problemCount }) => (
            <Box as="li" key={id} overflowWrap="anywhere">
              {t({ id: 'group.term.training' }, { title, count: problemCount })}
            </Box>
          ))}
        </Stack>
      )}
      {leftOut === 0 ? null : (
        <Text fontSize="sm" role="note">
          {t({ id: 'group.term.leftOut' }, { count: leftOut })}
        </Text>
      )}
      <Text fontSize="sm" color="fg.muted">
        {t({ id: 'group.term.never' })}
      </Text>
    </Stack>
  );
}
