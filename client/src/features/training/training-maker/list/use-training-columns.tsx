import { Badge, Box, chakra } from '@chakra-ui/react';
import type { Column } from '../../../../components/data-table/column.ts';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { TitleBadge } from '../../../../components/title-badge.tsx';
import { useText } from '../../../../lib/intl/use-text.ts';
import type { ManagedTrainingRow_TrainingFragment } from './managed-trainings.generated.ts';
import { TrainingActs } from './training-acts.tsx';

/** Columns of the list of trainings. */
export function useTrainingColumns(): readonly Column<ManagedTrainingRow_TrainingFragment>[] {
  const t = useText();
  return [
    {
      id: 'id',
      head: t({ id: 'table.id' }),
      kind: 'name',
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ id }) => id,
    },
    {
      id: 'title',
      head: t({ id: 'trainings.title' }),
      kind: 'name',
      cell: ({ id, title, isVisible, viewerCanEdit }) => (
        <Box minW="8rem">
          <TextLink to={viewerCanEdit ? `/admin/training/${id}/edit` : `/training/${id}`} fontWeight="medium">
            {title}
          </TextLink>{' '}
          {isVisible ? null : <Badge size="sm">{t({ id: 'trainings.hiddenMark' })}</Badge>}
        </Box>
      ),
    },
    {
      id: 'access',
      head: t({ id: 'trainings.access' }),
      isShort: true,
      cell: ({ access }) => (
        <Badge size="sm" colorPalette={access === 'PUBLIC' ? 'green' : 'amber'}>
          {access === 'PUBLIC' ? t({ id: 'trainings.access.public' }) : t({ id: 'trainings.access.private' })}
        </Badge>
      ),
    },
    {
      id: 'category',
      head: t({ id: 'trainings.category' }),
      cell: ({ category }) =>
        category === null ? null : (
          <chakra.span display="inline-flex" maxW="10rem" overflow="hidden" borderRadius="l1" title={category.name}>
            <TitleBadge name={category.name} color={category.color} />
          </chakra.span>
        ),
    },
    {
      id: 'rank',
      head: t({ id: 'trainings.rank' }),
      isShort: true,
      cell: ({ rank }) => rank,
    },
    { id: 'author', head: t({ id: 'trainings.author' }), cell: ({ author }) => author.username },
    {
      id: 'problems',
      head: t({ id: 'trainings.problems' }),
      isShort: true,
      cell: ({ problemCount }) => problemCount,
    },
    {
      id: 'modified',
      head: t({ id: 'trainings.modified' }),
      isShort: true,
      cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
    },
    {
      id: 'acts',
      head: t({ id: 'table.acts' }),
      kind: 'acts',
      cell: (training) => <TrainingActs training={training} />,
    },
  ];
}
