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
  /** As the roster of a group names them, where the viewer may read it. */
  readonly roster?: { readonly name: string; readonly number: string } | null;
  /** False where names need the width. */
  readonly hasPicture?: boolean;
}

/** Who stands at a place: picture, name, title, nickname, and who they are by a roster. */
export function RankPerson({ user, roster = null, hasPicture = true }: RankPersonProps) {
  return (
    <Flex align="center" gap="2" minW="0">
      {hasPicture ? <UserAvatar username={user.username} avatarUrl={user.avatarUrl} size="7" /> : null}
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
        {roster === null ? null : (
          <Box color="fg.muted" fontSize="xs" overflowWrap="anywhere">
            {roster.name} · {roster.number}
          </Box>
        )}
      </Box>
    </Flex>
  );
}
