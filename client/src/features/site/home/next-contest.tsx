import { Box, chakra, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { useServerNow } from '../../../lib/clock/use-server-clock.ts';
import { formatDateTime } from '../../../lib/format/figures.ts';
import { formatFarSpan, formatRemaining, weekMs } from '../../../lib/format/remaining.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import type { RecentContests_ContestFragment } from './home-page.generated.ts';

interface NextContestProps {
  /** Null while loading; undefined: none is near. */
  readonly contest: RecentContests_ContestFragment | null | undefined;
}

/** The contest that is on or comes next, and how long until it ends or begins; nothing when none is near. */
export function NextContest({ contest }: NextContestProps) {
  if (contest === null) return <Skeleton h="8rem" m="4" borderRadius="l2" />;
  return contest === undefined ? null : <Near contest={contest} />;
}

function Near({
  contest: { id, title, type, groupName, startsAt, endsAt },
}: {
  readonly contest: RecentContests_ContestFragment;
}) {
  const t = useText();
  const locale = useLocale();
  const headingId = useId();
  const now = useServerNow();
  const isRunning = Date.parse(startsAt) <= now;
  const leftMs = Date.parse(isRunning ? endsAt : startsAt) - now;
  const time = leftMs > weekMs ? formatFarSpan(leftMs, locale) : formatRemaining(leftMs);
  return (
    <Box
      as="section"
      aria-labelledby={headingId}
      minW="0"
      p={{ base: '4', md: '5' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      borderStartWidth={{ md: '1px' }}
    >
      <Heading as="h2" size="sm" id={headingId} mb="3">
        {isRunning ? t({ id: 'home.next.running' }) : t({ id: 'home.next' })}
      </Heading>
      <TextLink to={`/contest/${id}`} display="block" lineClamp="3" fontWeight="medium" title={title}>
        {title}
      </TextLink>
      <Text color="fg.muted" fontSize="xs" mt="1" overflowWrap="anywhere">
        {groupName === null ? null : `${groupName} · `}
        {type} · {formatDateTime(new Date(isRunning ? endsAt : startsAt)).slice(0, -':ss'.length)}
      </Text>
      <chakra.span
        display="block"
        role="timer"
        mt="3"
        fontSize="xl"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={isRunning ? 'green.fg' : 'accent.fg'}
      >
        {isRunning ? t({ id: 'home.next.left' }, { time }) : t({ id: 'home.next.startsIn' }, { time })}
      </chakra.span>
    </Box>
  );
}
