import { Box, Flex } from '@chakra-ui/react';
import type { Column } from '../../../components/data-table/column.ts';
import { DiscussionBadges } from '../../../components/discussion/discussion-badges.tsx';
import { discussionSwitches, useModerateDiscussion } from '../../../components/discussion/use-moderate-discussion.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { MenuCheck, RowAct, RowMenu } from '../../../components/row-menu.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { DiscussionLink } from './discussion-link.tsx';
import type { ManagedDiscussion_DiscussionFragment } from './managed-discussions.generated.ts';

type Managed = ManagedDiscussion_DiscussionFragment;

/** Columns of the list of discussions. @param onDelete asks whether to. */
export function useDiscussionColumns(onDelete: (discussion: Managed) => void): readonly Column<Managed>[] {
  const t = useText();
  const moderate = useModerateDiscussion();
  return [
    { id: 'id', head: t({ id: 'table.id' }), kind: 'name', isShort: true, cell: ({ id }) => id },
    {
      id: 'title',
      head: t({ id: 'discussion.title' }),
      kind: 'name',
      cell: (discussion) => (
        <Flex columnGap="2" rowGap="1" wrap="wrap" align="center">
          <DiscussionLink discussion={discussion} />
          <DiscussionBadges discussion={discussion} />
        </Flex>
      ),
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
        <Flex justify={{ md: 'flex-end' }}>
          <RowMenu name={discussion.title}>
            {discussionSwitches.map(([name, label]) => (
              <MenuCheck
                key={name}
                id={name}
                label={t(label)}
                isOn={discussion[name]}
                onChange={(isOn) => void moderate(discussion.id, name, isOn)}
              />
            ))}
            <RowAct id="delete" isHarsh onPress={() => onDelete(discussion)}>
              {t({ id: 'discussion.delete' })}
            </RowAct>
          </RowMenu>
        </Flex>
      ),
    },
  ];
}
