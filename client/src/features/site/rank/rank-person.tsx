import { Box, Flex } from '@chakra-ui/react';
import { TitleBadge } from '../../../components/title-badge.tsx';
import { UserAvatar } from '../../../components/user-avatar.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import type { RankTable_UserFragment } from './rank.generated.ts';

/** Who stands at a place: picture, name, title, nickname. */
export function RankPerson({ user }: { readonly user: RankTable_UserFragment }) {
  return (
    <Flex align="center" gap="2" minW="0">
      <UserAvatar username={user.username} avatarUrl={user.avatarUrl} size="7" />
      <Box minW="0">
        <Flex align="center" columnGap="2" wrap="wrap">
          <UserLink username={user.username} />
          <TitleBadge name={user.titleName} color={user.titleColor} />
        </Flex>
        {user.nickname ? (
          <Box color="fg.muted" fontSize="xs" truncate>
            {user.nickname}
          </Box>
        ) : null}
      </Box>
    </Flex>
  );
}
