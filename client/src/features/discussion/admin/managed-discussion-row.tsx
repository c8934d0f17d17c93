import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { ModerationSwitches } from '../../../components/discussion/moderation-switches.tsx';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { DiscussionLink } from './discussion-link.tsx';
import type { ManagedDiscussion_DiscussionFragment } from './managed-discussions.generated.ts';

interface ManagedDiscussionRowProps {
  readonly discussion: ManagedDiscussion_DiscussionFragment;
  /** To be deleted together with others. */
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onDelete: () => void;
}

/** A discussion with what moderators do with it. */
export function ManagedDiscussionRow({ discussion, isChosen, onChoose, onDelete }: ManagedDiscussionRowProps) {
  const t = useText();
  const { id, title, category, author, viewCount, likeCount, commentCount, createdAt } = discussion;
  return (
    <Flex as="li" px="3" py="3" gap="2" columnGap="4" wrap="wrap" align="center" layerStyle="row">
      <Flex flex="1 1 20rem" minW="0" gap="3" align="start">
        <CheckLabel pt="0.5">
          <input
            type="checkbox"
            aria-label={t({ id: 'discussion.admin.choose' }, { title })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </CheckLabel>
        <Box minW="0">
          <Box overflowWrap="anywhere">
            <Box as="span" color="fg.muted">
              {id}
            </Box>{' '}
            <DiscussionLink discussion={discussion} />
          </Box>
          <Flex columnGap="3" wrap="wrap" color="fg.muted" fontSize="xs" mt="1">
            <span>{author.username}</span>
            <span>{category.name}</span>
            <span>{t({ id: 'discussion.comments' }, { count: commentCount })}</span>
            <span>{t({ id: 'discussion.likes' }, { count: likeCount })}</span>
            <span>{t({ id: 'discussion.views' }, { count: viewCount })}</span>
            <RelativeTime at={createdAt} />
          </Flex>
        </Box>
      </Flex>
      <Flex columnGap={{ base: '2', md: '4' }} rowGap="2" wrap="wrap" align="center">
        <ModerationSwitches discussion={discussion} title={title} />
        <Button size="xs" variant="outline" colorPalette="red" color="red.fg" onClick={onDelete}>
          <span aria-hidden>{t({ id: 'discussion.delete' })}</span>
          <chakra.span srOnly>
            {t({ id: 'discussion.admin.switchOf' }, { name: t({ id: 'discussion.delete' }), title })}
          </chakra.span>
        </Button>
      </Flex>
    </Flex>
  );
}
