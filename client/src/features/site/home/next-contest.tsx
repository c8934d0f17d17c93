import { Box, chakra, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { useServerNow } from '../../../lib/clock/use-server-clock.ts';
import { formatMinute } from '../../../lib/format/figures.ts';
import { formatFarSpan, formatRemaining, weekMs } from '../../../lib/format/remaining.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import type { RecentContests_ContestFragment } from './home-page.generated.ts';

interface NextContestProps {
  /** Running and coming ones; null while loading; undefined: not known. */
  readonly contests: readonly RecentContests_ContestFragment[] | null | undefined;
}

/** The contest whose start or end comes next, and the time until then. */
export function NextContest({ contests }: NextContestProps) {
  if (contests === undefined) return null;
  if (contests === null) return <Skeleton h="8rem" m="4" borderRadius="l2" />;
  return <Nearest contests={contests} />;
}

function Nearest({ contests }: { readonly contests: readonly RecentContests_ContestFragment[] }) {
  const now = useServerNow();
  const nearest = contests
    .map((contest) => ({ contest, ...nextMomentOf(contest, now) }))
    .filter(({ leftMs }) => leftMs > 0)
    .toSorted((a, b) => a.leftMs - b.leftMs)[0];
  return nearest === undefined ? <None /> : <Near {...nearest} />;
}

interface NextMoment {
  readonly isRunning: boolean;
  /** Until the start, or the end of a running contest. */
  readonly leftMs: number;
}

function nextMomentOf({ startsAt, endsAt }: RecentContests_ContestFragment, now: number): NextMoment {
  const isRunning = Date.parse(startsAt) <= now;
  return { isRunning, leftMs: Date.parse(isRunning ? endsAt : startsAt) - now };
}

/** Its column stays, so that what stands beside it keeps its width. */
function None() {
  const t = useText();
  return (
    <Part heading={t({ id: 'home.next' })}>
      <Text color="fg.muted" mb="1">
        {t({ id: 'home.next.none' })}
      </Text>
      <TextLink to="/contest" fontSize="sm">
        {t({ id: 'home.next.all' })}
      </TextLink>
    </Part>
  );
}

/** As high on a phone as its skeleton: nothing below it moves. */
function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      minW="0"
      minH={{ base: '10rem', md: 'unset' }}
      p={{ base: '4', md: '5' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      borderStartWidth={{ md: '1px' }}
    >
      <Heading as="h2" size="sm" id={id} mb="3">
        {heading}
      </Heading>
      {children}
    </Box>
  );
}

function Near({
  contest: { id, title, type, groupName, startsAt, endsAt },
  isRunning,
  leftMs,
}: NextMoment & { readonly contest: RecentContests_ContestFragment }) {
  const t = useText();
  const locale = useLocale();
  const time = leftMs > weekMs ? formatFarSpan(leftMs, locale) : formatRemaining(leftMs, locale);
  return (
    <Part heading={isRunning ? t({ id: 'home.next.running' }) : t({ id: 'home.next' })}>
      <TextLink to={`/contest/${id}`} display="block" lineClamp={{ base: 1, md: 3 }} fontWeight="medium" title={title}>
        {title}
      </TextLink>
      <Text color="fg.muted" fontSize="xs" mt="1" overflowWrap="anywhere">
        {groupName === null ? null : `${groupName} · `}
        {type} ·{' '}
        {isRunning
          ? t({ id: 'home.contests.until' }, { time: formatMinute(new Date(endsAt)) })
          : t({ id: 'home.contests.from' }, { time: formatMinute(new Date(startsAt)) })}
      </Text>
      <chakra.span
        display="block"
        role="timer"
        mt="3"
        fontSize="xl"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        wordBreak="keep-all"
        color={isRunning ? 'green.fg' : 'accent.fg'}
      >
        {isRunning ? t({ id: 'home.next.left' }, { time }) : t({ id: 'home.next.startsIn' }, { time })}
      </chakra.span>
    </Part>
  );
}
