import { Box, Button, Flex } from '@chakra-ui/react';
import type { Column } from '../../../components/data-table/column.ts';
import { ModerationSwitches } from '../../../components/discussion/moderation-switches.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { DiscussionLink } from './discussion-link.tsx';
import type { ManagedDiscussion_DiscussionFragment } from './managed-discussions.generated.ts';

type Managed = ManagedDiscussion_DiscussionFragment;

/** Columns of the list of discussions. @param onDelete asks whether to. */
export function useDiscussionColumns(onDelete: (discussion: Managed) => void): readonly Column<Managed>[] {
  const t = useText();
  return [
    { id: 'id', head: t({ id: 'table.id' }), kind: 'name', isShort: true, cell: ({ id }) => id },
    {
      id: 'title',
      head: t({ id: 'discussion.title' }),
      kind: 'name',
      cell: (discussion) => <DiscussionLink discussion={discussion} />,
    },
    { id: 'author', head: t({ id: 'table.author' }), cell: ({ author }) => <Box minW="5.5rem">{author.username}</Box> },
    {
      id: 'category',
      head: t({ id: 'discussion.category' }),
      cell: ({ category }) => <Box minW="6rem">{category.name}</Box>,
    },
    {
      id: 'figures',
      head: t({ id: 'discussion.admin.figures' }),
      cell: ({ commentCount, likeCount, viewCount }) => (
        <Flex columnGap="2" wrap="wrap" color="fg.muted" fontSize="xs">
          <span>{t({ id: 'discussion.comments' }, { count: commentCount })}</span>
          <span>{t({ id: 'discussion.likes' }, { count: likeCount })}</span>
          <span>{t({ id: 'discussion.views' }, { count: viewCount })}</span>
        </Flex>
      ),
    },
    {
      id: 'created',
      head: t({ id: 'table.created' }),
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      id: 'acts',
      head: t({ id: 'table.acts' }),
      kind: 'acts',
      cell: (discussion) => (
        <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" justify={{ md: 'flex-end' }}>
          <ModerationSwitches discussion={discussion} title={discussion.title} />
          <Button
            size="xs"
            variant="outline"
            colorPalette="red"
            color="red.fg"
            aria-label={t(
              { id: 'discussion.admin.switchOf' },
              { name: t({ id: 'discussion.delete' }), title: discussion.title },
            )}
            onClick={() => onDelete(discussion)}
          >
            {t({ id: 'discussion.delete' })}
          </Button>
        </Flex>
      ),
    },
  ];
}
