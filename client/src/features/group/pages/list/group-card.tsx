import { Box, Flex, Text } from '@chakra-ui/react';
import { RowChoice } from '../../../../components/data-table/row-choice.tsx';
import type { Selection } from '../../../../components/data-table/use-selection.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { ScrollingName } from '../../../../components/scrolling-name.tsx';
import { SignedInLink } from '../../../../components/signed-in-link.tsx';
import { UserAvatar } from '../../../../components/user-avatar.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { formatDay } from '../../../../lib/format/figures.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { RestoreButton } from '../frame/restore-button.tsx';
import { GroupBadges } from '../group-badges.tsx';
import { NextContest } from '../next-contest.tsx';
import type { GroupCard_GroupFragment } from './group-list.generated.ts';

interface GroupCardProps {
  readonly group: GroupCard_GroupFragment;
  /** For what is done to several groups at once; null: nothing is. */
  readonly selection: Selection<GroupCard_GroupFragment> | null;
}

/** A group of the list; all of its card opens it. */
export function GroupCard({ group, selection }: GroupCardProps) {
  const t = useText();
  const { id, name, brief, avatarUrl, memberCount, createdAt, owner, nextContest } = group;
  return (
    <Panel as="li" position="relative" p="4" _hover={{ borderColor: 'accent.solid' }}>
      <Flex gap="3">
        {selection === null ? null : (
          // Above the link that covers the card.
          <Box position="relative" zIndex="1" alignSelf="start">
            <RowChoice row={group} name={name} selection={selection} />
          </Box>
        )}
        <UserAvatar username={name} avatarUrl={avatarUrl} size="12" />
        <Box flex="1" minW="0">
          <SignedInLink
            to={`/group/${id}`}
            display="block"
            fontWeight="semibold"
            _before={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <ScrollingName>{name}</ScrollingName>
          </SignedInLink>
          {/* Above the link that covers the card. */}
          <Box position="relative" w="fit-content" maxW="full" fontSize="sm">
            <UserLink username={owner.username} />
          </Box>
        </Box>
      </Flex>
      <Text mt="2" minH="2lh" lineClamp="2" overflowWrap="anywhere" color="fg.muted" fontSize="sm">
        {brief}
      </Text>
      {nextContest === null ? null : (
        // Above the link that covers the card.
        <Box mt="2" position="relative" w="fit-content" maxW="full">
          <NextContest contest={nextContest} />
        </Box>
      )}
      {group.disbandedAt === null ? null : <Disbanded group={group} />}
      <Flex mt="3" columnGap="3" rowGap="1" wrap="wrap" align="center" color="fg.muted" fontSize="xs">
        <Flex gap="1.5" position="relative">
          <GroupBadges group={group} />
        </Flex>
        <Flex align="center" gap="1" fontVariantNumeric="tabular-nums">
          <Icon name="user" size="3.5" />
          {t({ id: 'group.memberCount' }, { count: memberCount })}
        </Flex>
        <Box as="time" ms="auto" title={t({ id: 'group.created' })}>
          {formatDay(new Date(createdAt))}
        </Box>
      </Flex>
    </Panel>
  );
}

/** Until when its owner may still restore it. */
function Disbanded({ group: { id, purgedAt, viewerCanDisband } }: Pick<GroupCardProps, 'group'>) {
  const t = useText();
  return (
    <Flex mt="2" gap="2" align="center" wrap="wrap" color="amber.fg" fontSize="sm">
      {purgedAt === null ? null : t({ id: 'group.purgedOn' }, { day: formatDay(new Date(purgedAt)) })}
      {viewerCanDisband ? (
        // Above the link that covers the card.
        <Box position="relative" zIndex="1">
          <RestoreButton groupId={id} />
        </Box>
      ) : null}
    </Flex>
  );
}
