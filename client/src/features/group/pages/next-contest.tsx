import { Flex, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { now, onTick } from '../../../lib/format/clock.ts';
import { formatMinute } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { NextContest_ContestFragment } from './next-contest.generated.ts';

interface NextContestProps {
  readonly contest: NextContest_ContestFragment;
}

/** What is on in a group, or comes next. */
export function NextContest({ contest: { id, title, startsAt, endsAt } }: NextContestProps) {
  const t = useText();
  const current = useSyncExternalStore(onTick, now);
  const isRunning = Date.parse(startsAt) <= current;
  return (
    <Flex gap="2" align="baseline" minW="0" fontSize="sm">
      <TextLink to={`/contest/${id}`} display="block" minW="0" truncate title={title}>
        {title}
      </TextLink>
      <Text flexShrink="0" color="fg.muted" fontSize="xs">
        {isRunning
          ? t({ id: 'group.contest.until' }, { time: formatMinute(new Date(endsAt)) })
          : t({ id: 'group.contest.from' }, { time: formatMinute(new Date(startsAt)) })}
      </Text>
    </Flex>
  );
}
