import { Box, Flex } from '@chakra-ui/react';
import { TitleBadge } from '../../../../components/title-badge.tsx';
import { UserAvatar } from '../../../../components/user-avatar.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import type { TrainingRank_RowFragment } from './training-rank.generated.ts';

/** A member of the rank: picture, name, title, and nickname with school. */
export function RankUser({ user }: { readonly user: TrainingRank_RowFragment['user'] }) {
  const more = [user.nickname, user.school].filter((part) => part).join(' · ');
  return (
    <Flex align="center" gap="2" minW="0">
      <UserAvatar username={user.username} avatarUrl={user.avatarUrl} size="7" />
      <Box minW="0">
        <Flex align="center" columnGap="2" wrap="wrap">
          <UserLink username={user.username} />
          <TitleBadge name={user.titleName} color={user.titleColor} />
        </Flex>
        {more === '' ? null : (
          <Box color="fg.muted" fontSize="xs" maxW="16rem" truncate title={more}>
            {more}
          </Box>
        )}
      </Box>
    </Flex>
  );
}
