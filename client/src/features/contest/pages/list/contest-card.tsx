import { Badge, Box, Flex } from '@chakra-ui/react';
import { Icon } from '../../../../components/icon/icon.tsx';
import { SignedInLink } from '../../../../components/signed-in-link.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { openBoardAddress } from '../../../../lib/address/open-board.ts';
import { useServerNow } from '../../../../lib/clock/use-server-clock.ts';
import { formatMinute } from '../../../../lib/format/figures.ts';
import { formatDuration } from '../../../../lib/format/remaining.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { ContestBadges } from '../frame/contest-badges.tsx';
import { statusAt } from '../frame/contest-time.ts';
import { Countdown } from '../frame/countdown.tsx';
import type { ContestCard_ContestFragment } from './contest-list.generated.ts';

/** Colour of the edge of a card. */
const edges = { SCHEDULED: 'accent.solid', RUNNING: 'green.solid', ENDED: 'border' } as const;

/** A contest of the list, with its clock. */
export function ContestCard({ contest }: { readonly contest: ContestCard_ContestFragment }) {
  const t = useText();
  const locale = useLocale();
  const status = statusAt(contest, useServerNow());
  const { id, title, startsAt, endsAt, participantCount, viewerIsRegistered } = contest;
  return (
    <Box
      as="li"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      borderStartWidth="4px"
      borderStartColor={edges[status]}
      px={{ base: '3', md: '4' }}
      py="3"
      data-testid="contest-card"
    >
      <Flex align="center" justify="space-between" columnGap="4" rowGap="1.5" wrap="wrap">
        <Box minW="0" flex="1 1 18rem">
          <SignedInLink to={`/contest/${id}`} fontWeight="semibold" fontSize="md" overflowWrap="anywhere">
            {title}
          </SignedInLink>
          <Flex mt="1.5" gap="1.5" wrap="wrap">
            <ContestBadges
              status={status}
              type={contest.type}
              access={contest.access}
              isOfGroup={contest.groupId !== null}
            />
            {viewerIsRegistered ? (
              <Badge colorPalette="green">
                <Icon name="check" size="3" />
                {t({ id: 'contest.registeredMark' })}
              </Badge>
            ) : null}
          </Flex>
        </Box>
        {status === 'ENDED' ? null : (
          <Countdown times={contest} fontWeight="semibold" color={status === 'RUNNING' ? 'green.fg' : 'accent.fg'} />
        )}
      </Flex>
      <Flex mt="2" columnGap="4" rowGap="1" wrap="wrap" color="fg.muted" fontSize="xs">
        <Flex as="span" align="center" gap="1">
          <Icon name="clock" size="3.5" />
          <time dateTime={startsAt}>{formatMinute(new Date(startsAt))}</time>
        </Flex>
        <span>
          {t({ id: 'contest.durationIs' }, { time: formatDuration(Date.parse(endsAt) - Date.parse(startsAt), locale) })}
        </span>
        <Flex as="span" align="center" gap="1">
          <Icon name="user" size="3.5" />
          {t({ id: 'contest.participantCount' }, { count: participantCount })}
        </Flex>
        {contest.isBoardOpen && status !== 'SCHEDULED' ? (
          <TextLink to={openBoardAddress(contest)} aria-label={t({ id: 'contest.openBoardOf' }, { title })}>
            {t({ id: 'contest.openBoard' })}
          </TextLink>
        ) : null}
      </Flex>
    </Box>
  );
}
