import { Box, Flex, Text } from '@chakra-ui/react';
import { MutedFold } from '../../../../components/comment/muted-fold.tsx';
import { RoleBadge } from '../../../../components/comment/role-badge.tsx';
import { DiscussionBadges } from '../../../../components/discussion/discussion-badges.tsx';
import { useDiscussionPlace } from '../../../../components/discussion/discussion-place.ts';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { TitleBadge } from '../../../../components/title-badge.tsx';
import { UserAvatar } from '../../../../components/user-avatar.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { discussionAddress } from '../../../../lib/address/discussion-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { DiscussionRow_DiscussionFragment } from './discussion-list.generated.ts';

/** A discussion in the list: what it is about, by whom, and how much it is read. */
export function DiscussionRow({ discussion }: { readonly discussion: DiscussionRow_DiscussionFragment }) {
  const t = useText();
  const { groupId } = useDiscussionPlace();
  const { id, title, description, category, author, viewCount, likeCount, commentCount, createdAt } = discussion;
  return (
    <Flex as="li" gap="3" px="3" py="3" layerStyle="row">
      <UserAvatar username={author.username} avatarUrl={author.avatarUrl} size="8" />
      <Box flex="1" minW="0">
        <MutedFold author={author}>
          <Flex gap="1.5" wrap="wrap" align="center">
            <TextLink to={discussionAddress(groupId, id)} fontWeight="medium" overflowWrap="anywhere">
              {title}
            </TextLink>
            <DiscussionBadges discussion={discussion} />
          </Flex>
          <Text mt="0.5" color="fg.muted" fontSize="sm" lineClamp="2" overflowWrap="anywhere">
            {description}
          </Text>
        </MutedFold>
        <Flex mt="1.5" columnGap="3" rowGap="1" wrap="wrap" align="center" color="fg.muted" fontSize="xs">
          <Flex gap="1.5" align="center" wrap="wrap" minW="0">
            <UserLink username={author.username} />
            <RoleBadge role={author.role} />
            <TitleBadge name={author.titleName} color={author.titleColor} />
          </Flex>
          <span>{category.name}</span>
          <span>{t({ id: 'discussion.comments' }, { count: commentCount })}</span>
          <span>{t({ id: 'discussion.likes' }, { count: likeCount })}</span>
          <span>{t({ id: 'discussion.views' }, { count: viewCount })}</span>
          <RelativeTime at={createdAt} />
        </Flex>
      </Box>
    </Flex>
  );
}
