import { Badge, Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../../../components/icon/icon.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { newsSlotStore } from '../../../../lib/contest-news/news-slot.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useContest } from './contest-context.ts';
import { Countdown } from './countdown.tsx';

interface ContestBarProps {
  /** Where the problem is shown alone; null: here. */
  readonly focusAddress: string | null;
  /** Problems of the contest, between its name and clock; on a phone below them. */
  readonly children?: ReactNode;
}

/** Name and clock of the contest in one line, above a problem, and notices of the contest below it. */
export function ContestBar({ focusAddress, children }: ContestBarProps) {
  return (
    <>
      <Bar focusAddress={focusAddress}>{children}</Bar>
      <Box ref={newsSlotStore.set} flexShrink="0" />
    </>
  );
}

function Bar({ focusAddress, children }: ContestBarProps) {
  const t = useText();
  const { contest, virtual } = useContest();
  return (
    <Flex
      align="center"
      columnGap="3"
      rowGap="1"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      px="3"
      py={{ base: '1.5', md: '0' }}
      minH="9"
      flexShrink="0"
      bg="bg.subtle"
      borderBottomWidth="1px"
      fontSize="sm"
    >
      <TextLink
        to={`/contest/${contest.id}/problems`}
        flex={{ base: '1', md: '0 1 auto' }}
        minW={{ base: '0', md: '6rem' }}
        truncate
        fontWeight="medium"
      >
        {contest.title}
      </TextLink>
      <Badge hideBelow="lg">{contest.type}</Badge>
      {children}
      <Countdown times={virtual ?? contest} ms="auto" fontWeight="semibold" />
      {focusAddress === null ? null : (
        <chakra.span hideBelow="md" display="inline-flex">
          <RouterLink to={focusAddress} aria-label={t({ id: 'contest.focus' })} title={t({ id: 'contest.focus' })}>
            <Icon name="device" />
          </RouterLink>
        </chakra.span>
      )}
    </Flex>
  );
}
