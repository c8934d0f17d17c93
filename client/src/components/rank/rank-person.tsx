import { Box, Flex } from '@chakra-ui/react';
import { TitleBadge } from '../title-badge.tsx';
import { UserAvatar } from '../user-avatar.tsx';
import { UserLink } from '../user-link.tsx';

interface RankPersonProps {
  readonly user: {
    readonly username: string;
    readonly nickname: string | null;
    readonly avatarUrl: string | null;
    readonly titleName: string | null;
    readonly titleColor: string | null;
  };
}

/** Who stands at a place: picture, name, title, nickname. */
export function RankPerson({ user }: RankPersonProps) {
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
